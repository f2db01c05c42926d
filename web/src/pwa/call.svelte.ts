/** Notifications while the page is closed, by Web Push: this browser, the other ones, kinds, quiet hours. */
import { ask } from "../net/api.ts";
import { deviceLabel } from "./device.ts";
import type { NotificationChoices, SubscribeRequest, WishesRequest } from "../protocol.ts";
import { choose, settings } from "../settings.svelte.ts";
import { isText, keep, readKept } from "../storage.ts";
import { t } from "../i18n/words.svelte.ts";
import { registration } from "./registration.ts";

/** The name of the cache with the words of the worker (`sw.ts`). */
const NOTES = "notes";
const PATH = "/me/notifications";
const OFFERED = "overworld-call-offer";
const RENEWED = "overworld-call-day";

/** The result of a press on "Call me": why the browser does not call while the page is closed, or "on". */
export type Outcome = "on" | "open" | "denied" | "missing" | "ios";

/** The notifications of the player; null until the page has asked for them. */
export const calls = $state<{ mine: NotificationChoices | null }>({ mine: null });

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Return whether the system notifies only pages on its home screen, and this one is not there. */
export function needsHomeScreen(agent = navigator.userAgent, touches = navigator.maxTouchPoints): boolean {
  const apple = /iPhone|iPad|iPod/.test(agent) || (agent.includes("Macintosh") && touches > 1);
  return apple && !("PushManager" in window);
}

/** Ask the server for the player's notifications. */
export async function loadCalls(): Promise<NotificationChoices> {
  const found = await ask<NotificationChoices>(PATH);
  calls.mine = found;
  return found;
}

/** Change the kinds and the quiet hours for all browsers of the player. */
export async function changeCalls(change: Partial<WishesRequest>): Promise<void> {
  const { kinds, quiet_from, quiet_to } = calls.mine ?? (await loadCalls());
  const wishes: WishesRequest = { kinds, quiet_from, quiet_to, zone: zone(), ...change };
  calls.mine = await ask<NotificationChoices>(PATH, "PUT", wishes);
}

/** Send no more notifications to a browser of the player. */
export async function forgetBrowser(id: string): Promise<void> {
  const here = calls.mine?.browsers.find((browser) => browser.id === id)?.this;
  calls.mine = await ask<NotificationChoices>(`${PATH}/browsers/${id}`, "DELETE");
  if (here) await (await subscribed())?.unsubscribe();
}

/** Ask for permission, and let this browser notify the player. Call it in a press, as browsers demand. */
export async function callMe(): Promise<Outcome> {
  if (needsHomeScreen()) return "ios";
  if (!("Notification" in window)) return "missing";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  choose({ notify: true });
  return (await subscribe()) ? "on" : "open";
}

/** Do not notify the player in this browser any more. */
export async function callNoMore(): Promise<void> {
  choose({ notify: false });
  const here = (await loadCalls().catch(() => null))?.browsers.find((browser) => browser.this);
  if (here) await forgetBrowser(here.id);
  else await (await subscribed())?.unsubscribe();
  await caches.delete(NOTES);
}

async function manager(): Promise<PushManager | undefined> {
  const worker = await registration();
  // Some browsers lack it, although the type does not say so.
  return worker && "pushManager" in worker ? worker.pushManager : undefined;
}

async function subscribed(): Promise<PushSubscription | null> {
  return (await (await manager())?.getSubscription()) ?? null;
}

/** Subscribe at the push service of the browser; return whether the server can now notify the player. */
async function subscribe(): Promise<boolean> {
  const push = await manager();
  const { key } = await loadCalls();
  if (!push || !key) return false;
  try {
    const old = await push.getSubscription();
    if (old && keyOf(old) !== key) await old.unsubscribe(); // the server has another key, so this one is of no use
    const made = await push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await storeWords();
    await send(made);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false; // the browser has no push service, or does not reach it
    throw error;
  }
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function send(subscription: PushSubscription): Promise<void> {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  const body: SubscribeRequest = { endpoint, p256dh, auth, zone: zone(), label: deviceLabel() };
  calls.mine = await ask<NotificationChoices>(`${PATH}/browser`, "PUT", body);
}

/** Store the words of notifications for the worker, which has no messages. It replaces CODE by that of a table. */
async function storeWords(): Promise<void> {
  const words = {
    title: t("attention-table", { code: "CODE" }),
    turn: t("attention-turn"),
    time: t("attention-time"),
    full: t("attention-full"),
    label: deviceLabel(),
  };
  await (await caches.open(NOTES)).put("/notes", Response.json(words));
}

/** Renew the words, and once a day the subscription, of a browser that notifies the player. */
export async function renewCalls(): Promise<void> {
  const subscription = await subscribed();
  if (!settings.notify || !subscription) return;
  await storeWords();
  const day = new Date().toISOString().slice(0, 10);
  if (readKept(RENEWED, { day: "" }, { day: isText(10) }).day === day) return;
  await send(subscription);
  keep(RENEWED, { day });
}

/** Return whether to offer it after a move; a browser offers it once. */
export async function offersCalls(): Promise<boolean> {
  if (readKept(OFFERED, { at: "" }, { at: isText(20) }).at || settings.notify) return false;
  if (!needsHomeScreen()) {
    if (!("Notification" in window) || Notification.permission === "denied" || !(await manager())) return false;
  }
  const { key, browsers } = await loadCalls();
  return key !== "" && !browsers.some((browser) => browser.this);
}

/** Note that this browser has made its offer. */
export function noteOffer(): void {
  keep(OFFERED, { at: new Date().toISOString().slice(0, 10) });
}
