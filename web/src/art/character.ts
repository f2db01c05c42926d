/** Characters: eight by eight pixels in sixteen colours, painted by the player or one of ours. */

import { PLAYERS, type PlayerColour } from "./colours.ts";
import { Canvas, type Layer } from "./pixels.ts";

/** The sixteen colours of the paint box; the digit of a pixel is its place here. Names: `paint-<id>`. */
export const PALETTE: readonly { readonly id: string; readonly fill: string }[] = [
  { id: "none", fill: "none" },
  { id: "black", fill: "#1b1b22" },
  { id: "white", fill: "#ffffff" },
  { id: "grey", fill: "#9aa3ad" },
  { id: "slate", fill: "#555e6b" },
  { id: "red", fill: "#c1272d" },
  { id: "orange", fill: "#f08a24" },
  { id: "yellow", fill: "#ffd23f" },
  { id: "mint", fill: "#12b886" },
  { id: "green", fill: "#1f7a3a" },
  { id: "blue", fill: "#1f6fd6" },
  { id: "sky", fill: "#7cc8f2" },
  { id: "purple", fill: "#7b4fb5" },
  { id: "pink", fill: "#f29ab8" },
  { id: "brown", fill: "#7a4a25" },
  { id: "skin", fill: "#e8b98a" },
];

/** The characters that come with the colours. */
export const SKINS: Readonly<Record<PlayerColour, string>> = {
  red: ["00055500", "00555550", "055fff50", "05f1f1f0", "00fffff0", "00dfffd0", "05552555", "0f55555f"].join(""),
  blue: ["00eeeee0", "0eeeeeee", "0ee7777e", "0ef1f1fe", "00fffff0", "00feeef0", "0aaabaaa", "0faaaaaf"].join(""),
  yellow: ["00033000", "00777700", "07777770", "07144170", "07777770", "00711700", "33777733", "30777703"].join(""),
  green: ["00009000", "00999900", "09999990", "9999999b", "0f1ff1f0", "0ffffff0", "00feef00", "08899880"].join(""),
};

/** Whether a text is a painted character. */
export function isPaint(text: string): boolean {
  return /^[0-9a-f]{64}$/i.test(text);
}

/** The side of the square that a character stands on. */
export const STAND = 14;

/** The pixels of a character with a dark line around them, above the base. */
export function skinLayers(colour: string, paint: string): Layer[] {
  const skin = isPaint(paint) ? paint : (SKINS[colour as PlayerColour] ?? SKINS.red);
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
  return PLAYERS[colour as PlayerColour] ?? "#555e6b";
}
