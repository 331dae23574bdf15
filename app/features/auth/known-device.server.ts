import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { readCookie } from "#app/platform/http/cookies";

const COOKIE = "pemba.devices";
const DAYS = 180;
/** Several people may sign in on one computer. */
const MOST_PEOPLE = 5;

interface Note {
  device: string;
  until: number;
  signature: string;
}

/**
 * The id of a device that has signed in with this email before, by the signed note its browser keeps. It opens nothing: it only has
 * wrong passwords counted apart from those of strangers.
 */
export function findDevice(secret: string, cookies: string | null | undefined, email: string, now = Date.now()): string | null {
  return readNotes(cookies, now).find((note) => isSignedFor(secret, email, note))?.device ?? null;
}

/** The cookie that lets the device be known next time, beside those of others who have signed in there. */
export function rememberDevice(secret: string, cookies: string | null | undefined, email: string, now = Date.now()): string {
  const others = readNotes(cookies, now).filter((note) => !isSignedFor(secret, email, note));
  const [device, until] = [randomBytes(16).toString("base64url"), now + DAYS * 86_400_000];
  const own = { device, until, signature: sign(secret, email, device, until) };
  const value = [own, ...others]
    .slice(0, MOST_PEOPLE)
    .map((note) => `${note.device}.${note.until}.${note.signature}`)
    .join("~");
  // The server adds Secure where the site is served by https.
  return `${COOKIE}=${value}; Path=/; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Lax`;
}

function readNotes(cookies: string | null | undefined, now: number): Note[] {
  const notes = (readCookie(cookies ?? null, COOKIE) ?? "").split("~").slice(0, MOST_PEOPLE);
  return notes.flatMap((note) => {
    const [, device, until, signature] = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/.exec(note) ?? [];
    return device && until && signature && Number(until) > now ? [{ device, until: Number(until), signature }] : [];
  });
}

function isSignedFor(secret: string, email: string, { device, until, signature }: Note): boolean {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, email, device, until)));
}

function sign(secret: string, email: string, device: string, until: number): string {
  return createHmac("sha256", secret).update(JSON.stringify(["device", email, device, until])).digest("base64url");
}
