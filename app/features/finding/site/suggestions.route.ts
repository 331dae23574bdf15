import { RecentCounts } from "#app/features/finding/recent.server";
import { cutQuery } from "#app/features/finding/rules";
import type { FoundKind } from "#app/features/finding/schema";
import { searchSite } from "#app/features/finding/search.server";
import { resultOf, type Result } from "#app/features/finding/site/results.server";
import type { Suggestions } from "#app/features/finding/suggestions";
import { hasWidthVariants, pictureUrlAtWidth } from "#app/features/media/schema";
import { createTranslate } from "#app/features/translations/translate.server";
import { clientContext } from "#app/platform/http/client.server";
import { CURRENCY_KEY, readCookie } from "#app/platform/http/cookies";
import { notFound } from "#app/platform/http/responses";
import { inLanguage, isLanguage, languageFrom } from "#app/platform/i18n/languages";
import { BASE_CURRENCY, formatMoney } from "#app/platform/money/money";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/suggestions.route";

const MOST = 8;
const ASKED_A_MINUTE = 60;
const asked = new RecentCounts({ seconds: 60, most: 50_000 });

/** What the box shows while somebody types: words, marks and prices ready to be shown. */
export async function loader({ request, url, params, context }: Route.LoaderArgs): Promise<Response> {
  if (params.lang !== undefined && !isLanguage(params.lang)) throw notFound("Page not found");
  const { db, env, log, texts, currencies } = context.get(servicesContext);
  const { count, seconds } = asked.count(context.get(clientContext).network);
  if (env.RATE_LIMIT && count > ASKED_A_MINUTE) return answer(null, 429, { "Retry-After": String(seconds) });
  const language = languageFrom(params);
  const typed = cutQuery(url.searchParams.get("q") ?? "");
  const t = createTranslate(texts.pick(language, ["search", "propertyMarket"]), language);
  const chosen = readCookie(request.headers.get("cookie"), CURRENCY_KEY);
  const currency = currencies.value.find(({ code }) => code === chosen) ?? { code: BASE_CURRENCY, rate: 1 };
  try {
    const { entries, marks } = await searchSite(db, { typed, language, size: MOST, isExact: true });
    const kinds = new Map<FoundKind, Result[]>();
    for (const result of entries.map((entry) => resultOf(entry, marks, language, texts)))
      kinds.set(result.kind, [...(kinds.get(result.kind) ?? []), result]);
    const suggestions: Suggestions = {
      groups: [...kinds].map(([kind, results]) => ({
        kind: t(`search.${kind}`),
        rows: results.map(({ title, location, picture, amount, market, isEnglish, to }) => ({
          title: title.map(({ text, isMatch }) => [text, isMatch ? 1 : 0]),
          place: [location, market && t(`propertyMarket.${market}`)].filter(Boolean).join(" · "),
          picture: picture && (hasWidthVariants(picture) ? pictureUrlAtWidth(picture, 480) : picture),
          price: amount === null ? "" : formatMoney(amount, currency, language),
          lang: isEnglish ? "en" : language,
          to,
        })),
      })),
      label: t("search.suggested"),
      count: t("search.suggestions", { n: entries.length }),
      all: t("search.allResults", { words: typed }),
      allTo: `${inLanguage("/search", language)}?${new URLSearchParams({ q: typed })}`,
    };
    return answer(suggestions, 200);
  } catch (error) {
    log.error({ err: error }, "could not suggest");
    return answer(null, 503, { "Retry-After": "60" });
  }
}

function answer(body: Suggestions | null, status: number, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex", ...headers },
  });
}
