/** The last lesson is a real game. */
export const FIRST_GAME = 8;
