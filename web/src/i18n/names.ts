/** Suggested names for players. */
import { settings } from "../settings.svelte.ts";
import { isText, keep, readKept } from "../storage.ts";
import { t } from "./words.svelte.ts";

/** The server refuses longer names; only those in the test language `pseudo` are longer. */
export const LONGEST_NAME = 24;
const NAMES = [
  ...["otter", "heron", "badger", "lynx", "marten", "raven", "hare", "fox", "owl", "beaver"],
  ...["hedgehog", "ibex", "puffin", "swift", "newt", "stoat", "crane", "falcon", "wolf", "bear"],
  ...["tortoise", "gecko", "magpie", "squirrel", "mole", "seal", "walrus", "moose", "bison", "goose"],
  ...["kestrel", "robin", "wren", "toad", "cricket", "beetle", "salmon", "dormouse", "ermine", "firefly"],
];

const KEY = "overworld-guest";

/** Return a random name that no player at the table has. */
export function drawName(taken: string[] = []): string {
  const free = NAMES.map((name) => t(`name-${name}`).slice(0, LONGEST_NAME)).filter((name) => !taken.includes(name));
  return free[Math.floor(Math.random() * free.length)] ?? t(`name-${NAMES[0]}`);
}

/** Return the player's last name, or a random one that this browser keeps. */
export function myName(): string {
  if (settings.name) return settings.name;
  const { guest } = readKept(KEY, { guest: "" }, { guest: isText(LONGEST_NAME) });
  const name = guest || drawName();
  keep(KEY, { guest: name });
  return name;
}
