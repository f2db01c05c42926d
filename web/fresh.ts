/** Test files share a process and its DOM. This resets what a file could leave before each file. */
import { vi } from "vitest";

vi.resetModules();
vi.unstubAllGlobals();
vi.restoreAllMocks();
localStorage.clear();
document.body.replaceChildren();
// Settings are attributes of the root, such as the pace of animations.
for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
