import type { MailState } from "#app/features/mail/schema";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How many seconds to wait after each attempt that failed. After the last one somebody must ask for another. */
const RETRY_DELAYS_SECONDS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR, 24 * HOUR] as const;

/** The seconds until the next attempt, or null when there is none. */
export function retryDelaySeconds(attempts: number): number | null {
  return RETRY_DELAYS_SECONDS[attempts - 1] ?? null;
}

export function stateOf({ sent_at, last_error }: { sent_at: Date | null; last_error: string | null }): MailState {
  if (sent_at) return "sent";
  return last_error === null ? "waiting" : "failed";
}

/** Removes line breaks, to prevent header injection, and marks that would turn round what follows. */
export function oneLine(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").replaceAll(/[\u202A-\u202E]/g, "");
  return (hasOpenIsolate(line) ? line.replaceAll(/[\u2066-\u2069]/g, "") : line).trim();
}

function hasOpenIsolate(text: string): boolean {
  const count = (marks: RegExp) => text.match(marks)?.length ?? 0;
  return count(/[\u2066-\u2068]/g) !== count(/\u2069/g);
}

/** The address in lower case without its plus tag. */
export function canonicalMailbox(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*@/, "@");
}

const LONGEST_NAME = 80;

/**
 * Visitor text that is safe to send to an unverified address; null if it is long or looks like a link, so that
 * forms cannot be used to send spam.
 */
export function safeTypedText(typed: string | null): string | null {
  const text = oneLine(typed ?? "");
  const looksLikeLink = /[/\\@:]|[\p{L}\p{N}]\.[\p{L}\p{N}]{2,}/u.test(text);
  return text === "" || looksLikeLink || text.length > LONGEST_NAME ? null : text;
}

/** The name to greet somebody by; nobody's has a digit in it. */
export function greetingName(typed: string | null): string | null {
  const name = safeTypedText(typed);
  return name !== null && /\p{N}/u.test(name) ? null : name;
}
