/** The screens that visitors open first, in one file; see `routes.ts`. */
export { default as Home } from "./Home.svelte";
export { default as Lobby } from "./Lobby.svelte";
export { default as Lost } from "./Lost.svelte";
export { default as New } from "./New.svelte";
