import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/style/fonts.css";
import "./art/colours.css";
import "./ui/style/tokens.css";
import "./ui/style/base.css";
import "./ui/style/alive.css";
import { fetchBox } from "./box.svelte.ts";
import { openEarly } from "./net/early.ts";
import { codeIn, screenAt } from "./routes.ts";
import { followSystem, show, whenChosenElsewhere } from "./settings.svelte.ts";
import { retry } from "./net/load.ts";
import { toast } from "./ui/toasts.svelte.ts";
import { onIdle } from "./ui/idle.ts";
import { t, useLanguage, wantedLanguage } from "./i18n/words.svelte.ts";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");

show();
followSystem();
// Request everything for the first screen in parallel. The screen itself reports failures.
const code = codeIn(window.location.pathname);
if (code) {
  openEarly(code);
  void fetchBox();
} else {
  screenAt(window.location.pathname)().catch(() => undefined);
}
// Show no screen before its messages have loaded. Until then `index.html` shows a text in all languages.
await retry(() => useLanguage(wantedLanguage()));
target.replaceChildren();
mount(App, { target });
// Show a toast for unexpected errors; most of the page still works.
for (const kind of ["error", "unhandledrejection"])
  window.addEventListener(kind, () => toast(t("broken-note"), "warning"));
whenChosenElsewhere(() => void retry(() => useLanguage(wantedLanguage())));
// Decoration does not slow down the first view.
onIdle(() => void import("./ui/alive.ts").then(({ keepAlive }) => keepAlive()).catch(() => undefined));
// Install the service worker when the page is idle, so that it does not slow down this visit.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  onIdle(() => void import("./pwa/install.ts").then(({ install }) => install()).catch(() => undefined));
}
