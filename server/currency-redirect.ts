import type { MiddlewareHandler } from "hono";
import { CURRENCY_PARAM, CURRENCY_KEY, YEAR_SECONDS } from "#app/platform/http/cookies";
import { sameSitePath } from "#app/platform/http/same-site-path";
import { isCurrencyCode } from "#app/platform/money/money";

/** A currency chosen before scripts had loaded arrives in the query: it is kept, and the page comes back without it. */
export const currencyRedirect: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.url);
  const chosen = url.searchParams.get(CURRENCY_PARAM);
  if (c.req.method !== "GET" || !isCurrencyCode(chosen)) return next();
  url.searchParams.delete(CURRENCY_PARAM);
  c.header("Set-Cookie", `${CURRENCY_KEY}=${chosen}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`);
  c.header("Cache-Control", "no-store");
  return c.redirect(sameSitePath(url), 303);
};
