import { randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** The secret of an outgoing address: 256 random bits. */
export function newLinkToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}
