import type { Env } from "#app/platform/env.server";
import { networkOf } from "#app/platform/http/network";

/**
 * Network of the client. Each proxy appends to X-Forwarded-For; entries before those of trusted proxies can be forged.
 */
export function clientNetwork(
  { TRUST_PROXY }: Pick<Env, "TRUST_PROXY">,
  forwardedFor: string | undefined,
  remote: string | undefined,
): string {
  const forwarded = TRUST_PROXY ? forwardedFor?.split(",").at(-TRUST_PROXY)?.trim() : undefined;
  return networkOf(forwarded || remote || "unknown");
}
