import { mount } from "svelte";
import App from "./App.svelte";
import "./art/colours.css";
import "./style/tokens.css";
import "./style/base.css";
import { useLanguage, wantedLanguage } from "./words/words.svelte.ts";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");

// Nothing is shown before its words are there: a page of keys would help nobody.
await useLanguage(wantedLanguage());
mount(App, { target });
