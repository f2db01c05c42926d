/** Names that belong to a player: the routes of the server, and passkeys of the browser. */
import { ask, sendText } from "../net/api.ts";
import type {
  Arrived,
  Brought,
  CodeRequest,
  Created,
  CreationOptions,
  Letters,
  LettersRequest,
  MyName,
  NameCheck,
  NameRequest,
  PairingCode,
  Profile,
  RequestOptions,
  Used,
} from "../protocol.ts";
import { untilText } from "../i18n/errors.ts";
import { t } from "../i18n/words.svelte.ts";
import { deviceLabel } from "../pwa/device.ts";
import { choose, settings } from "../settings.svelte.ts";
import { toast } from "../ui/toasts.svelte.ts";

export const SHORTEST_NAME = 3;

/** The browser made or used no passkey: the player cancelled, or it cannot. */
export class NoPasskey extends Error {}

/** Return the address of a player's profile. Dots would make it the address of a file, and do not matter. */
export function profilePath(name: string): string {
  return `/p/${encodeURIComponent(name.replaceAll(".", " "))}`;
}

/** Whether a player can come back with their name if this browser loses its data. */
export function isSafe({ letters, passkeys, devices }: MyName): boolean {
  return Boolean(letters || passkeys?.length || devices?.some((device) => !device.this));
}

const post = <T>(path: string, body?: unknown) => ask<T>(path, "POST", body);

export const names = {
  mine: async () => follow(await ask<MyName>("/me/name")),
  take: (name: string, face: string) =>
    ask<MyName>("/me/name", "PUT", { name, face, label: deviceLabel() } satisfies NameRequest),
  check: (name: string) => ask<NameCheck>(`/names/${encodeURIComponent(name)}`),
  person: (name: string) => ask<Profile>(`/people/${encodeURIComponent(name)}`),
  letters: () => post<Letters>("/me/letters"),
  code: () => post<PairingCode>("/me/code"),
  /** The QR code of the link for another device. The code is not in the URL, so no log has it. */
  codeQr: async (code: string) =>
    `data:image/svg+xml,${encodeURIComponent(await sendText("/me/code/qr.svg", "POST", { code }))}`,
  removeDevice: (id: string) => ask<MyName>(`/me/devices/${id}`, "DELETE"),
  removePasskey: (id: string) => ask<MyName>(`/me/passkeys/${id}`, "DELETE"),
  withLetters: (name: string, letters: string) =>
    post<Arrived>("/arrivals/letters", { name, letters, label: deviceLabel() } satisfies LettersRequest),
  withCode: (code: string) => post<Arrived>("/arrivals/code", { code, label: deviceLabel() } satisfies CodeRequest),
  makePasskey,
  withPasskey,
  bringGames,
};

/** Use the name that the server knows, and tell the player once if the operator has chosen it. */
function follow(mine: MyName): MyName {
  const { name = "", given_until: until = 0 } = mine;
  if (name && name !== settings.name) choose({ name });
  if (until > settings.givenUntil) {
    choose({ givenUntil: until });
    toast(t("refused-name_given", { until: untilText(until) }), "warning");
  }
  return mine;
}

/** Give all tables of this browser from before to its player. */
async function bringGames(): Promise<void> {
  let next = "";
  do next = (await post<Brought>(`/me/games${next && `?after=${next}`}`)).next ?? "";
  while (next);
}

/** Let the browser make a passkey, and store it. */
async function makePasskey(): Promise<MyName> {
  const options = await post<CreationOptions>("/me/passkeys/challenge");
  const made = await fromBrowser(() =>
    navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: bytes(options.challenge),
        user: { ...options.user, id: bytes(options.user.id) },
        pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ alg, type: "public-key" })),
        excludeCredentials: options.excludeCredentials.map(({ id }) => ({ id: bytes(id), type: "public-key" })),
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "preferred" },
        attestation: "none",
      },
    }),
  );
  const answer = made.response as AuthenticatorAttestationResponse;
  return post<MyName>("/me/passkeys", {
    client_data: text(answer.clientDataJSON),
    attestation: text(answer.attestationObject),
    label: deviceLabel(),
  } satisfies Created);
}

/** Come back with any passkey of this site. */
async function withPasskey(): Promise<Arrived> {
  const options = await post<RequestOptions>("/arrivals/challenge");
  const used = await fromBrowser(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: bytes(options.challenge),
        rpId: options.rpId,
        timeout: options.timeout,
        userVerification: "preferred",
      },
    }),
  );
  const answer = used.response as AuthenticatorAssertionResponse;
  return post<Arrived>("/arrivals/passkey", {
    id: text(used.rawId),
    client_data: text(answer.clientDataJSON),
    authenticator_data: text(answer.authenticatorData),
    signature: text(answer.signature),
    label: deviceLabel(),
  } satisfies Used);
}

async function fromBrowser(dialog: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await dialog();
    if (found instanceof PublicKeyCredential) return found;
  } catch {
    // The player closed the dialog, or the browser has no authenticator.
  }
  throw new NoPasskey();
}

function bytes(encoded: string): Uint8Array<ArrayBuffer> {
  const plain = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

function text(data: ArrayBuffer): string {
  const plain = btoa(Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join(""));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
