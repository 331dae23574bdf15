import type { Env } from "#app/platform/env.server";
import { networkOf } from "#app/platform/http/network";

/** The network somebody asks from. Each proxy adds whom it heard from at the end: what stands before the entries of our own, the client may have made up. */
export function clientNetwork({ TRUST_PROXY }: Pick<Env, "TRUST_PROXY">, forwardedFor: string | undefined, remote: string | undefined): string {
  const forwarded = TRUST_PROXY ? forwardedFor?.split(",").at(-TRUST_PROXY)?.trim() : undefined;
  return networkOf(forwarded || remote || "unknown");
}
