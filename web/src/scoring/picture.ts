/** The picture of a result: 1200 by 630 pixels, drawn on a canvas of this browser. Nothing is uploaded. */
import { GLYPHS, PLAYERS } from "../art/index.ts";
import { buildingLayers } from "../art/building.ts";
import { STAND, baseOf, skinLayers, skinOf } from "../art/character.ts";
import { LETTERS } from "../art/colours.ts";
import { CROWN } from "../art/crown.ts";
import { biomeLayers } from "../art/ground.ts";
import { LOGO } from "../art/logo.ts";
import { mobLayers, mobOf } from "../art/mobs.ts";
import { type Layer, SIDE } from "../art/pixels.ts";
import { CLOUD, CLOUDS, HILLS, MOON, STARS } from "../art/sky.ts";

export const WIDTH = 1200;
export const HEIGHT = 630;

export interface Contestant {
  name: string;
  colour: string;
  paint: string;
  score: number;
  winner: boolean;
  board: readonly (string | null)[];
  /** The printed biomes of the board. */
  printed: readonly string[];
}

export interface Result {
  title: string;
  /** The number of turns, in words. */
  turns: string;
  date: string;
  /** The players from first to last place. */
  contestants: Contestant[];
  /** The turning point: when, what, and its building or mob. */
  turning: { when: string; text: string; tile?: string; mob?: string; colour: string } | null;
  /** Whether names are left out; the symbols of the players stay. */
  nameless: boolean;
}

type Brush = CanvasRenderingContext2D;

const [LEFT, RIGHT] = [48, WIDTH - 48];
const FLOOR = 478;
const BAR = 498;
const DISPLAY = '"Jersey 25", Rubik, system-ui, sans-serif';
const TEXT = "Rubik, system-ui, sans-serif";

/** Return a function for the colours of the page's theme by their names. */
function coloursOf(canvas: HTMLCanvasElement): (value: string) => string {
  const probe = document.createElement("span");
  return (value) => {
    canvas.after(probe);
    probe.style.color = value.startsWith("--") ? `var(${value})` : value;
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  };
}

/** Draw layers in a square. Sides that are multiples of the drawing's side give sharp pixels. */
function drawLayers(brush: Brush, layers: readonly Layer[], x: number, y: number, side: number, of = SIDE): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(side / of, side / of);
  for (const [fill, d] of layers) {
    brush.fillStyle = fill;
    brush.fill(new Path2D(d), "evenodd");
  }
  brush.restore();
}

function drawGlyph(brush: Brush, of: string, x: number, y: number, side: number, fill: string): void {
  drawLayers(brush, [[fill, GLYPHS[of] ?? ""]], x, y, side, 16);
}

/** Write a text that is at most `room` wide: in smaller letters if needed, then cut. */
function write(
  brush: Brush,
  text: string,
  {
    x,
    y,
    size,
    room,
    font,
    least = 18,
  }: { x: number; y: number; size: number; room: number; font: string; least?: number },
  draw: (text: string, x: number, y: number, size: number) => void = (line, at, down) => brush.fillText(line, at, down),
): void {
  let now = size;
  const measure = (line: string): number => {
    brush.font = font.replace("SIZE", `${now}px`);
    return brush.measureText(line).width;
  };
  while (now > least && measure(text) > room) now -= 2;
  let line = text;
  while (line.length > 1 && measure(line) > room) line = `${line.replace(/…$/, "").slice(0, -1)}…`;
  draw(line, x, y, now);
}

function drawSky(brush: Brush, colour: (value: string) => string): void {
  const air = brush.createLinearGradient(0, 0, 0, HEIGHT * 0.75);
  air.addColorStop(0, colour("--sky1"));
  air.addColorStop(1, colour("--sky2"));
  brush.fillStyle = air;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  brush.save();
  const scale = WIDTH / 1600;
  brush.translate(0, BAR - 900 * scale);
  brush.scale(scale, scale);
  brush.fillStyle = colour("--stars");
  brush.fill(new Path2D(STARS));
  brush.fillStyle = colour("--moon");
  brush.save();
  brush.translate(-590, 130);
  brush.fill(new Path2D(MOON));
  brush.restore();
  for (const [x, y, size] of CLOUDS) {
    brush.save();
    brush.translate(x, y + 200);
    brush.scale(size, size);
    brush.globalAlpha = 0.6;
    brush.fillStyle = colour("--cloud");
    brush.fill(new Path2D(CLOUD));
    brush.restore();
  }
  HILLS.forEach((hill, at) => {
    brush.fillStyle = colour(`--h${at + 1}`);
    brush.fill(new Path2D(hill));
  });
  brush.restore();
}

function drawTitle(brush: Brush, { title, turns }: Result, room: number, colour: (value: string) => string): void {
  brush.textBaseline = "alphabetic";
  const spot = { x: LEFT, y: 118, size: 98, room, font: `400 SIZE ${DISPLAY}`, least: 30 };
  write(brush, title, spot, (line, x, y, size) => {
    const edge = size / 32;
    const around = [
      [0, 3 * edge, colour("--title-shade")],
      [-edge, 0, colour("--title-edge")],
      [edge, 0, colour("--title-edge")],
      [0, -edge, colour("--title-edge")],
      [-edge, edge, colour("--title-edge")],
      [edge, edge, colour("--title-edge")],
      [0, 2 * edge, colour("--title-edge")],
      [0, 0, "white"],
    ] as const;
    for (const [right, down, fill] of around) {
      brush.fillStyle = fill;
      brush.fillText(line, x + right, y + down);
    }
  });
  brush.fillStyle = colour("--sky-ink");
  write(brush, turns, { x: LEFT, y: 168, size: 27, room, font: `600 SIZE ${TEXT}` });
}

function drawPodium(brush: Brush, all: Contestant[], colour: (value: string) => string): void {
  const most = Math.max(1, ...all.map(({ score }) => score));
  // Heads are multiples of 14 pixels wide.
  const [wide, head] = all.length === 2 ? [208, 112] : [138, 98];
  // The winner is in the middle of three or four.
  const order = [all[1], all[0], ...all.slice(2)];
  order.forEach((one, at) => {
    if (!one) return;
    const part = Math.max(0, one.score) / most;
    const high = Math.round(56 + part * part * 112);
    const [x, top] = [LEFT + at * wide, FLOOR - high];
    const fill = colour(`--${one.colour}`);
    brush.fillStyle = colour("--edge");
    brush.fillRect(x, top, wide, high);
    const light = brush.createLinearGradient(x, 0, x + wide, 0);
    light.addColorStop(0, colour(`color-mix(in srgb, white 25%, var(--${one.colour}))`));
    light.addColorStop(0.25, fill);
    light.addColorStop(0.75, fill);
    light.addColorStop(1, colour(`color-mix(in srgb, black 15%, var(--${one.colour}))`));
    brush.fillStyle = light;
    brush.fillRect(x + 4, top + 4, wide - 8, high - 8);
    brush.fillStyle = colour("--gleam3");
    brush.fillRect(x + 4, top + 4, wide - 8, 8);
    brush.fillStyle = colour("--shade2");
    for (let line = top + 38; line < FLOOR - 6; line += 34) brush.fillRect(x + 4, line, wide - 8, 3);
    brush.fillStyle = colour(`--on-${one.colour}`);
    brush.textAlign = "center";
    brush.font = `400 50px ${DISPLAY}`;
    brush.fillText(String(one.score), x + wide / 2, top + 50);
    brush.textAlign = "start";
    drawCharacter(brush, one, x + (wide - head) / 2, top - head + 4, head, colour);
  });
}

function drawCharacter(
  brush: Brush,
  one: Contestant,
  x: number,
  y: number,
  side: number,
  colour: (value: string) => string,
): void {
  const base: Layer[] = [
    [LETTERS.k ?? "", "M1.4 9h11.2L14 14H0z"],
    [baseOf(one.colour), "M2 9.6h10l1.1 3.8H.9z"],
  ];
  drawLayers(brush, skinLayers(skinOf(one.colour, one.paint)), x, y, side, STAND);
  drawLayers(brush, base, x, y, side, STAND);
  const unit = side / STAND;
  drawGlyph(brush, one.colour, x + 5.3 * unit, y + 9.8 * unit, 3.4 * unit, colour(`--on-${one.colour}`));
  if (one.winner) drawLayers(brush, CROWN, x + side / 2 - 20, y - 20, 40, 10);
}

function drawBoard(
  brush: Brush,
  one: Contestant,
  x: number,
  y: number,
  cell: number,
  nameless: boolean,
  colour: (value: string) => string,
): void {
  const side = boardSide(cell);
  brush.fillStyle = colour("--edge");
  brush.fillRect(x - 4, y - 4, side + 8, side + 8);
  brush.fillStyle = colour(`--${one.colour}`);
  brush.fillRect(x, y, side, side);
  one.board.forEach((tile, at) => {
    const layers = tile ? buildingLayers(tile) : biomeLayers(one.printed[at] ?? "");
    drawLayers(brush, layers, x + 6 + (at % 3) * (cell + 3), y + 6 + Math.floor(at / 3) * (cell + 3), cell);
  });
  const ink = colour("--sky-ink");
  brush.fillStyle = ink;
  if (nameless) {
    drawGlyph(brush, one.colour, x + side / 2 - 11, y + side + 14, 22, ink);
    return;
  }
  const spot = {
    x: x + side / 2 + 14,
    y: y + side + 34,
    size: 25,
    room: side - 28,
    font: `600 SIZE ${TEXT}`,
    least: 15,
  };
  brush.textAlign = "center";
  write(brush, one.name, spot, (line, at, down) => {
    const half = brush.measureText(line).width / 2;
    brush.fillText(line, at, down);
    drawGlyph(brush, one.colour, at - half - 28, down - 19, 20, ink);
  });
  brush.textAlign = "start";
}

const boardSide = (cell: number): number => 3 * cell + 2 * 3 + 12;

function drawBar(brush: Brush, { turning, date }: Result, colour: (value: string) => string): void {
  brush.fillStyle = colour("--edge");
  brush.fillRect(0, BAR - 4, WIDTH, 4);
  brush.fillStyle = colour("--dock");
  brush.fillRect(0, BAR, WIDTH, HEIGHT - BAR);
  brush.fillStyle = colour("--dock-hi");
  brush.fillRect(0, BAR, WIDTH, 5);
  const [ink, muted] = [colour("--dock-ink"), colour("--dock-muted")];
  brush.textAlign = "end";
  brush.fillStyle = ink;
  brush.font = `400 42px ${DISPLAY}`;
  brush.fillText("Overworld", RIGHT, 566);
  drawLayers(brush, LOGO, RIGHT - brush.measureText("Overworld").width - 58, 526, 48);
  brush.fillStyle = muted;
  brush.font = `400 20px ${TEXT}`;
  brush.fillText(date, RIGHT, 600);
  brush.textAlign = "start";
  if (!turning) return;
  const picture = turning.tile ? buildingLayers(turning.tile) : turning.mob ? mobPicture(turning.mob) : null;
  const x = picture ? LEFT + 116 : LEFT;
  if (picture) {
    brush.fillStyle = colour(`--${turning.colour}`);
    brush.fillRect(LEFT - 6, 512, 108, 108);
    brush.fillStyle = colour("--outline");
    brush.fillRect(LEFT - 3, 515, 102, 102);
    drawLayers(brush, picture, LEFT, 518, 96);
  }
  const room = RIGHT - 260 - x;
  brush.fillStyle = muted;
  write(brush, turning.when, { x, y: 556, size: 22, room, font: `400 SIZE ${TEXT}` });
  brush.fillStyle = ink;
  write(brush, turning.text, { x, y: 592, size: 29, room, font: `600 SIZE ${TEXT}` });
}

function mobPicture(id: string): Layer[] {
  const { kind, trait } = mobOf(id);
  return mobLayers(kind, trait);
}

/** Draw a result in the theme of the page, after its fonts have loaded. */
export async function drawResult(canvas: HTMLCanvasElement, result: Result): Promise<void> {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = canvas.getContext("2d");
  if (!brush) return;
  // Without a font the browser takes the next one in the list.
  await Promise.allSettled([
    document.fonts.load(`400 98px ${DISPLAY}`, result.title),
    document.fonts.load(`600 27px ${TEXT}`, result.turns),
    document.fonts.load(`400 20px ${TEXT}`, result.date),
  ]);
  const colour = coloursOf(canvas);
  const { contestants } = result;
  const known = contestants.filter((one) => one.colour in PLAYERS);
  // Two boards are large; three or four form a square.
  const large = known.length <= 2;
  const cell = large ? 72 : 48;
  const side = boardSide(cell);
  const [across, down] = [side + 30, side + 54];
  const from = RIGHT - 4 - side - across;
  drawSky(brush, colour);
  drawTitle(brush, result, from - LEFT - 28, colour);
  drawPodium(brush, known, colour);
  known.forEach((one, at) => {
    const y = large ? 112 : 38 + Math.floor(at / 2) * down;
    drawBoard(brush, one, from + (at % 2) * across, y, cell, result.nameless, colour);
  });
  drawBar(brush, result, colour);
}
