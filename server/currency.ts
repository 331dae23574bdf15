import type { MiddlewareHandler } from "hono";
import { CURRENCY_KEY } from "#app/platform/http/cookies";
import { ownPath } from "#app/platform/http/own-path";
import { isCurrencyCode } from "#app/platform/money/money";

const YEAR_SECONDS = 31_536_000;

/** A currency chosen before scripts had loaded arrives in the query: it is kept, and the page comes back without it. */
export const currencyChoice: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.url);
  const chosen = url.searchParams.get("currency");
  if (c.req.method !== "GET" || !isCurrencyCode(chosen)) return next();
  url.searchParams.delete("currency");
  c.header("Set-Cookie", `${CURRENCY_KEY}=${chosen}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`);
  c.header("Cache-Control", "no-store");
  return c.redirect(ownPath(url), 303);
};
