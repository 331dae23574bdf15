import { data, redirect } from "react-router";
import { receivePriceNotice } from "#app/features/alerts/receive.server";
import { countAttemptUnsynced } from "#app/features/auth/mutations.server";
import { readSearch } from "#app/features/availability/search/search-view.server";
import { sendForm } from "#app/features/forms/client-submit";
import { FORM_LIMITS } from "#app/features/forms/receive.server";
import { COMPARED, comparedIds } from "#app/features/page/compared";
import { SAVED_KINDS, savedKey } from "#app/features/page/saved-key";
import { marketRulesOf } from "#app/features/properties/market/rules";
import { listOffered, readCompared, readSavedThings, type ChosenDays } from "#app/features/saved/queries.server";
import { includesItem, withItems, withMoved, withoutItem } from "#app/features/saved/rules";
import { readKeys, readSavedCookie, savedCookie, type SavedList } from "#app/features/saved/saved-cookie";
import { endSharedList, sharedToken, shareList } from "#app/features/saved/sharing/mutations.server";
import { changeList } from "#app/features/saved/site/change-list";
import { receiveAsking } from "#app/features/saved/site/receive-asking.server";
import { SavedPage } from "#app/features/saved/site/saved-page";
import { SAVED_TEXTS } from "#app/features/saved/site/texts";
import { MAX_GUESTS } from "#app/features/stays/filters";
import { clientContext } from "#app/platform/http/client.server";
import { noticeCookie } from "#app/platform/http/cookies";
import { knownValue, numberWithin } from "#app/platform/http/filters";
import { hasNul, readForm, textFields } from "#app/platform/http/form";
import { signFormTimestamp } from "#app/platform/http/form-guard.server";
import { sameSitePath } from "#app/platform/http/same-site-path";
import { inLanguage, languageFrom, type Language } from "#app/platform/i18n/languages";
import { reportUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import { sharedListPath } from "#app/urls";
import type { Route } from "./+types/saved.route";
import "./saved.page.css";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { db, texts, settings, formSecret } = context.get(servicesContext);
  const language = languageFrom(params);
  const { items, owner } = readSavedCookie(request.headers.get("cookie"));
  const { rules, days } = readSearch(url.searchParams, settings.value, "nights");
  const guests = numberWithin(url.searchParams, "guests", 1, MAX_GUESTS) ?? 1;
  const chosen: ChosenDays | null = days.span && { span: days.span, guests, rules };
  const compared = comparedItems(url.searchParams);
  if (compared[0]?.kind === "property")
    throw redirect(inLanguage(`/real-estate/compare?ids=${compared.map(({ id }) => id).join(",")}`, language));
  const read = () =>
    Promise.all([
      readSavedThings(db, language, items, chosen, marketRulesOf(settings.value)),
      compared.length < COMPARED.least ? [] : readCompared(db, language, compared, chosen),
    ]);
  const found = await read().catch((error: unknown) => reportUnavailable("what is saved", context, error));
  const [things, side] = found ?? [[], []];
  const page = {
    /** The form stays, with what was typed. */
    isUnreadable: !found,
    things,
    compared: side,
    /** Whether something was to be compared. */
    isComparing: url.searchParams.has("compare"),
    /** Whether not all of a shared list could be saved. */
    isFull: url.searchParams.has("full"),
    days: { typed: days.typed, problem: days.problem, span: days.span, guests },
    bounds: { today: rules.today, furthestDays: rules.furthestDays },
    shared: owner && inLanguage(sharedListPath(sharedToken(owner)), language),
    stamp: signFormTimestamp(formSecret),
    texts: texts.pick(language, SAVED_TEXTS),
  };
  return data(page, found ? undefined : { status: 503 });
}

/** Of one kind; ids that are none are left out. */
function comparedItems(query: URLSearchParams) {
  const kind = knownValue(query, "compare", SAVED_KINDS);
  return kind ? comparedIds(query).map((id) => ({ kind, id })) : [];
}

/** What is done with the list. All of it is answered by a cookie and by leading back, so that it works without scripts. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const language = languageFrom(params);
  const list = readSavedCookie(request.headers.get("cookie"));
  const form = await readForm(request);
  if (!form || hasNul(form)) return refused("missing", 400);
  const fields = textFields(form);
  const here = (hash: string) => inLanguage("/saved", language) + hash;
  switch (fields.intent) {
    case "clear":
      return leadBack(here(""), { ...list, items: [] });
    case "up":
    case "down": {
      const [item] = readKeys(fields.item ?? "");
      if (!item) return refused("missing", 400);
      const target = `${ownPath(fields.back) ?? here("")}#${savedKey(item)}`;
      return leadBack(target, { ...list, items: withMoved(list.items, item, fields.intent) });
    }
    case "share":
      return share(context, list, language, here("#share"));
    case "end": {
      if (list.owner) await endSharedList(context.get(servicesContext).db, list.owner);
      return leadBack(here("#share"), { ...list, owner: null });
    }
    case "ask":
      return receiveAsking({ request, url, context, form, language, items: list.items });
    case "watch":
      return receivePriceNotice(
        { ...context.get(servicesContext), ...context.get(clientContext), url },
        { request, language },
        form,
      );
    case undefined:
      return toggle(context, list, fields, language);
    default:
      return refused("missing", 400);
  }
}

/** A heart. Without scripts it does not say whether it saves or not: then it changes what there is. */
async function toggle(
  context: Route.ActionArgs["context"],
  list: SavedList,
  { item: key = "", saved, back }: Record<string, string>,
  language: Language,
) {
  const { db } = context.get(servicesContext);
  const [item] = readKeys(key);
  if (!item || savedKey(item) !== key) return refused("missing", 400);
  const isSaved = includesItem(list.items, item);
  const isWanted = saved === undefined ? !isSaved : saved === "yes";
  const target = `${ownPath(back) ?? inLanguage("/saved", language)}#${key}`;
  // With scripts the page itself says it.
  const notices = saved === undefined ? [noticeCookie(isWanted ? "saved" : "unsaved")] : [];
  if (!isWanted) return leadBack(target, { ...list, items: withoutItem(list.items, item) }, notices);
  const items = withItems(list.items, [item]);
  if (!includesItem(items, item)) return refused("full", 409);
  if (!isSaved && (await listOffered(db, language, [item])).length === 0) return refused("missing", 404);
  return leadBack(target, { ...list, items }, notices);
}

async function share(context: Route.ActionArgs["context"], list: SavedList, language: Language, target: string) {
  const { db, env } = context.get(servicesContext);
  const { network } = context.get(clientContext);
  const wait = env.RATE_LIMIT ? await countAttemptUnsynced(db, `share ${network}`, FORM_LIMITS.share) : null;
  if (wait !== null) return refused("often", 429, { "Retry-After": String(wait) });
  const offered = await listOffered(db, language, list.items);
  if (offered.length === 0) return refused("missing", 400);
  const items = offered.map(({ kind, id }) => ({ kind, id }));
  return leadBack(target, { ...list, owner: await shareList(db, items, list.owner ?? undefined) });
}

export type Refusal = "full" | "missing" | "often" | "failed";

function refused(problem: Refusal, status: number, headers?: HeadersInit) {
  return data({ problem }, { status, headers });
}

/** The cookie is set anew with each change, so that it lasts. */
function leadBack(path: string, list: SavedList, notices: string[] = []): Response {
  const headers = new Headers();
  for (const cookie of [savedCookie(list), ...notices]) headers.append("Set-Cookie", cookie);
  return redirect(path, { status: 303, headers });
}

/** A path of ours, out of what a form says. */
function ownPath(path: string | undefined): string | null {
  return path?.startsWith("/") && URL.canParse(path, "http://own") ? sameSitePath(new URL(path, "http://own")) : null;
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { intent } = textFields(await request.clone().formData());
  if (isFormIntent(intent)) return sendForm(serverAction);
  const result = await changeList(serverAction);
  return "reason" in result ? { problem: "failed" as const } : result;
}

const isFormIntent = (intent: unknown) => intent === "ask" || intent === "watch";

/** A question changes nothing on the page. */
export function shouldRevalidate({
  formData,
  defaultShouldRevalidate,
}: {
  formData?: FormData;
  defaultShouldRevalidate: boolean;
}): boolean {
  return isFormIntent(formData?.get("intent")) ? false : defaultShouldRevalidate;
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Saved({ loaderData }: Route.ComponentProps) {
  return <SavedPage {...loaderData} />;
}
