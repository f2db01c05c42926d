/** The sky as paths on a rectangle of 1600 by 900: hills and clouds by day, stars and a moon by night. */

/** Numbers that are the same on every visit. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

function hills(base: number, most: number, step: number, seed: number): string {
  const next = numbers(seed);
  let height = base;
  let path = `M0 900V${base}`;
  for (let x = 0; x <= 1600; x += step) {
    const wanted = height + (Math.floor(next() * 3) - 1) * step * 0.5;
    height = Math.max(base - most, Math.min(base + most, wanted));
    path += `H${x}V${height}`;
  }
  return `${path}H1600V900z`;
}

function stars(): string {
  const next = numbers(11);
  const star = () => `M${Math.floor(next() * 400) * 4} ${Math.floor(next() * 120) * 4}h${next() > 0.85 ? 6 : 3}v3h-3z`;
  return Array.from({ length: 70 }, star).join("");
}

export const STARS = stars();
export const HILLS = [hills(640, 90, 40, 5), hills(740, 60, 32, 23), hills(830, 30, 24, 77)];
/** Where clouds are, and how large. */
export const CLOUDS = [
  [110, 120, 1.3],
  [620, 60, 1],
  [1180, 150, 1.5],
  [900, 300, 0.8],
] as const;

export const CLOUD = "M0 24h16V12h16V0h48v12h48v12h16v12h16v12H0z";
export const MOON = "M1290 90h48v-12h24v12h12v24h12v48h-12v24h-12v12h-60v-12h-24v-24h36v-24h12v-24h-12v-24z";
