/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:languages" {
  /** Where the words of every page are, by language. */
  export const pages: Record<string, string>;
  /** Where the words of the rules and the lessons are, by language. */
  export const long: Record<string, string>;
}
