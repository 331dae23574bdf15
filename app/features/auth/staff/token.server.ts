import { createHash, randomBytes } from "node:crypto";

/** What stands in an invitation's link. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of it. 256 random bits need no slow hash. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
