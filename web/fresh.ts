/** Test files share a process and its DOM. This resets modules, globals and storage before each file. */
import { vi } from "vitest";

vi.resetModules();
vi.unstubAllGlobals();
localStorage.clear();
document.body.replaceChildren();
