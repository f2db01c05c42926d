import { mount } from "svelte";
import App from "./App.svelte";
import "./style/fonts.css";
import "./art/colours.css";
import "./style/tokens.css";
import "./style/base.css";
import { fetchBox } from "./box.svelte.ts";
import { openEarly } from "./net/early.ts";
import { codeIn, screenAt } from "./routes.ts";
import { show, whenChosenElsewhere } from "./settings.svelte.ts";
import { insist } from "./net/load.ts";
import { say } from "./status.svelte.ts";
import { whenQuiet } from "./quiet.ts";
import { t, useLanguage, wantedLanguage } from "./words/words.svelte.ts";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");

show();
// All that the first screen needs is asked for at once; whoever shows it says what has not come.
const code = codeIn(window.location.pathname);
if (code) {
  openEarly(code);
  void fetchBox();
} else {
  screenAt(window.location.pathname)().catch(() => undefined);
}
// Nothing is shown before its words are there: a page of keys would help nobody. Until then the page
// has a text of its own, which says so in every language.
await insist(() => useLanguage(wantedLanguage()));
target.replaceChildren();
mount(App, { target });
// What nobody has thought of is at least said; most of the page goes on.
for (const kind of ["error", "unhandledrejection"])
  window.addEventListener(kind, () => say(t("broken-note"), "warning"));
whenChosenElsewhere(() => void insist(() => useLanguage(wantedLanguage())));
// What makes the next visit possible without a network must not slow this one down.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  whenQuiet(() => void import("./install/install.ts").then(({ install }) => install()).catch(() => undefined));
}
