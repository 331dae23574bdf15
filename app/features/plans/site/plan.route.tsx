import { data, redirect } from "react-router";
import { listAskableDepartures } from "#app/features/bookings/requests/seats/mutations.server";
import { seatsLeft } from "#app/features/availability/departure-plan";
import { islandToday } from "#app/features/availability/rules";
import { sendForm } from "#app/features/forms/client-submit";
import { findConflicts } from "#app/features/plans/conflicts/rules";
import {
  addItem,
  changeItem,
  readAddedItem,
  removeItem,
  replaceItem,
  shiftItems,
  type PlanChange,
  type PlanProblem,
} from "#app/features/plans/plan-changes";
import { planCookie, readPlanCookie } from "#app/features/plans/plan-cookie";
import { planKey, planProblem, type PlanItem } from "#app/features/plans/plan-item";
import { readPlan } from "#app/features/plans/queries.server";
import { PlanPage } from "#app/features/plans/site/plan-page";
import { receivePlan } from "#app/features/plans/site/receive-plan.server";
import { shownThing } from "#app/features/plans/site/shown-thing";
import { PLAN_TEXTS } from "#app/features/plans/site/texts";
import { DEFAULT_BOOKING_SETTINGS, type BookingSettings } from "#app/features/settings/queries.server";
import { readForm, textFields } from "#app/platform/http/form";
import { signFormTimestamp } from "#app/platform/http/form-guard.server";
import type { Db } from "#app/platform/db/db.server";
import { inLanguage, languageFrom } from "#app/platform/i18n/languages";
import { reportUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/plan.route";
import "./plan.page.css";

/** The plan of the cookie, with what is free now. Nothing of it is stored. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, texts, settings, formSecret } = context.get(servicesContext);
  const language = languageFrom(params);
  const items = readPlanCookie(request.headers.get("cookie"));
  const rules = settings.value ?? DEFAULT_BOOKING_SETTINGS;
  const found = await readPlan(db, language, items, rules).catch((error: unknown) =>
    reportUnavailable("a trip plan", context, error),
  );
  const plan = found ?? { things: [], gone: [] };
  const page = {
    /** The form stays, with what was typed. */
    isUnreadable: !found,
    things: plan.things.map(shownThing),
    gone: plan.gone.map((item) => ({ key: planKey(item), day: item.from })),
    conflicts: findConflicts(plan.things.filter((thing) => !thing.isUnaskable)),
    times: { checkIn: rules.check_in_from, checkOut: rules.check_out_until },
    today: islandToday(),
    stamp: signFormTimestamp(formSecret),
    texts: texts.pick(language, PLAN_TEXTS),
  };
  return data(page, found ? undefined : { status: 503 });
}

/** What is done with the plan. All of it is answered by a cookie and by leading back, so that it works without scripts. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const language = languageFrom(params);
  const items = readPlanCookie(request.headers.get("cookie"));
  const form = await readForm(request);
  if (!form) return refuse("missing");
  const fields = textFields(form);
  const here = inLanguage("/plan", language);
  const settings = services.settings.value ?? DEFAULT_BOOKING_SETTINGS;
  if (fields.add !== undefined) {
    const item = readAddedItem(fields);
    if (!item) return refuse("noDays");
    const { things } = await readPlan(services.db, language, [item], settings);
    if (things.length === 0) return refuse("missing");
    return things[0]?.isUnaskable ? refuse("noDays") : answerChange(addItem(items, item), here);
  }
  switch (fields.intent) {
    case "send":
      return receivePlan({ request, url, context, form, language, items });
    case "remove":
      return leadBack(here, removeItem(items, fields.item ?? ""));
    case "clear":
      return leadBack(here, []);
    case "shift": {
      const shifted = shiftItems(items, fields.from ?? "");
      return shifted && planProblem(shifted) === null ? leadBack(here, shifted) : refuse("noDays");
    }
    case undefined:
    default: {
      const change = changeItem(items, fields.item ?? "", fields);
      return answerChange(await withDeparture(services.db, settings, change, fields), here);
    }
  }
}

/** An experience on another day leaves when it leaves there: at the same time, or at the first with room for all. */
async function withDeparture(
  db: Db,
  settings: BookingSettings,
  change: PlanChange,
  fields: Readonly<Record<string, string>>,
): Promise<PlanChange> {
  if ("problem" in change || change.item.kind !== "experience" || fields.time) return change;
  const { items, item } = change;
  const askable = await listAskableDepartures(db, { experience: item.id, settings });
  const onDay = (askable ?? []).filter(({ day }) => day === item.from);
  const found =
    onDay.find(({ start_time }) => start_time === item.time) ??
    onDay.find((departure) => seatsLeft(departure) >= item.people) ??
    onDay[0];
  return found && found.start_time !== item.time
    ? replaceItem(items, item, { ...item, time: found.start_time })
    : change;
}

const STATUSES: Record<Exclude<PlanProblem, "failed">, number> = {
  noDays: 400,
  missing: 404,
  full: 409,
  long: 409,
  unsendable: 409,
};

function refuse(problem: keyof typeof STATUSES) {
  return data({ problem }, { status: STATUSES[problem] });
}

function answerChange(change: PlanChange, path: string) {
  if ("problem" in change) return refuse(change.problem);
  return leadBack(`${path}#${planKey(change.item)}`, change.items);
}

/** The cookie is set anew with each change, so that it lasts. */
function leadBack(path: string, items: readonly PlanItem[]): Response {
  return redirect(path, { status: 303, headers: { "Set-Cookie": planCookie(items) } });
}

/** Of the forms around an item. The others are that which sends the plan, and those of listings. */
const CHANGES = ["move", "earlier", "later", "remove", "clear", "shift"];

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { intent = "" } = textFields(await request.clone().formData());
  const answer = await sendForm(serverAction);
  // The form that sends has nothing to do with it.
  return CHANGES.includes(intent) && "reason" in answer ? { problem: "failed" as const } : answer;
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function TripPlan({ loaderData }: Route.ComponentProps) {
  return <PlanPage {...loaderData} />;
}
