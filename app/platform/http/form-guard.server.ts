import { trackForm } from "#app/platform/cache/render-tracking.server";
import { readCookie } from "#app/platform/http/cookies";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** The field people do not see and bots fill in. */
export const HONEYPOT_FIELD = "website";

/** Stamps a form with the moment it was rendered, so that we can tell how long filling it in took. */
export function signFormTimestamp(secret: string, now = Date.now()): string {
  trackForm();
  return `${now}.${sign(secret, String(now))}`;
}

const OPENED_KEY = "pemba.opened";
const STEP_MS = 100;
let lastCookie = { at: 0, secret: "", cookie: "" };

/** A cached page has the timestamp of its render; this cookie has the time it was served. */
export function formOpenedCookie(secret: string, now = Date.now()): string {
  const at = now - (now % STEP_MS);
  if (lastCookie.at !== at || lastCookie.secret !== secret) {
    lastCookie = {
      at,
      secret,
      cookie: `${OPENED_KEY}=${at}.${sign(secret, String(at))}; Path=/; HttpOnly; SameSite=Lax`,
    };
  }
  return lastCookie.cookie;
}

/** Whether a form came back sooner than `minMs` (FORM_MIN_MS) after it was served, or without a stamp of ours. */
export function isTooFast(
  { secret, minMs }: { secret: string; minMs: number },
  stamp: string | undefined,
  cookies: string | null,
  now = Date.now(),
): boolean {
  const rendered = readTimestamp(secret, stamp);
  if (rendered === null) return true;
  const given = readTimestamp(secret, readCookie(cookies, OPENED_KEY) ?? undefined);
  return now - Math.max(rendered, given ?? 0) < minMs;
}

/** The time in a stamp; null if its signature is not ours. */
function readTimestamp(secret: string, stamp = ""): number | null {
  const [moment = "", signature = ""] = stamp.split(".");
  const expected = sign(secret, moment);
  const isOurs = signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  return isOurs ? Number(moment) : null;
}

function sign(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}

/** Tells networks apart without naming them: what is stored leads back to nobody. */
export function hashNetwork(secret: string, network: string): string {
  return sign(secret, `network ${network}`);
}

const UUID = /^[0-9a-f-]{36}$/;

/** Whether a browser made a key by itself, so that nobody else can know it. */
export function isBrowserKey(given: string | undefined): given is string {
  return given !== undefined && UUID.test(given);
}

/**
 * The key that makes a submission one submission. The browser makes it; without scripts there is none, and then the
 * same content on the same day counts as the same submission.
 */
export function submissionKey(given: string | undefined, content: unknown, now = new Date()): string {
  if (isBrowserKey(given)) return given;
  return createHash("sha256")
    .update(`${now.toISOString().slice(0, 10)} ${JSON.stringify(content)}`)
    .digest("hex");
}

const MAX_ATTEMPTS = 1_000;

/** The attempt number a form sends along; 1 if it is not a number from 1 to MAX_ATTEMPTS. */
export function attemptOf(given: string | undefined): number {
  const attempt = Number(given);
  return Number.isInteger(attempt) && attempt >= 1 && attempt <= MAX_ATTEMPTS ? attempt : 1;
}
