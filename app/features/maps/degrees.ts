import { latinDigits } from "#app/platform/i18n/visible-text";

/**
 * Degrees as people type them, in digits of any script and with either sign before the decimals, to the tenth of a
 * metre. Thousands are never meant: -4.912 is not -4912. Null when it is no number.
 */
export function readDegrees(typed: string): number | null {
  const text = latinDigits(typed)
    .trim()
    .replace(/^\u2212/, "-")
    .replace(/[,٫]/, ".");
  return /^-?\d{1,3}(?:\.\d{1,20})?$/.test(text) ? Math.round(Number(text) * 1e6) / 1e6 : null;
}
