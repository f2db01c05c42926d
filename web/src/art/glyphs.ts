import glyphs from "../../../src/overworld/pictures/art/glyphs.json";

/** One-colour symbols on a square of 16: shape tells what colour alone must not. "~" marks lines instead of areas; those of materials are polygons only, because the cube maps them onto its faces. */
export const GLYPHS: Readonly<Record<string, string>> = glyphs;
