/** One-colour symbols on a square of 16: shape tells what colour alone must not. "~" marks lines instead of areas. */
export const GLYPHS: Readonly<Record<string, string>> = {
  // Players
  red: "M8 1a7 7 0 1 1 0 14a7 7 0 0 1 0-14z",
  blue: "M8 1 15.5 15H.5z",
  yellow: "M2 2h12v12H2z",
  green: "M8 0 16 8 8 16 0 8z",
  // Materials: polygons only, because the cube maps them onto its faces
  wood: "M2 3h12v2.4H2zM2 6.8h12v2.4H2zM2 10.6h12v2.4H2z",
  sand: "M6.4 1.4h3.2v3.2H6.4zM6.4 11.4h3.2v3.2H6.4zM1.4 6.4h3.2v3.2H1.4zM11.4 6.4h3.2v3.2H11.4z",
  stone: "M8 .8 14.4 4.4V11.6L8 15.2 1.6 11.6V4.4zM8 3.5 4 5.8V10.2L8 12.5 12 10.2V5.8z",
  obsidian: "M8 .5 15.5 8 8 15.5 .5 8zM8 4.2 4.2 8 8 11.8 11.8 8z",
  emerald:
    "M4.2 2H7.3L5.6 6H.8zM8.7 2H11.8L15.2 6H10.4zM8 2.6 9.2 6H6.8zM.9 7.2H5.3L7.2 14.6zM6.6 7.2H9.4L8 13.4zM10.7 7.2H15.1L8.8 14.6z",
  diamond: "M4 2H12L15.5 6.5 8 15 .5 6.5zM5 4 3.6 6H12.4L11 4z",
  // Biomes
  forest: "M8 0 13 6H10.8L14.5 11H9.3V16H6.7V11H1.5L5.2 6H3z",
  desert: "M6.5 1h3v15h-3zM2 5h2.2v3.3h2.3v2.2H2zM11.8 3.5H14v5.3H9.5V6.6h2.3z",
  mountains: "M6 1.5 9.4 7.4 11.2 5 16 14.5H0zM6 5 4.3 8.2 6 7.4l1.7 1z",
  snowy_tundra:
    "~M8 0.4L8 15.6M14.6 4.2L1.4 11.8M14.6 11.8L1.4 4.2M5.9 2.9L8 4.4 10.1 2.9M11.3 3.6L11.1 6.2 13.5 7.3M13.5 8.7L11.1 9.8 11.3 12.4M10.1 13.1L8 11.6 5.9 13.1M4.7 12.4L4.9 9.8 2.5 8.7M2.5 7.3L4.9 6.2 4.7 3.6",
  // Types
  decoration:
    "M3.5 7h9v2h-1L13 11.5 11.2 15.5H4.8L3 11.5 4.5 9h-1zM7.2 6V3.8C5.3 3.8 4.2 2.5 4.2.8 6 .8 7.4 1.6 8 3 8.6 1.6 10 .8 11.8.8 11.8 2.5 10.7 3.8 8.8 3.8V6z",
  dwelling: "M8 .8 16 8.3H13.6V15.5H9.7V10.5H6.3V15.5H2.4V8.3H0z",
  animal_house:
    "M8 7.2c2.2 0 4.8 3 4.8 5.3 0 1.9-1.6 2.6-2.8 2.3-.8-.2-1.3-.3-2-.3s-1.2.1-2 .3c-1.2.3-2.8-.4-2.8-2.3 0-2.3 2.6-5.3 4.8-5.3zM2.2 5.4a1.7 2.1 0 1 1 0 4.2 1.7 2.1 0 0 1 0-4.2zM5.6 1.2a1.7 2.2 0 1 1 0 4.4 1.7 2.2 0 0 1 0-4.4zM10.4 1.2a1.7 2.2 0 1 1 0 4.4 1.7 2.2 0 0 1 0-4.4zM13.8 5.4a1.7 2.1 0 1 1 0 4.2 1.7 2.1 0 0 1 0-4.2z",
  bridge: "M0 3h16v11h-2.6a5.4 5.4 0 0 0-10.8 0H0z",
  // Signs
  heart: "M2 2h4v1h1v1h2V3h1V2h4v1h1v5h-1v1h-1v1h-1v1h-1v1h-1v1H9v1H7v-1H6v-1H5v-1H4v-1H3V9H2V8H1V3h1z",
  xp: "M8 0 10.2 5.8 16 8 10.2 10.2 8 16 5.8 10.2 0 8 5.8 5.8z",
  extra_action: "~M13.8 8.4A5.8 5.8 0 1 1 11.8 3.6M12.2.6v3.6H8.6M8 5.4v5.2M5.4 8h5.2",
  mob: "M3 1h10v1h1v6h-1v2h-2v4.5H9V12H7v2.5H5V10H3V8H2V2h1zM4 4v3h3V4zM9 4v3h3V4z",
  // Actions
  collect: "M8 .5 14.6 4 8 7.5 1.4 4zM1 5.2 7.3 8.6V15.6L1 12.2zM15 5.2V12.2L8.7 15.6V8.6z",
  explore: "M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0zM8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM12 4 9.4 9.4 4 12 6.6 6.6z",
  build: "M2 1.5h8.2L14 5.2v2h-3.4V6H9v9.5H6.2V6H2z",
  fight: "~M2 2l9 9M14 2l-9 9M8.6 13.4l4.8-4.8M2.6 8.6l4.8 4.8M11.8 11.8l2.7 2.7M4.2 11.8l-2.7 2.7",
  weapon: "~M14.2 1.8 6 10M2.8 7.8l5.4 5.4M5.2 10.8 1.6 14.4",
};
