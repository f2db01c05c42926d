/** Pixel pictures: letters on a grid become one path per colour. */

/** One colour of a picture and the path that it fills. */
export type Layer = readonly [fill: string, d: string];

/** The motion of a part of a picture: eyelids close, water glints, windows glow, smoke rises. */
export type Motion = "lid" | "glint" | "glow" | "smoke";

/** The parts of pictures that move, above their layers; `ui/style/alive.css` moves them. */
export const moving = new WeakMap<readonly Layer[], readonly (readonly [Motion, ...Layer])[]>();

/** The side of the square that buildings, biomes, mobs and weapons are drawn on. */
export const SIDE = 24;

/** Rows of a drawing; one that starts with "=" is its left half, flush with the middle. */
export function rowsOf(drawing: string): string[] {
  const half = drawing.startsWith("=");
  const rows = (half ? drawing.slice(1) : drawing).split("/");
  const width = Math.max(...rows.map((row) => row.length));
  if (!half) return rows.map((row) => row.padEnd(width, "."));
  return rows.map((row) => {
    const left = row.padStart(width, ".");
    return left + [...left].reverse().join("");
  });
}

/** A picture in the making: a colour for each pixel, or nothing. */
export class Canvas {
  readonly pixels: string[];

  constructor(readonly side: number = SIDE) {
    this.pixels = new Array<string>(side * side).fill("");
  }

  get(x: number, y: number): string {
    return x < 0 || y < 0 || x >= this.side || y >= this.side ? "" : this.pixels[y * this.side + x]!;
  }

  set(x: number, y: number, colour: string): void {
    if (x >= 0 && y >= 0 && x < this.side && y < this.side) this.pixels[y * this.side + x] = colour;
  }

  /** Draw a drawing with its bottom left corner at a pixel; "." is transparent. */
  stamp(drawing: string, left: number, bottom: number, ink: (letter: string, x: number, y: number) => string): void {
    const rows = rowsOf(drawing);
    rows.forEach((row, down) => {
      [...row].forEach((letter, right) => {
        const x = left + right;
        const y = bottom - rows.length + 1 + down;
        if (letter !== ".") this.set(x, y, ink(letter, x, y));
      });
    });
  }

  /** Put a drawing in the middle, standing on that row. */
  centre(drawing: string, bottom: number, ink: (letter: string, x: number, y: number) => string): void {
    const width = rowsOf(drawing)[0]!.length;
    this.stamp(drawing, Math.floor((this.side - width) / 2), bottom, ink);
  }

  /** Draw an outline around all pixels. */
  outline(colour: string): void {
    const empty = this.pixels.map((pixel, at) => {
      const x = at % this.side;
      const y = Math.floor(at / this.side);
      return !pixel && Boolean(this.get(x - 1, y) || this.get(x + 1, y) || this.get(x, y - 1) || this.get(x, y + 1));
    });
    empty.forEach((edge, at) => {
      if (edge) this.pixels[at] = colour;
    });
  }

  /** Lay another picture over this one. */
  over(top: Canvas): void {
    top.pixels.forEach((pixel, at) => {
      if (pixel) this.pixels[at] = pixel;
    });
  }

  /** The picture as paths; pixels of the base colour are one square below the others. */
  layers(base = ""): Layer[] {
    const { side, pixels } = this;
    const left = pixels.map((pixel) => (pixel === base ? "" : pixel));
    const paths = new Map<string, string>();
    if (base) paths.set(base, `M0 0h${side}v${side}h-${side}z`);
    left.forEach((colour, at) => {
      if (!colour || left[at] !== colour) return;
      const x = at % side;
      let wide = 1;
      while (x + wide < side && left[at + wide] === colour) wide++;
      const same = (row: number): boolean => left.slice(row, row + wide).every((pixel) => pixel === colour);
      let high = 1;
      while (at + high * side < left.length && same(at + high * side)) high++;
      for (let row = 0; row < high; row++) left.fill("", at + row * side, at + row * side + wide);
      const here = `M${x} ${Math.floor(at / side)}h${wide}v${high}h-${wide}z`;
      paths.set(colour, (paths.get(colour) ?? "") + here);
    });
    return [...paths];
  }
}

/** Return layers with moving parts. Parts without a pixel are left out. */
export function withMotion(layers: Layer[], parts: Partial<Record<Motion, Canvas>>): Layer[] {
  const found = Object.entries(parts).flatMap(([motion, canvas]) =>
    canvas.layers().map(([fill, d]) => [motion as Motion, fill, d] as const),
  );
  if (found.length) moving.set(layers, found);
  return layers;
}

/** A number that depends on a text alone (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return (value ^ (value >>> 15)) >>> 0;
}

/** Keep the answers of a function. */
export function once<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key) ?? make(key);
    known.set(key, found);
    return found;
  };
}
