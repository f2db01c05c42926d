import { afterEach, expect, test, vi } from "vitest";
import { choose, settings } from "../settings.svelte.ts";
import { calls, callMe, needsHomeScreen, noteOffer, offersCalls } from "./call.svelte.ts";
import { minutesOf, timeOf } from "./hours.ts";

const KEY = "BAAB";
const CHOICES = { key: KEY, kinds: ["turn"], quiet_from: 0, quiet_to: 0, zone: "UTC", browsers: [] };

afterEach(() => {
  vi.unstubAllGlobals();
  calls.mine = null;
  choose({ notify: false });
});

/** A browser with a push service, and a server that keeps what the page sends. */
function browser(permission: NotificationPermission, key = KEY) {
  const sent: { path: string; body: string }[] = [];
  const subscription = {
    toJSON: () => ({ endpoint: "https://push.example.org/1", keys: { p256dh: "key", auth: "secret" } }),
    unsubscribe: vi.fn(async () => true),
    options: {},
  };
  const pushManager = {
    getSubscription: async () => null,
    subscribe: vi.fn(async () => subscription),
  };
  vi.stubGlobal("Notification", { permission, requestPermission: vi.fn(async () => permission) });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("caches", { open: async () => ({ put: async () => undefined }), delete: async () => true });
  vi.stubGlobal("navigator", {
    userAgent: "Firefox/150 Linux",
    maxTouchPoints: 0,
    serviceWorker: { getRegistration: async () => ({ pushManager }) },
  });
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    sent.push({ path, body: String(init?.body ?? "") });
    return Response.json({ ...CHOICES, key });
  });
  return { sent, pushManager };
}

test("a press subscribes with the key of the server and sends it the subscription", async () => {
  const { sent, pushManager } = browser("granted");
  expect(await callMe()).toBe("on");
  expect(settings.notify).toBe(true);
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  const body = JSON.parse(sent.at(-1)?.body ?? "") as Record<string, string>;
  expect(body).toMatchObject({ endpoint: "https://push.example.org/1", p256dh: "key", auth: "secret" });
  expect(body.zone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test("a server that cannot deliver leaves the notifications of the open page", async () => {
  const { pushManager } = browser("granted", "");
  expect(await callMe()).toBe("open");
  expect(pushManager.subscribe).not.toHaveBeenCalled();
});

test("after a refused permission the page sends nothing", async () => {
  const { sent } = browser("denied");
  expect(await callMe()).toBe("denied");
  expect(sent).toEqual([]);
  expect(settings.notify).toBe(false);
});

test("a browser offers it once, and only if the server can deliver", async () => {
  browser("default", "");
  expect(await offersCalls()).toBe(false);
  browser("denied");
  expect(await offersCalls()).toBe(false);
  browser("default");
  expect(await offersCalls()).toBe(true);
  noteOffer();
  expect(await offersCalls()).toBe(false);
});

test("only pages of Apple's phones and tablets without a push service need the home screen", () => {
  expect(needsHomeScreen("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604", 5)).toBe(true);
  expect(needsHomeScreen("Mozilla/5.0 (Macintosh; Intel Mac OS X) Safari/604", 5)).toBe(true);
  expect(needsHomeScreen("Mozilla/5.0 (Macintosh; Intel Mac OS X) Safari/604", 0)).toBe(false);
  vi.stubGlobal("PushManager", class {});
  expect(needsHomeScreen("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604", 5)).toBe(false);
});

test("minutes of a day and the text of a field belong together", () => {
  for (const minutes of [0, 59, 480, 1320, 1439]) expect(minutesOf(timeOf(minutes))).toBe(minutes);
  expect(timeOf(65)).toBe("01:05");
  for (const bad of ["", "24:00", "7:00", "12:60", "noon"]) expect(minutesOf(bad)).toBeNull();
});
