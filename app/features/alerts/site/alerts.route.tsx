import { data, redirect } from "react-router";
import { endAllSubscriptions, endSubscription, startSubscriptions } from "#app/features/alerts/mutations.server";
import { listSubscriptions } from "#app/features/alerts/queries.server";
import { AlertsPage } from "#app/features/alerts/site/alerts-page";
import { islandToday } from "#app/features/availability/rules";
import { countMiss } from "#app/features/cases/links/misses.server";
import { noteLinkUse } from "#app/features/cases/links/mutations.server";
import { findSubscriberLink } from "#app/features/cases/links/queries.server";
import { sendForm } from "#app/features/forms/client-submit";
import type { TextGroup } from "#app/features/translations/texts.server";
import { clientContext } from "#app/platform/http/client.server";
import { knownValue } from "#app/platform/http/filters";
import { readForm, textFields } from "#app/platform/http/form";
import { notFound } from "#app/platform/http/responses";
import { inLanguage, languageFrom } from "#app/platform/i18n/languages";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import { alertsPagePath } from "#app/urls";
import type { Route } from "./+types/alerts.route";
import "./alerts.page.css";

const TEXTS: TextGroup[] = [
  "alertsPage",
  "alertCriteria",
  "listingType",
  "propertyType",
  "propertyCard",
  "propertyMarket",
  "place",
  "stopMail",
];

/** What was done last. */
const OUTCOMES = ["started", "ended"] as const;

/** Opening it starts and ends nothing: what scans mail opens every link. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db, env, log, texts } = context.get(servicesContext);
  const language = languageFrom(params);
  const shared = { texts: texts.pick(language, TEXTS) };
  const found = await readOrUnavailable("alerts", context, () => findSubscriberLink(db, params.token, "page"));
  if (!found) {
    const { network } = context.get(clientContext);
    const none = { ...shared, subscriptions: null, outcome: "" as const };
    return data(none, await countMiss({ db, env }, network));
  }
  noteLinkUse({ db, log }, found, islandToday());
  const subscriptions = await readOrUnavailable("alerts", context, () => listSubscriptions(db, found.id, language));
  return data({ ...shared, subscriptions, outcome: knownValue(url.searchParams, "done", OUTCOMES) });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, settings } = context.get(servicesContext);
  const form = await readForm(request);
  const { intent, id = "" } = form ? textFields(form) : {};
  const found = await readOrUnavailable("alerts", context, () => findSubscriberLink(db, params.token, "page"));
  if (!found) throw notFound();
  const leadBack = (done: (typeof OUTCOMES)[number]) =>
    redirect(`${inLanguage(alertsPagePath(params.token), languageFrom(params))}?done=${done}`, { status: 303 });
  switch (intent) {
    case "start":
      await startSubscriptions(db, found.id, settings);
      return leadBack("started");
    case "end_alert":
    case "end_watch":
      await endSubscription(db, found.id, { kind: intent === "end_alert" ? "alert" : "watch", id });
      return leadBack("ended");
    case "end_all":
      await db.transaction((tx) => endAllSubscriptions(tx, found.id));
      return leadBack("ended");
    case undefined:
    default:
      return data(null, { status: 400 });
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function Alerts({ loaderData: { subscriptions, outcome }, actionData }: Route.ComponentProps) {
  // What is done leads back here: only a failure is answered.
  return <AlertsPage subscriptions={subscriptions} outcome={outcome} hasFailed={Boolean(actionData)} />;
}
