import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** The field people do not see and bots fill in. */
export const HONEYPOT_FIELD = "website";
const MIN_FILL_MS = 1_500;

/** Stamps a form with the moment it was rendered, so that we can tell how long filling it in took. */
export function stampForm(secret: string, now = Date.now()): string {
  return `${now}.${sign(secret, String(now))}`;
}

/** Whether a form came back faster than anyone types, or without a stamp of ours. */
export function isTooFast(secret: string, stamp: string | undefined, now = Date.now()): boolean {
  const [rendered = "", signature = ""] = (stamp ?? "").split(".");
  const expected = sign(secret, rendered);
  if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return true;
  return now - Number(rendered) < MIN_FILL_MS;
}

function sign(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}

const UUID = /^[0-9a-f-]{36}$/;

/**
 * The key that makes a submission one submission. The browser makes it; without scripts there is none, and then the same content
 * on the same day counts as the same submission.
 */
export function submissionKey(given: string | undefined, content: unknown, now = new Date()): string {
  if (given && UUID.test(given)) return given;
  return createHash("sha256").update(`${now.toISOString().slice(0, 10)} ${JSON.stringify(content)}`).digest("hex");
}
