/** Characters: eight by eight pixels in sixteen colours, painted by the player or one of ours. */

import characters from "../../../src/overworld/pictures/art/characters.json";
import { isPlayer, PLAYERS, type PlayerColour } from "./colours.ts";
import { Canvas, type Layer } from "./pixels.ts";

/** The sixteen colours of the paint box; the digit of a pixel is its place here. Names: `paint-<id>`. */
export const PALETTE: readonly { readonly id: string; readonly fill: string }[] = characters.palette;

/** The characters that come with the colours. */
export const SKINS: Readonly<Record<PlayerColour, string>> = characters.skins;

/** Whether a text is a painted character. */
export function isPaint(text: string): boolean {
  return /^[0-9a-f]{64}$/i.test(text);
}

/** The side of the square that a character stands on. */
export const STAND = 14;

/** Return the pixels of a player's character: the painted one, or the one of the colour. */
export function skinOf(colour: string, paint: string): string {
  return isPaint(paint) ? paint : SKINS[isPlayer(colour) ? colour : "red"];
}

/** The pixels of a character with a dark line around them, above the base. */
export function skinLayers(skin: string): Layer[] {
  const canvas = new Canvas(STAND);
  [...skin].forEach((digit, at) => {
    const value = parseInt(digit, 16);
    if (value) canvas.set(3 + (at % 8), 1 + Math.floor(at / 8), PALETTE[value]!.fill);
  });
  canvas.outline("#17121f");
  return canvas.layers();
}

/** The colour of a character's base. */
export function baseOf(colour: string): string {
  return isPlayer(colour) ? PLAYERS[colour] : "#555e6b";
}
