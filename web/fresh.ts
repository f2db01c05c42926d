/** Files of tests share a process and its page; each begins with modules, globals and a store that nobody has used. */
import { vi } from "vitest";

vi.resetModules();
vi.unstubAllGlobals();
localStorage.clear();
document.body.replaceChildren();
