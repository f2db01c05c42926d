/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:languages" {
  /** The URLs of the messages of all pages, by language. */
  export const pages: Record<string, string>;
  /** The URLs of the messages of rules and lessons, by language. */
  export const long: Record<string, string>;
}
