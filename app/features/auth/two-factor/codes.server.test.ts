import { TOTP } from "otpauth";
import { decodeQR } from "qr/decode.js";
import { expect, it } from "vitest";
import {
  drawQrCode,
  findStep,
  hashBackupCode,
  otpauthUri,
  makeBackupCodes,
  makeSecret,
} from "#app/features/auth/two-factor/codes.server";

const NOW = Date.UTC(2026, 10, 15, 12, 0, 10);
const STEP = Math.floor(NOW / 30_000);
/** The key of RFC 6238's own examples, "12345678901234567890". */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

const codeAt = (secret: string, timestamp: number) => new TOTP({ secret }).generate({ timestamp });

it("makes the codes of the standard", () => {
  // RFC 6238, appendix B: at second 59 the eight digits are 94287082.
  expect(findStep(SECRET, "287082", 59_000)).toBe(1);
});

it("takes a code of its half minute and of the ones beside it, and no other", () => {
  const secret = makeSecret();
  for (const distance of [-1, 0, 1])
    expect(findStep(secret, codeAt(secret, NOW + distance * 30_000), NOW)).toBe(STEP + distance);
  for (const distance of [-2, 2]) expect(findStep(secret, codeAt(secret, NOW + distance * 30_000), NOW)).toBeNull();
  expect(findStep(makeSecret(), codeAt(secret, NOW), NOW)).toBeNull();
});

it("draws a picture that a reader understands", () => {
  const address = otpauthUri(SECRET, "asha@example.com", "Pemba Paradise");
  expect(address).toMatch(/^otpauth:\/\/totp\/Pemba%20Paradise:asha%40example\.com\?/);
  expect(address).toContain(`secret=${SECRET}`);
  const { size, path } = drawQrCode(address);
  const pixels = 8;
  const picture = new Uint8Array(size * pixels * size * pixels).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < pixels; row++)
      picture.fill(
        0,
        (Number(y) * pixels + row) * size * pixels + Number(x) * pixels,
        (Number(y) * pixels + row) * size * pixels + (Number(x) + 1) * pixels,
      );
  }
  const rgba = Uint8Array.from({ length: picture.length * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : picture[Math.floor(at / 4)]!,
  );
  expect(decodeQR({ width: size * pixels, height: size * pixels, data: rgba })).toBe(address);
});

it("makes ten different backup codes, and reads them as people type them", () => {
  const codes = makeBackupCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
  expect(hashBackupCode("key", " 0AB1C 23dEf")).toBe(hashBackupCode("key", "oablc-23def"));
  expect(hashBackupCode("key", "0ab1c-23def")).not.toBe(hashBackupCode("another key", "0ab1c-23def"));
});
