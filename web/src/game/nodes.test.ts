import { expect, test } from "vitest";
import { Nodes } from "./nodes.ts";

test("a place has the elements that are registered there, in the order of the page", () => {
  const nodes = new Nodes();
  const [first, second] = [document.createElement("i"), document.createElement("b")];
  document.body.append(first, second);
  expect(nodes.find("card A")).toBeNull();
  const leave = nodes.at("card A")(second);
  nodes.at("card A")(first);
  nodes.at("card B")(second);
  expect(nodes.all("card A")).toEqual([first, second]);
  expect(nodes.find("card A")).toBe(first);
  leave?.();
  expect(nodes.all("card A")).toEqual([first]);
  expect(nodes.find("card B")).toBe(second);
});

test("an element that is drawn again stays registered, because a place has one attachment", () => {
  const nodes = new Nodes();
  expect(nodes.at("cell c4")).toBe(nodes.at("cell c4"));
  expect(nodes.at("cell c4")).not.toBe(nodes.at("cell c3"));
});
