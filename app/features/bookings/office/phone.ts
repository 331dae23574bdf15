/** Countries whose numbers keep the zero behind the country code. */
const KEEPS_LEADING_ZERO = new Set(["39"]);
/** A number with one zero before it is dialled at home: here, on the island. */
const HOME_COUNTRY_CODE = "255";
/** Shorter ones cannot hold a country code. */
const MIN_INTERNATIONAL_DIGITS = 10;

/**
 * A number for dialling from anywhere, as digits: country code first, without the zero people write at home. Null when
 * no country can be told.
 */
export function internationalDigits({ countryCode, number }: { countryCode: string; number: string }): string | null {
  const own = digitsOf(number);
  if (own === "") return null;
  if (number.trim().startsWith("+")) return own;
  if (own.startsWith("00")) return own.slice(2);
  const code = digitsOf(countryCode);
  if (code) return code + (KEEPS_LEADING_ZERO.has(code) ? own : own.replace(/^0+/, ""));
  if (own.startsWith("0")) return HOME_COUNTRY_CODE + own.slice(1);
  return own.length >= MIN_INTERNATIONAL_DIGITS ? own : null;
}

/** The address a phone dials. */
export function telHref(phone: { countryCode: string; number: string }): string {
  const digits = internationalDigits(phone);
  return digits ? `tel:+${digits}` : `tel:${digitsOf(phone.number)}`;
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "");
}
