import { afterEach, expect, test, vi } from "vitest";
import { buzz } from "./buzz.ts";

afterEach(() => vi.unstubAllGlobals());

test("vibrates where that is wanted, and nowhere else", () => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { vibrate });
  buzz("yourTurn", false);
  expect(vibrate).not.toHaveBeenCalled();
  buzz("yourTurn", true);
  expect(vibrate).toHaveBeenCalledTimes(1);
});

test("leaves devices alone that cannot, and pages that nobody has touched", () => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: false } });
  buzz("lose", true);
  expect(vibrate).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", {});
  buzz("lose", true);
});
