import { data, redirect } from "react-router";
import { islandToday } from "#app/features/availability/rules";
import { countMiss } from "#app/features/cases/links/misses.server";
import { readSavedThings } from "#app/features/saved/queries.server";
import { includesItem, withItems } from "#app/features/saved/rules";
import { readSavedCookie, savedCookie } from "#app/features/saved/saved-cookie";
import { markSharedListRead } from "#app/features/saved/sharing/mutations.server";
import { findSharedList } from "#app/features/saved/sharing/queries.server";
import { changeList } from "#app/features/saved/site/change-list";
import { SharedListMissing, SharedPage } from "#app/features/saved/site/shared-page";
import { SAVED_TEXTS } from "#app/features/saved/site/texts";
import { clientContext } from "#app/platform/http/client.server";
import { notFound } from "#app/platform/http/responses";
import { inLanguage, languageFrom } from "#app/platform/i18n/languages";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/shared.route";
import "./saved.page.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, env, log, texts } = context.get(servicesContext);
  const { network } = context.get(clientContext);
  const language = languageFrom(params);
  const shared = { texts: texts.pick(language, SAVED_TEXTS) };
  const found = await readOrUnavailable("a shared list", context, () => findSharedList(db, params.token));
  if (!found) return data({ ...shared, things: null }, await countMiss({ db, env }, network));
  const today = islandToday();
  // Beside what is read: a list that cannot write it down is a list all the same.
  if (found.lastReadOn !== today)
    void markSharedListRead(db, found.tokenHash, today).catch((error: unknown) =>
      log.warn({ err: error }, "could not write down that a list was read"),
    );
  const things = await readOrUnavailable("a shared list", context, () =>
    readSavedThings(db, language, found.items, null),
  );
  return data({ ...shared, things });
}

/** Saves all of it in this browser, as far as there is room. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  const found = await findSharedList(db, params.token);
  if (!found) throw notFound();
  const list = readSavedCookie(request.headers.get("cookie"));
  const items = withItems(list.items, found.items);
  const hasRoom = found.items.every((item) => includesItem(items, item));
  return redirect(inLanguage("/saved", languageFrom(params)) + (hasRoom ? "" : "?full=1"), {
    status: 303,
    headers: { "Set-Cookie": savedCookie({ ...list, items }) },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return changeList(serverAction);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function Shared({ loaderData: { things } }: Route.ComponentProps) {
  return things ? <SharedPage things={things} /> : <SharedListMissing />;
}
