import { data } from "react-router";
import { cutQuery } from "#app/features/finding/rules";
import { FOUND_KINDS, RESULTS_PER_PAGE } from "#app/features/finding/schema";
import { searchSite } from "#app/features/finding/search.server";
import { noteMiss } from "#app/features/finding/site/count-miss.server";
import { ResultsPage } from "#app/features/finding/site/results-page";
import { resultOf } from "#app/features/finding/site/results.server";
import { knownValue } from "#app/platform/http/filters";
import { pageFrom } from "#app/platform/http/paging";
import { languageFrom } from "#app/platform/i18n/languages";
import { reportUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/search.route";
import "./search.page.css";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { db, texts } = context.get(servicesContext);
  const language = languageFrom(params);
  const typed = cutQuery(url.searchParams.get("q") ?? "");
  const kind = knownValue(url.searchParams, "kind", FOUND_KINDS) || null;
  const isExact = url.searchParams.has("exact");
  const asked = { typed, language, kind, isExact };
  const shared = { typed, kind, isExact, texts: texts.pick(language, ["search", "propertyMarket"]) };
  const search = async () => {
    const first = await searchSite(db, { ...asked, page: pageFrom(url.searchParams) });
    const pages = Math.ceil(first.total / RESULTS_PER_PAGE);
    // Beyond the last page stands the last one.
    const page = Math.min(pageFrom(url.searchParams), Math.max(pages, 1));
    const results = page < pageFrom(url.searchParams) ? await searchSite(db, { ...asked, page }) : first;
    return { ...results, page, pages };
  };
  const found = await search().catch((error: unknown) => reportUnavailable("the search", context, error));
  if (!found) return data({ ...shared, found: null }, { status: 503 });
  if (!kind && found.page === 1 && !isExact) await noteMiss({ request, context, typed, language, results: found });
  const { entries, counts, total, isMore, mendedTo, folded, page, pages, marks } = found;
  return {
    ...shared,
    found: {
      results: entries.map((entry) => resultOf(entry, marks, language, texts)),
      counts,
      total,
      isMore,
      mendedTo,
      isAsked: folded !== "",
      page,
      pages,
    },
  };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <ResultsPage {...loaderData} />;
}
