import type { RouterContextProvider } from "react-router";
import { islandToday } from "#app/features/availability/rules";
import { countMiss } from "#app/features/finding/mutations.server";
import { RecentCounts } from "#app/features/finding/recent.server";
import { isCountable } from "#app/features/finding/rules";
import type { SiteResults } from "#app/features/finding/search.server";
import { clientContext } from "#app/platform/http/client.server";
import type { Language } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";

const ROBOT =
  /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|java\/|headlesschrome-lighthouse|facebookexternalhit|whatsapp/i;

/** Who loads a page again within a minute has not missed it twice. */
const recent = new RecentCounts({ seconds: 60, most: 10_000 });

interface Search {
  request: Request;
  context: Readonly<RouterContextProvider>;
  typed: string;
  language: Language;
  results: SiteResults;
}

/** Counts a search without a result, unless it says nothing about what visitors miss. The page does not depend on it. */
export async function noteMiss({ request, context, typed, language, results }: Search): Promise<void> {
  const { db, settings, auth, log } = context.get(servicesContext);
  const { folded, isMiss, mendedTo } = results;
  const agent = request.headers.get("user-agent");
  if (!isMiss || !isCountable(typed) || settings.value?.count_misses === false) return;
  if (
    request.method !== "GET" ||
    !agent ||
    ROBOT.test(agent) ||
    request.headers.get("sec-purpose")?.includes("prefetch")
  )
    return;
  const { network } = context.get(clientContext);
  try {
    if ((await auth.findAccount(request.headers))?.role) return;
    if (recent.count(`${network} ${language} ${folded}`).count > 1) return;
    await countMiss(db, { language, words: folded, mendedTo, day: islandToday() });
  } catch (error) {
    log.warn({ err: error }, "could not count a search without a result");
  }
}
