import { mount } from "svelte";
import App from "./App.svelte";
import "./art/colours.css";
import "./style/tokens.css";
import "./style/base.css";
import { fetchBox } from "./box.svelte.ts";
import { openEarly } from "./net/early.ts";
import { codeIn, screenAt } from "./routes.ts";
import { show, whenChosenElsewhere } from "./settings.svelte.ts";
import { whenQuiet } from "./table/later.ts";
import { FALLBACK, language, useLanguage, wantedLanguage } from "./words/words.svelte.ts";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");

show();
// All that the first screen needs is asked for at once; whoever shows it says what has not come.
const code = codeIn(window.location.pathname);
if (code) {
  openEarly(code);
  fetchBox().catch(() => undefined);
} else {
  screenAt(window.location.pathname)().catch(() => undefined);
}
// Nothing is shown before its words are there: a page of keys would help nobody.
await useLanguage(wantedLanguage()).catch(() => useLanguage(FALLBACK));
mount(App, { target });
whenChosenElsewhere(() => {
  if (wantedLanguage() !== language()) useLanguage(wantedLanguage()).catch(() => undefined);
});
// What makes the next visit possible without a network must not slow this one down.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  whenQuiet(() => void import("./install/install.ts").then(({ install }) => install()).catch(() => undefined));
}
