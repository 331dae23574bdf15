/** "a…@example.com": enough for whoever typed it, nothing for whoever was sent the link. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? "…" : `${String.fromCodePoint(email.codePointAt(0) ?? 0)}…${email.slice(at)}`;
}

const SHOWN_DIGITS = 2;

/** The last two digits: "…56". */
export function maskPhone(phone: string): string {
  return `…${phone.replaceAll(/\D/g, "").slice(-SHOWN_DIGITS)}`;
}
