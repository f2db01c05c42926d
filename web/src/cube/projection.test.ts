import { describe, expect, it } from "vitest";
import {
  type Block,
  type Camera,
  columnAt,
  columnName,
  type Cube,
  exposed,
  frame,
  heightAt,
  hit,
  matrixOf,
  PLINTH,
  type Point,
  project,
  quadrant,
  scene,
  seen,
  type Side,
} from "./projection.ts";
import { clampPitch, around, compass, HIGHEST, HOME, LOWEST, snap, viewOf } from "./turning.ts";

/** Return the middle of a side. */
function middleOf(view: Camera, block: Block, side: Side): Point {
  const [a, b, c, d, e, f] = matrixOf(view, block, side);
  return [(a + c) / 2 + e, (b + d) / 2 + f];
}

/** Return a cube of random heights whose hidden blocks are undecided; equal seeds give equal cubes. */
function cubeOf(seed: number): Cube {
  let state = seed * 2654435761 + 1;
  const next = (most: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const heights: Record<string, string> = {};
  for (let y = 0; y < 4; y++) for (let x = 0; x < 4; x++) heights[columnName(x, y)] = "w".repeat(next(5));
  const cube: Record<string, string> = {};
  for (const [name, column] of Object.entries(heights)) {
    const [x, y] = columnAt(name);
    cube[name] = [...column].map((_, level) => (open(heights, x, y, level) ? "wstoe"[next(5)] : "?")).join("");
  }
  return cube;
}

const SIDES = ["north", "east", "south", "west"] as const;

function open(cube: Cube, x: number, y: number, level: number): boolean {
  return level === heightAt(cube, x, y) - 1 || SIDES.some((side) => exposed(cube, x, y, level, side));
}

const VIEWS = [0.35, 0.6, 1.05].flatMap((pitch) => [-0.62, 0.3, 1.2, 2.5, 3.9, 5.5].map((yaw) => ({ yaw, pitch })));

const MIDDLES: Record<Side, [number, number, number]> = {
  top: [0.5, 0.5, 1],
  north: [0.5, 0, 0.5],
  south: [0.5, 1, 0.5],
  west: [0, 0.5, 0.5],
  east: [1, 0.5, 0.5],
};

/** Return whether a block is on the line from the middle of a face to the viewer. */
function covered(cube: Cube, view: { yaw: number; pitch: number }, block: Block, side: Side): boolean {
  const { yaw, pitch } = view;
  const ray = [-Math.sin(yaw) * Math.cos(pitch), Math.cos(yaw) * Math.cos(pitch), Math.sin(pitch)];
  const start = [block.x, block.y, block.level].map((value, axis) => value + (MIDDLES[side][axis] ?? 0));
  return Object.keys(cube).some((name) => {
    const [x, y] = columnAt(name);
    const box = [
      [x, x + 1],
      [y, y + 1],
      [0, heightAt(cube, x, y)],
    ];
    let [enter, leave] = [1e-9, Infinity];
    box.forEach(([low = 0, high = 0], axis) => {
      const times = [low, high].map((bound) => (bound - (start[axis] ?? 0)) / (ray[axis] ?? 0));
      enter = Math.max(enter, Math.min(...times));
      leave = Math.min(leave, Math.max(...times));
    });
    return leave - enter > 1e-9;
  });
}

describe("the scene", () => {
  it("draws each exposed face that faces the viewer once, and no other", () => {
    for (let seed = 0; seed < 40; seed++) {
      const cube = cubeOf(seed);
      for (const yaw of [-0.62, 0.9, 2.5, 4.1]) {
        const drawn = scene(cube, yaw).flatMap(({ blocks }) =>
          blocks.flatMap(({ column, level, sides }) => sides.map((side) => `${column} ${level} ${side}`)),
        );
        const towards = { north: -Math.cos(yaw), south: Math.cos(yaw), east: -Math.sin(yaw), west: Math.sin(yaw) };
        const wanted: string[] = [];
        for (const name of Object.keys(cube)) {
          const [x, y] = columnAt(name);
          const height = heightAt(cube, x, y);
          if (height) wanted.push(`${name} ${height - 1} top`);
          for (let level = 0; level < height; level++) {
            for (const side of SIDES) {
              if (towards[side] > 0 && exposed(cube, x, y, level, side)) wanted.push(`${name} ${level} ${side}`);
            }
          }
        }
        expect(drawn.toSorted()).toEqual(wanted.toSorted());
        expect(drawn.length).toBeLessThanOrEqual(80);
      }
    }
  });

  it("hits the middle of a face exactly if no block is in front of it", () => {
    for (let seed = 0; seed < 12; seed++) {
      const cube = cubeOf(seed);
      for (const view of VIEWS) {
        const columns = scene(cube, view.yaw);
        for (const block of columns.flatMap(({ blocks }) => blocks)) {
          for (const side of block.sides) {
            const found = hit(columns, view, middleOf(view, block, side));
            const free = found?.block === block && found.side === side;
            expect(free, `${block.column} ${block.level} ${side}`).toBe(!covered(cube, view, block, side));
          }
        }
      }
    }
  });

  it("never draws undecided blocks", () => {
    const hidden = { ...cubeOf(3), w1: "??w", x1: "?www" };
    expect(scene(hidden, HOME.yaw).every(({ blocks }) => blocks.every(({ letter }) => letter !== "?"))).toBe(true);
  });

  it("keeps its order while the same sides are visible", () => {
    const cube = cubeOf(7);
    const order = (yaw: number): string[] => scene(cube, yaw).map(({ name }) => name);
    expect(quadrant(-0.1)).toBe(quadrant(-1.5));
    expect(order(-0.1)).toEqual(order(-1.5));
    expect(quadrant(0.1)).not.toBe(quadrant(-0.1));
    expect(order(0.1)).not.toEqual(order(-0.1));
  });
});

describe("the projection", () => {
  it("sees of a top what no block in front of it hides", () => {
    for (let seed = 0; seed < 8; seed++) {
      const cube = cubeOf(seed);
      for (const view of VIEWS) {
        const columns = scene(cube, view.yaw);
        for (const { name, blocks } of columns) {
          const top = blocks.find((block) => block.top);
          if (!top) continue;
          const [a, b, c, d, e, f] = matrixOf(view, top, "top");
          const steps = [0.2, 0.5, 0.8];
          const points = steps.flatMap((u) => steps.map((v): Point => [a * u + c * v + e, b * u + d * v + f]));
          const free = points.filter((point) => hit(columns, view, point)?.block === top);
          expect(seen(columns, view, name)).toBe(free.length / points.length);
        }
      }
    }
  });

  it("hits a single block in the middle of each of its faces", () => {
    for (const view of VIEWS) {
      const columns = scene({ x2: "e" }, view.yaw);
      const block = columns.flatMap(({ blocks }) => blocks)[0] as Block;
      expect(block.sides).toHaveLength(3);
      for (const side of block.sides) expect(hit(columns, view, middleOf(view, block, side))).toEqual({ block, side });
    }
  });

  it("shows the east on the right from the south, and higher blocks further up", () => {
    const south = { yaw: 0, pitch: 0.6 };
    expect(project(south, 4, 2, 0)[0]).toBeGreaterThan(project(south, 0, 2, 0)[0]);
    expect(project(south, 2, 2, 3)[1]).toBeLessThan(project(south, 2, 2, 0)[1]);
    expect(project(south, 2, 4, 0)[1]).toBeGreaterThan(project(south, 2, 0, 0)[1]);
  });

  it("never mirrors a visible face", () => {
    for (const view of VIEWS) {
      for (const { blocks } of scene(cubeOf(5), view.yaw)) {
        for (const block of blocks) {
          for (const side of block.sides) {
            const [a, b, c, d] = matrixOf(view, block, side);
            expect(a * d - b * c).toBeGreaterThan(0);
          }
        }
      }
    }
  });

  it("stays inside its frame however it is turned", () => {
    for (const pitch of [LOWEST, 0.6, HIGHEST]) {
      const [left, top, width, height] = frame(pitch, 4);
      for (let yaw = 0; yaw < 6.3; yaw += 0.1) {
        for (const x of [0, 4]) {
          for (const y of [0, 4]) {
            for (const z of [0, 4]) {
              const [right, down] = project({ yaw, pitch }, x, y, z);
              expect(right).toBeGreaterThanOrEqual(left);
              expect(right).toBeLessThanOrEqual(left + width);
              expect(down).toBeGreaterThanOrEqual(top - 1e-9);
              expect(down).toBeLessThanOrEqual(top + height);
            }
          }
        }
      }
    }
  });

  it("comes nearer when a layer has been scored, and keeps its plinth in sight", () => {
    const heights = [4, 3, 2].map((levels) => frame(HOME.pitch, levels)[3]);
    expect(heights[0]).toBeGreaterThan(heights[1] ?? 0);
    expect(heights[1]).toBeGreaterThan(heights[2] ?? 0);
    const [, top, , height] = frame(HOME.pitch, 2);
    const { margin, depth } = PLINTH;
    for (let yaw = 0; yaw < 6.3; yaw += 0.1) {
      const [, down] = project({ ...HOME, yaw }, 4 + margin, 4 + margin, -depth);
      expect(down).toBeLessThanOrEqual(top + height + 1e-9);
    }
  });
});

describe("turning", () => {
  it("comes to rest at the nearest quarter turn", () => {
    for (let yaw = -7; yaw < 7; yaw += 0.13) {
      const rest = snap(yaw);
      expect(Math.abs(rest - yaw)).toBeLessThanOrEqual(Math.PI / 4 + 1e-9);
      expect(((rest - HOME.yaw) / (Math.PI / 2)) % 1).toBeCloseTo(0, 9);
      expect(snap(rest)).toBeCloseTo(rest, 9);
    }
  });

  it("keeps the pitch in its limits", () => {
    expect(clampPitch(-1)).toBe(LOWEST);
    expect(clampPitch(2)).toBe(HIGHEST);
    expect(clampPitch(0.5)).toBe(0.5);
  });

  it("names the view by the side of the viewer", () => {
    expect(compass(HOME.yaw)).toBe("south-east");
    expect(compass(0)).toBe("south");
    expect(compass(snap(HOME.yaw + Math.PI / 2))).toBe("south-west");
    expect(compass(snap(HOME.yaw + Math.PI))).toBe("north-west");
    expect(compass(snap(HOME.yaw - Math.PI / 2))).toBe("north-east");
  });

  it("finds a view of every block that can be taken", () => {
    for (let seed = 0; seed < 60; seed++) {
      const cube = cubeOf(seed);
      for (const name of Object.keys(cube)) {
        const [x, y] = columnAt(name);
        const height = heightAt(cube, x, y);
        const free = SIDES.filter((side) => exposed(cube, x, y, height - 1, side));
        if (!height || free.length < 2) continue;
        const view = viewOf(cube, HOME, name);
        expect(seen(scene(cube, view.yaw), view, name), `${name} of cube ${seed}`).toBeGreaterThan(0.3);
      }
    }
  });

  it("does not turn for blocks that are already visible", () => {
    const cube = { z4: "w" };
    expect(viewOf(cube, HOME, "z4")).toBe(HOME);
  });

  it("walks around the cube, from left to right at the front", () => {
    expect(around(["z1", "w4", "w1", "z4"])).toEqual(["w4", "z4", "z1", "w1"]);
    expect(around(["x2", "w1"])).toEqual(["w1", "x2"]);
  });
});

describe("ambient occlusion", () => {
  const darkOf = (cube: Cube, name: string) => {
    const column = scene(cube, Math.PI / 4).find((one) => one.name === name);
    return column?.blocks.map(({ level, dark }) => [level, dark.toSorted()]);
  };

  it("darkens a top next to a taller column, and a side that stands on something", () => {
    const cube: Cube = { w1: "o", x1: "ooo" };
    expect(darkOf(cube, "w1")?.[0]?.[1]).toContain("east");
    const flat: Cube = { w1: "o", x1: "o" };
    expect(darkOf(flat, "w1")?.[0]?.[1]).not.toContain("east");
    // The sides of the lowest block stand on the ground; those above it do not.
    const tall = darkOf({ x1: "oo" }, "x1");
    expect(tall?.[0]?.[1]).toHaveLength(2);
    expect(tall?.[1]?.[1]).toHaveLength(0);
  });
});
