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

/** Split a suggested name into its adjective and its animal, in the order of the language. */
function partsOf(name: string): { adjective: string; animal: string } | null {
  const adjectiveFirst = t("guest-name-pattern", { adjective: "a", animal: "n" }).startsWith("a");
  const at = adjectiveFirst ? name.lastIndexOf(" ") : name.indexOf(" ");
  if (at < 0) return null;
  const [before, after] = [name.slice(0, at), name.slice(at + 1)];
  return adjectiveFirst ? { adjective: before, animal: after } : { adjective: after, animal: before };
}

/** Return all names that the language can make: any adjective with any animal of the same group. */
export function allNames(): string[] {
  const listed = t("guest-name-groups")
    .split("/")
    .map((group) => group.trim().split(" "));
  const rest = NAMES.filter((name) => !listed.flat().includes(name));
  return [...listed, rest].flatMap((group) => {
    const whole = group.filter((name) => NAMES.includes(name)).map((name) => t(`name-${name}`).slice(0, LONGEST_NAME));
    const parts = whole.map(partsOf).filter((one) => one !== null);
    const mixed = parts.flatMap(({ animal }) =>
      parts.map(({ adjective }) => t("guest-name-pattern", { adjective, animal })),
    );
    return [...new Set([...whole, ...mixed])].filter((name) => name.length <= LONGEST_NAME);
  });
}

const KEY = "overworld-guest";

/** Return a random name that no player at the table has. */
export function drawName(taken: string[] = []): string {
  const free = allNames().filter((name) => !taken.includes(name));
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
