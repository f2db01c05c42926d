/** Names for people who do not want to think of one. */
import { settings } from "../settings.svelte.ts";
import { t } from "./words.svelte.ts";

const NAMES = [
  ...["otter", "heron", "badger", "lynx", "marten", "raven", "hare", "fox", "owl", "beaver"],
  ...["hedgehog", "ibex", "puffin", "swift", "newt", "stoat", "crane", "falcon", "wolf", "bear"],
  ...["tortoise", "gecko", "magpie", "squirrel", "mole", "seal", "walrus", "moose", "bison", "goose"],
  ...["kestrel", "robin", "wren", "toad", "cricket", "beetle", "salmon", "dormouse", "ermine", "firefly"],
];

let drawn = "";

/** A name that nobody at the table has. */
export function drawName(taken: string[] = []): string {
  const free = NAMES.map((name) => t(`name-${name}`)).filter((name) => !taken.includes(name));
  return free[Math.floor(Math.random() * free.length)] ?? t(`name-${NAMES[0]}`);
}

/** The name that somebody had last, or one drawn for them that stays until the page is closed. */
export function myName(): string {
  drawn ||= drawName();
  return settings.name || drawn;
}
