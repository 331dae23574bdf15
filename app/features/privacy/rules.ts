import type { Identity } from "#app/features/privacy/schema";

/** Shorter ones are found in too many others. */
const LEAST_DIGITS = 6;

/** An e-mail address or a phone number out of what somebody typed; null when it is neither. */
export function identityOf(typed: string): Identity | null {
  const text = typed.trim();
  if (/^\S+@\S+$/.test(text)) return { email: text.toLowerCase() };
  const digits = text.replaceAll(/\D/g, "");
  return /^[\d\s()+./-]+$/.test(text) && digits.length >= LEAST_DIGITS ? { phone: digits } : null;
}

/**
 * Behind the country code and the zero that people write at home, or do not, a number is told by its last nine digits. One that has no
 * more of them must be the same.
 */
export const TELLING_DIGITS = 9;
