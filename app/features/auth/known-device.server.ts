import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { readCookie } from "#app/platform/http/cookies";

const COOKIE = "pemba.devices";
const DAYS = 180;
/** Several people may sign in on one computer. */
const MAX_PEOPLE = 5;

interface DeviceToken {
  device: string;
  expiresAt: number;
  signature: string;
}

/**
 * The id of a device that has signed in with this email before, from its signed cookie. It grants no access: it only
 * gives the device its own rate limit.
 */
export function findDevice(
  secret: string,
  cookies: string | null | undefined,
  email: string,
  now = Date.now(),
): string | null {
  return readDeviceTokens(cookies, now).find((note) => isSignedFor(secret, email, note))?.device ?? null;
}

/** The cookie that lets the device be known next time, beside those of others who have signed in there. */
export function createDeviceCookie(
  secret: string,
  cookies: string | null | undefined,
  email: string,
  now = Date.now(),
): string {
  const others = readDeviceTokens(cookies, now).filter((note) => !isSignedFor(secret, email, note));
  const [device, expiresAt] = [randomBytes(16).toString("base64url"), now + DAYS * 86_400_000];
  const own = { device, expiresAt, signature: sign(secret, email, device, expiresAt) };
  const value = [own, ...others]
    .slice(0, MAX_PEOPLE)
    .map((note) => `${note.device}.${note.expiresAt}.${note.signature}`)
    .join("~");
  // The server adds Secure where the site is served by https.
  return `${COOKIE}=${value}; Path=/; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Lax`;
}

function readDeviceTokens(cookies: string | null | undefined, now: number): DeviceToken[] {
  const notes = (readCookie(cookies ?? null, COOKIE) ?? "").split("~").slice(0, MAX_PEOPLE);
  return notes.flatMap((note) => {
    const [, device, expiresAt, signature] = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/.exec(note) ?? [];
    return device && expiresAt && signature && Number(expiresAt) > now
      ? [{ device, expiresAt: Number(expiresAt), signature }]
      : [];
  });
}

function isSignedFor(secret: string, email: string, { device, expiresAt, signature }: DeviceToken): boolean {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, email, device, expiresAt)));
}

function sign(secret: string, email: string, device: string, expiresAt: number): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify(["device", email, device, expiresAt]))
    .digest("base64url");
}
