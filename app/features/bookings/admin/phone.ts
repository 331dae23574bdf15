/** Countries whose numbers keep the zero behind the country code. */
const KEEPS_ZERO = new Set(["39"]);

/** A number for dialling from anywhere, as digits: country code first, without the zero people write at home. */
export function internationalDigits(countryCode: string, phone: string): string {
  const own = digitsOf(phone);
  if (phone.trim().startsWith("+")) return own;
  const code = digitsOf(countryCode);
  return code + (KEEPS_ZERO.has(code) ? own : own.replace(/^0+/, ""));
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "");
}
