/** Fewer are found in too many numbers. */
const LEAST_DIGITS = 4;
/** The rest of a number, without the country code or the zero that people write at home, is told by these. */
const TELLING_DIGITS = 9;

/** The digits to look for in stored numbers when a search is one or a part of one; null when it is not. */
export function phoneSought(search: string): string | null {
  if (!/^[\d\s()+./-]+$/.test(search)) return null;
  const digits = search.replaceAll(/\D/g, "").replace(/^0+/, "");
  return digits.length < LEAST_DIGITS ? null : digits.slice(-TELLING_DIGITS);
}
