/** Fewer are found in too many numbers. */
const MIN_DIGITS = 4;
/** The last digits identify a number, without country code or leading zero. */
const SIGNIFICANT_DIGITS = 9;

/** The digits to look for in stored numbers when a search is one or a part of one; null when it is not. */
export function searchedPhoneDigits(search: string): string | null {
  if (!/^[\d\s()+./-]+$/.test(search)) return null;
  const digits = search.replaceAll(/\D/g, "").replace(/^0+/, "");
  return digits.length < MIN_DIGITS ? null : digits.slice(-SIGNIFICANT_DIGITS);
}
