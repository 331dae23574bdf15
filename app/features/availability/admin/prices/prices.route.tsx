import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { answerTo, reopen, sendForm, type FormAnswer } from "#app/features/availability/admin/form-answer";
import { ListingFrame } from "#app/features/availability/admin/listing-frame";
import { unitListingAt } from "#app/features/availability/office/listing-kinds";
import { changePrices } from "#app/features/availability/admin/prices/price-actions.server";
import { StayRatesCard, VehicleRatesCard } from "#app/features/availability/admin/prices/rates-card";
import { readPreviewMonth } from "#app/features/availability/admin/prices/price-calendar";
import { SeasonCard } from "#app/features/availability/admin/prices/season-card";
import { findListingHead } from "#app/features/availability/listings/queries.server";
import { findStayRates, findVehicleRates, listSeasons } from "#app/features/availability/prices/queries.server";
import { islandToday } from "#app/features/availability/rules";
import type { UnitListing } from "#app/features/availability/schema";
import { staffContext } from "#app/features/auth/context.server";
import type { Db } from "#app/platform/db/db.server";
import { requireForm, textFields, textParam } from "#app/platform/http/form";
import { notFound } from "#app/platform/http/responses";
import { formatUsd } from "#app/platform/money/money";
import { servicesContext } from "#app/services.server";
import { officeLoader, type LoaderData } from "#app/ui/office/loading/office-loader";
import type { Route } from "./+types/prices.route";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const listing = unitListingAt(url, params.id);
  const [head, rates, seasons] = await Promise.all([
    findListingHead(db, listing),
    readRates(db, listing),
    listSeasons(db, listing),
  ]);
  if (!head || !rates) throw notFound("There is no such listing.");
  const today = islandToday();
  return {
    listing,
    head,
    rates,
    seasons,
    today,
    month: readPreviewMonth(textParam(url.searchParams, "month"), today),
    open: textParam(url.searchParams, "season"),
    newId: randomUUID(),
  };
}

async function readRates(db: Db, { kind, id }: UnitListing) {
  if (kind === "stay") {
    const stay = await findStayRates(db, id);
    return stay && { kind, stay, price: stay.price, minimum: stay.min_nights };
  }
  const vehicle = await findVehicleRates(db, id);
  return vehicle && { kind, vehicle, price: vehicle.price_per_day, minimum: vehicle.min_nights };
}

export const clientLoader = officeLoader<LoaderData<typeof loader>>();

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  const listing = unitListingAt(url, params.id);
  if (!(await findListingHead(db, listing))) throw notFound("There is no such listing.");
  const typed = textFields(await requireForm(request));
  const answer = await changePrices(db, context.get(staffContext), listing, typed);
  if (!answer) throw data({ message: "Unknown intent." }, { status: 400 });
  return "saved" in answer ? reopen(url, answer.saved) : answer.refused;
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => sendForm(request, serverAction);

export default function Prices({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, head, rates, seasons, today, month, open, newId } = loaderData;
  const answer = actionData as FormAnswer | undefined;
  const per = rates.kind === "stay" ? "night" : "day";
  return (
    <ListingFrame
      listing={listing}
      head={head}
      title="Prices"
      summary={`${formatUsd(rates.price)} a ${per}, ${seasons.length === 1 ? "1 season" : `${seasons.length} seasons`}`}
    >
      {rates.kind === "stay" ? (
        <StayRatesCard listing={listing} rates={rates.stay} answer={answerTo(answer, "rates")} />
      ) : (
        <VehicleRatesCard listing={listing} rates={rates.vehicle} answer={answerTo(answer, "rates")} />
      )}
      <SeasonCard
        {...{ listing, seasons, today, month, open, newId, answer }}
        base={{ price: rates.price, minimum: rates.minimum }}
      />
    </ListingFrame>
  );
}
