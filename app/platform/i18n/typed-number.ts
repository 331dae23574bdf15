import { latinDigits } from "#app/platform/i18n/visible-text";

const SPACES = /[\s'’\u00a0\u202f\u066c]/g;
const PLAIN = /^-?\d+(?:\.\d+)?$/;
/**
 * Groups of three behind one to three digits that do not begin with a zero, parted by one sign, and perhaps decimals
 * behind the other.
 */
const GROUPED = /^(-?[1-9]\d{0,2})((?:,\d{3})+(?:\.\d+)?|(?:\.\d{3})+(?:,\d+)?)$/;

/**
 * A number as people of any language write it: "120,000", "120 000" and "120.000" are all the same. Null when it is
 * none.
 */
export function readTypedNumber(typed: string): number | null {
  const text = latinDigits(typed).replaceAll("٫", ".").replaceAll(SPACES, "");
  const grouped = GROUPED.exec(text);
  if (grouped) {
    const [group, decimal] = grouped[2]?.startsWith(",") ? [",", "."] : [".", ","];
    return Number(text.replaceAll(group, "").replace(decimal, "."));
  }
  const plain = text.replace(/^(-?\d+),(\d+)$/, "$1.$2");
  return PLAIN.test(plain) ? Number(plain) : null;
}
