import type { MiddlewareHandler } from "hono";
import { CHOSEN_CURRENCY, CURRENCY_KEY, YEAR_SECONDS } from "#app/platform/http/cookies";
import { ownPath } from "#app/platform/http/own-path";
import { isCurrencyCode } from "#app/platform/money/money";

/** A currency chosen before scripts had loaded arrives in the query: it is kept, and the page comes back without it. */
export const currencyChoice: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.url);
  const chosen = url.searchParams.get(CHOSEN_CURRENCY);
  if (c.req.method !== "GET" || !isCurrencyCode(chosen)) return next();
  url.searchParams.delete(CHOSEN_CURRENCY);
  c.header("Set-Cookie", `${CURRENCY_KEY}=${chosen}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`);
  c.header("Cache-Control", "no-store");
  return c.redirect(ownPath(url), 303);
};
