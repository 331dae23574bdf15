import { data, useActionData } from "react-router";
import { GuestPage } from "#app/features/guests/site/guest-page";
import { GuestPageAway, GuestPageMissing } from "#app/features/guests/site/no-guest-page";
import { sendForm, type SubmitFailure } from "#app/features/forms/client-submit";
import type { FormResult, FormValues } from "#app/features/forms/schema";
import { markReadByGuest } from "#app/features/guests/conversation/mutations.server";
import { receiveDataRequest, receiveGuestMessage } from "#app/features/guests/conversation/receive.server";
import { listGuestMessages } from "#app/features/guests/conversation/queries.server";
import { countMiss } from "#app/features/cases/links/misses.server";
import { findLinkedCase } from "#app/features/cases/links/queries.server";
import { readGuestPage } from "#app/features/guests/page/read.server";
import { hasNul, readForm, textFields } from "#app/platform/http/form";
import { signFormTimestamp } from "#app/platform/http/form-guard.server";
import { islandToday } from "#app/features/availability/rules";
import { findItem } from "#app/features/guests/asks/mutations.server";
import { pickFields, readChangeView } from "#app/features/guests/asks/change.server";
import { isAskIntent, receiveAsk } from "#app/features/guests/asks/receive.server";
import { isViewingIntent, receiveViewing } from "#app/features/guests/site/viewing-action.server";
import { receiveReview } from "#app/features/guests/site/review-action.server";
import { listReviewPlaces } from "#app/features/reviews/writing/queries.server";
import type { TextGroup } from "#app/features/translations/texts.server";
import { KeptActionData } from "#app/platform/framework/kept-action-data";
import { clientContext } from "#app/platform/http/client.server";
import { languageFrom } from "#app/platform/i18n/languages";
import { reportUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/my.route";
import "./my.page.css";

const TEXTS: TextGroup[] = [
  "guest",
  "documentFile",
  "ask",
  "policy",
  "planPage",
  "sentLink",
  "quote",
  "calendar",
  "departures",
  "booking",
  "stayBooking",
  "vehicleBooking",
  "contactForm",
  "form",
  "invalid",
  "place",
  "reviews",
  "reviewForm",
  "viewing",
];

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, env, auth, texts } = services;
  const { network } = context.get(clientContext);
  const language = languageFrom(params);
  const shared = { now: new Date().toISOString(), texts: texts.pick(language, TEXTS) };
  try {
    const page = await readGuestPage(services, { token: params.token, language });
    if (page) {
      const account = await auth.findAccount(request.headers).catch(() => null);
      const { caseId, ...shown } = page;
      const conversation = {
        ...(await listGuestMessages(db, caseId, url.searchParams.get("before"))),
        stamp: signFormTimestamp(services.formSecret),
      };
      const office = account?.role ? caseId : null;
      const reviews = shown.subject.kind === "booking" ? await listReviewPlaces(db, caseId, islandToday()) : [];
      const changing = url.searchParams.get("change");
      const item = changing === null ? null : await findItem(db, caseId, changing);
      const change = item && (await readChangeView(db, item, typedIn(url.searchParams)));
      return data({ ...shared, state: "found" as const, page: shown, conversation, reviews, change, office });
    }
    return data({ ...shared, state: "missing" as const }, await countMiss({ db, env }, network));
  } catch (error) {
    reportUnavailable("the page of a guest", context, error);
    return data({ ...shared, state: "away" as const, stamp: signFormTimestamp(services.formSecret) }, { status: 503 });
  }
}

/** What an address holds besides the booking to change: days to be checked. */
function typedIn(query: URLSearchParams): FormData | null {
  const typed = Object.entries(pickFields(Object.fromEntries(query)));
  if (typed.length === 0) return null;
  const form = new FormData();
  for (const [name, value] of typed) form.set(name, value);
  return form;
}

/** What a guest does on his page. Every change is a form with a button, or a gesture: opening it changes nothing. */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  try {
    return await receive(args, form);
  } catch (error) {
    // An answer of the router, such as a page that is not there.
    if (!(error instanceof Error)) throw error;
    reportUnavailable("the page of a guest", args.context, error);
    return data(
      { ok: false as const, reason: "failed" as const, values: form ? unsentFields(form) : {} },
      { status: 503 },
    );
  }
}

/** What a form said, to be sent again. The page gives it a new stamp. */
function unsentFields(form: FormData): FormValues {
  const { stamp: _old, ...values } = textFields(form);
  return values;
}

const NOT_TAKEN = { ok: false, reason: "failed" } as const;

async function receive({ request, params, url, context }: Route.ActionArgs, form: FormData | null) {
  const services = context.get(servicesContext);
  const { db } = services;
  const found = await findLinkedCase(db, params.token);
  if (!found) return data(NOT_TAKEN, { status: 404 });
  if (!form || hasNul(form)) return data(NOT_TAKEN, { status: 400 });
  const { intent } = textFields(form);
  if (intent === "read") {
    const account = await services.auth.findAccount(request.headers).catch(() => null);
    // Staff who look at it have not read it for the guest.
    if (!account?.role) await markReadByGuest(db, found.id);
    return data({ ok: true as const, values: {}, intent: "read" });
  }
  const formServices = { ...services, ...context.get(clientContext), url };
  if (intent === "review" || intent === "withdraw_review")
    return receiveReview(request, formServices, { caseId: found.id, form });
  if (isViewingIntent(intent)) return receiveViewing(services, formServices, { caseId: found.id, intent });
  if (isAskIntent(intent)) return receiveAsk(request, services, formServices, { caseId: found.id, form });
  const asking = { caseId: found.id, language: languageFrom(params), form };
  if (intent === "data") return receiveDataRequest(request, formServices, asking);
  // A message has none; what is not known is not taken for one.
  if (intent) return data(NOT_TAKEN, { status: 400 });
  return receiveGuestMessage(request, formServices, asking);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

/** What was not sent stays in its form: a page that cannot be read just now would take it away. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: {
  actionResult?: Partial<SubmitFailure> | null;
  defaultShouldRevalidate: boolean;
}): boolean {
  const isUnsent = ["failed", "offline", "unanswered"].includes(actionResult?.reason ?? "");
  return isUnsent ? false : defaultShouldRevalidate;
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  // A form that was sent too often is told when it may come again.
  return actionHeaders.has("Retry-After") ? actionHeaders : loaderHeaders;
}

export default function MyRequest({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<FormResult>();
  const unsent = answer && !answer.ok ? answer.values : undefined;
  if (loaderData.state === "away") return <GuestPageAway unsent={unsent} stamp={loaderData.stamp} />;
  if (loaderData.state === "missing") return <GuestPageMissing />;
  const { page, conversation, reviews, change, now, office } = loaderData;
  return (
    <KeptActionData>
      <GuestPage page={page} conversation={conversation} reviews={reviews} change={change} now={now} office={office} />
    </KeptActionData>
  );
}
