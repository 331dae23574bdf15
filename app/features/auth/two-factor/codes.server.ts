import { Secret, TOTP } from "otpauth";
import { encodeQR } from "qr";
import { createHmac, randomBytes } from "node:crypto";
import { DEFAULT_SITE_NAME } from "#app/brand";

const STEP_SECONDS = 30;

export function makeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The half minute a code of the app belongs to; null when it is none of now. Clocks may be one off. */
export function findStep(secret: string, code: string, now = Date.now()): number | null {
  const distance = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return distance === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + distance;
}

/** What an app reads from the picture. */
export function otpauthUri(secret: string, email: string, issuer: string): string {
  return totpOf(secret, issuer, email).toString();
}

function totpOf(secret: string, issuer: string = DEFAULT_SITE_NAME, label?: string): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });
}

interface QrCode {
  /** Squares to a side, with the quiet border around. */
  size: number;
  /** Of an SVG whose squares are one unit wide. */
  path: string;
}

export function drawQrCode(text: string): QrCode {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 2 });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size: rows.length, path };
}

const BACKUP_CODES = 10;
/** No i, l, o and u: they are read as something else. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

/** Ten codes of 50 random bits, in two groups of five. */
export function makeBackupCodes(): string[] {
  return Array.from({ length: BACKUP_CODES }, () => {
    const letters = [...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
}

/** So long and random that a fast hash keeps them as well as a slow one. */
export function hashBackupCode(key: string, code: string): string {
  const letters = code
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, "")
    .replaceAll("o", "0")
    .replaceAll(/[il]/g, "1");
  return createHmac("sha256", key).update(`backup code ${letters}`).digest("base64url");
}
