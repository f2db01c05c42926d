import { afterEach, expect, test, vi } from "vitest";
import { buzz } from "./buzz.ts";

afterEach(() => vi.unstubAllGlobals());

test("vibrates only if the setting is on", () => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { vibrate });
  buzz("yourTurn", false);
  expect(vibrate).not.toHaveBeenCalled();
  buzz("yourTurn", true);
  expect(vibrate).toHaveBeenCalledTimes(1);
});

test("does nothing on devices without vibration and before the first press", () => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: false } });
  buzz("lose", true);
  expect(vibrate).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", {});
  buzz("lose", true);
});
