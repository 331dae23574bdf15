import { randomUUID } from "node:crypto";
import { CalendarPlus } from "lucide-react";
import { data, Link } from "react-router";
import { DepartureCard } from "#app/features/availability/admin/departures/departure-card";
import { changeDepartures } from "#app/features/availability/admin/departures/departure-actions.server";
import { DepartureTable } from "#app/features/availability/admin/departures/departure-table";
import { ExceptionCard } from "#app/features/availability/admin/departures/exception-card";
import { ExtraDepartureCard } from "#app/features/availability/admin/departures/extra-departure-card";
import { PlanCard } from "#app/features/availability/admin/departures/plan-card";
import { keyOf, listExceptions, readMonth, spanOf, targetsOf } from "#app/features/availability/admin/departures/view";
import { WithoutTimeCard } from "#app/features/availability/admin/departures/without-time-card";
import { answerTo, reopen, sendForm, type FormAnswer } from "#app/features/availability/admin/form-answer";
import { ListingFrame } from "#app/features/availability/admin/listing-frame";
import { changePrices } from "#app/features/availability/admin/prices/price-actions.server";
import { readPreviewMonth } from "#app/features/availability/admin/prices/price-calendar";
import { ChildPriceCard } from "#app/features/availability/admin/prices/rates-card";
import { SeasonCard } from "#app/features/availability/admin/prices/season-card";
import { findListingHead } from "#app/features/availability/listings/queries.server";
import { findExperienceRates, listSeasons } from "#app/features/availability/prices/queries.server";
import { islandToday } from "#app/features/availability/rules";
import { staffContext } from "#app/features/auth/context.server";
import { listDeparturePlan } from "#app/features/bookings/departures/queries.server";
import { requireForm, textFields, textParam } from "#app/platform/http/form";
import { notFound } from "#app/platform/http/responses";
import { formatUsd } from "#app/platform/money/money";
import { servicesContext } from "#app/services.server";
import { officeLoader, type LoaderData } from "#app/ui/office/loading/office-loader";
import type { Route } from "./+types/departures.route";

export async function loader({ url, params: { id }, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const listing = { kind: "experience", id } as const;
  const today = islandToday();
  const month = readMonth(textParam(url.searchParams, "when"), today);
  const span = spanOf(month, today);
  const head = await findListingHead(db, listing);
  if (!head) throw notFound("There is no such experience.");
  const [rates, seasons, plan] = await Promise.all([
    findExperienceRates(db, id),
    listSeasons(db, listing),
    listDeparturePlan(db, id, span.all),
  ]);
  if (!rates) throw notFound("There is no such experience.");
  const asked = textParam(url.searchParams, "departure");
  return {
    listing,
    head,
    rates,
    seasons,
    today,
    month,
    patterns: plan.patterns,
    withoutTime: plan.withoutTime.filter(({ day }) => day >= today),
    shown: plan.departures.filter(({ day }) => day >= span.shown.first && day < span.shown.end),
    exceptions: listExceptions(plan, today),
    chosen: plan.departures.find((each) => keyOf(each) === asked) ?? null,
    targets: targetsOf(plan.departures, today),
    openPattern: textParam(url.searchParams, "pattern"),
    openSeason: textParam(url.searchParams, "season"),
    isExtraOpen: url.searchParams.has("extra"),
    preview: readPreviewMonth(textParam(url.searchParams, "month"), today),
    newId: randomUUID(),
  };
}

export const clientLoader = officeLoader<LoaderData<typeof loader>>();

export async function action({ request, url, params: { id }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { db } = services;
  const staff = context.get(staffContext);
  const listing = { kind: "experience", id } as const;
  if (!(await findListingHead(db, listing))) throw notFound("There is no such experience.");
  const typed = textFields(await requireForm(request));
  const answer =
    (await changePrices(db, staff, listing, typed)) ?? (await changeDepartures(services, staff, id, typed));
  if (!answer) throw data({ message: "Unknown intent." }, { status: 400 });
  return "saved" in answer ? reopen(url, answer.saved) : answer.refused;
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => sendForm(request, serverAction);

export default function Departures({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, head, rates, seasons, today, patterns, withoutTime, shown, exceptions, chosen, targets, newId } =
    loaderData;
  const answer = actionData as FormAnswer | undefined;
  const extra = answerTo(answer, "extra");
  const children =
    rates.child_price === null ? "" : `, children up to ${rates.child_max_age} years ${formatUsd(rates.child_price)}`;
  return (
    <ListingFrame
      listing={listing}
      head={head}
      title="Departures"
      summary={`${formatUsd(rates.price)} per person${children}`}
      actions={
        <Link className="button button-secondary" to="?extra" preventScrollReset>
          <CalendarPlus aria-hidden />
          Extra departure
        </Link>
      }
    >
      {(loaderData.isExtraOpen || extra) && <ExtraDepartureCard today={today} answer={extra} />}
      <div className="departure-grid">
        <PlanCard {...{ patterns, today, newId, answer }} open={loaderData.openPattern} />
        <ExceptionCard exceptions={exceptions} />
      </div>
      {chosen && <DepartureCard {...{ targets, answer }} departure={chosen} />}
      <WithoutTimeCard guests={withoutTime} targets={targets} answer={answer} />
      <DepartureTable departures={shown} month={loaderData.month} today={today} hasPlan={patterns.length > 0} />
      <ChildPriceCard listing={listing} rates={rates} answer={answerTo(answer, "rates")} />
      <SeasonCard
        {...{ listing, seasons, today, newId, answer }}
        month={loaderData.preview}
        open={loaderData.openSeason}
        base={{ price: rates.price, minimum: null }}
      />
    </ListingFrame>
  );
}
