import { expect, test } from "vitest";
import { deviceLabel } from "./device.ts";

test("a browser is labelled by its name and system", () => {
  expect(deviceLabel("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe("Firefox, Linux");
  expect(deviceLabel("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1")).toBe(
    "Safari, iPhone",
  );
  expect(deviceLabel("Mozilla/5.0 (Windows NT 10.0) Chrome/150.0 Safari/537.36 Edg/150.0")).toBe("Edge, Windows");
  expect(deviceLabel("unknown")).toBe("");
});
