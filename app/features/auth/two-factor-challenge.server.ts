import { createHmac, timingSafeEqual } from "node:crypto";
import { readCookie } from "#app/platform/http/cookies";

const COOKIE = "pemba.second_step";
const MINUTES = 5;

interface Person {
  id: string;
  passwordHash: string | null;
}

/** Signed cookie that says whose password was verified, until the code is entered. A password change invalidates it. */
export function issueChallenge(secret: string, person: Person, now = Date.now()): Headers {
  const until = now + MINUTES * 60_000;
  const note = [Buffer.from(person.id).toString("base64url"), until, sign(secret, person, until)].join(".");
  return new Headers({ "Set-Cookie": cookie(note, MINUTES * 60) });
}

export async function verifyChallenge<P extends Person>(
  secret: string,
  headers: Headers,
  findPerson: (id: string) => Promise<P | null>,
  now = Date.now(),
): Promise<P | null> {
  const [id = "", until = "", signature = ""] = (readCookie(headers.get("cookie"), COOKIE) ?? "").split(".");
  if (!(Number(until) > now)) return null;
  const person = await findPerson(Buffer.from(id, "base64url").toString());
  if (!person) return null;
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, person, Number(until)))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? person : null;
}

export function clearChallenge(): string {
  return cookie("", 0);
}

function sign(secret: string, { id, passwordHash }: Person, until: number): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify(["second step", id, until, passwordHash]))
    .digest("base64url");
}

/** The server adds Secure where the site is served by https. */
function cookie(value: string, seconds: number): string {
  return `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
}
