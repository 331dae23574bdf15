import type { MailState } from "#app/features/mail/schema";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How many seconds to wait after each attempt that failed. After the last one somebody must ask for another. */
const DELAYS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR, 24 * HOUR] as const;

/** The seconds until the next attempt, or null when there is none. */
export function delayAfter(attempts: number): number | null {
  return DELAYS[attempts - 1] ?? null;
}

export function stateOf({ sent_at, last_error }: { sent_at: Date | null; last_error: string | null }): MailState {
  if (sent_at) return "sent";
  return last_error === null ? "waiting" : "failed";
}

/** A text as it may stand in a header: a line break there would begin a header of the writer's own. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

/** The mailbox behind an address: what stands after a plus sorts mail within it, and case makes no other. */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*@/, "@");
}

const LONGEST_NAME = 80;

/**
 * What a visitor typed, if it may stand in a message to the address he typed: that need not be his own, and we carry no links and no
 * slogans to strangers.
 */
export function harmless(typed: string | null): string | null {
  const text = oneLine(typed ?? "");
  const looksLikeLink = /[/\\@:]|[\p{L}\p{N}]\.[\p{L}\p{N}]{2,}/u.test(text);
  return text === "" || looksLikeLink || text.length > LONGEST_NAME ? null : text;
}

/** The name to greet somebody by; nobody's has a digit in it. */
export function nameToGreet(typed: string | null): string | null {
  const name = harmless(typed);
  return name !== null && /\p{N}/u.test(name) ? null : name;
}
