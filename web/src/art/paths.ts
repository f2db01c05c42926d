/** Pictures as SVG paths that Svelte does not watch: a drawing never changes, so no path needs an effect. */
import type { Attachment } from "svelte/attachments";
import { moving, type Layer } from "./pixels.ts";

const SVG = "http://www.w3.org/2000/svg";
const drawn = new WeakMap<readonly Layer[], SVGElement>();

function draw(layers: readonly Layer[], rendering: string): SVGElement {
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("shape-rendering", rendering);
  const add = (fill: string, d: string): SVGElement => {
    const path = group.appendChild(document.createElementNS(SVG, "path"));
    path.setAttribute("fill", fill);
    path.setAttribute("d", d);
    return path;
  };
  for (const [fill, d] of layers) add(fill, d);
  for (const [motion, fill, d] of moving.get(layers) ?? []) add(fill, d).classList.add(motion);
  drawn.set(layers, group);
  return group;
}

/** Draw layers below everything else in an SVG element. */
export function paint(layers: readonly Layer[], rendering = "crispEdges"): Attachment<SVGElement> {
  return (svg) => {
    const group = (drawn.get(layers) ?? draw(layers, rendering)).cloneNode(true) as SVGElement;
    svg.prepend(group);
    return () => group.remove();
  };
}
