import type { Env } from "#app/platform/env.server";

/** Our origin as the one who asks sees it: behind a proxy that can be believed, the proxy's. */
export function originOf(
  { PUBLIC_URL, TRUST_PROXY }: Env,
  header: (name: string) => string | undefined,
  host: string,
): string {
  const scheme = TRUST_PROXY && header("x-forwarded-proto") === "https" ? "https" : "http";
  return PUBLIC_URL ?? `${scheme}://${host}`;
}
