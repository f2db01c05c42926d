import { afterEach, expect, test } from "vitest";
import { linkBase, linkTo, notePublicUrl } from "./links.ts";

afterEach(() => notePublicUrl());

test("links begin with the public URL of the server, if it has one", () => {
  expect(linkTo("QK7MPX")).toBe(`${window.location.origin}/t/QK7MPX`);
  notePublicUrl("http://192.168.0.7:8765");
  expect(linkBase()).toBe("http://192.168.0.7:8765");
  expect(linkTo("QK7MPX", 12)).toBe("http://192.168.0.7:8765/t/QK7MPX?step=12&play=1");
  notePublicUrl("");
  expect(linkBase()).toBe(window.location.origin);
});
