import type { Identity } from "#app/features/privacy/schema";

/** Shorter numbers match too many others. */
const MIN_DIGITS = 6;

/** An e-mail address or a phone number out of what somebody typed; null when it is neither. */
export function parseIdentity(typed: string): Identity | null {
  const text = typed.trim();
  if (/^\S+@\S+$/.test(text)) return { email: text.toLowerCase() };
  const digits = text.replaceAll(/\D/g, "");
  return /^[\d\s()+./-]+$/.test(text) && digits.length >= MIN_DIGITS ? { phone: digits } : null;
}

/**
 * Phone numbers are compared by their last nine digits, ignoring country code and leading zero. Shorter ones must
 * be equal.
 */
export const SIGNIFICANT_DIGITS = 9;
