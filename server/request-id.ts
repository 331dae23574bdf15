import { randomUUID } from "node:crypto";
import type { Env } from "#app/platform/env.server";

/**
 * The id a proxy that can be believed gave a request, so that its log and ours can be read together; else one of our
 * own.
 */
export function requestIdOf({ TRUST_PROXY }: Env, header: (name: string) => string | undefined): string {
  const given = TRUST_PROXY ? header("x-request-id") : undefined;
  return given !== undefined && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}
