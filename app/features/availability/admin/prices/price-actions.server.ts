import { refuse } from "#app/features/availability/admin/form-answer";
import {
  readChildPrice,
  readSeason,
  readStayRates,
  readVehicleRates,
  type Typed,
} from "#app/features/availability/input";
import {
  deleteSeason,
  moveSeason,
  saveChildPrice,
  saveSeason,
  saveStayRates,
  saveVehicleRates,
  type PriceOutcome,
} from "#app/features/availability/prices/mutations.server";
import type { PricedListing } from "#app/features/availability/prices/queries.server";
import { MAX_SEASONS } from "#app/features/availability/schema";
import type { Staff } from "#app/features/auth/schema";
import type { Db } from "#app/platform/db/db.server";
import { notFound } from "#app/platform/http/responses";
import { NEW_ID_FIELD } from "#app/ui/office/form/draft";

export type Change = { saved: string | undefined } | { refused: ReturnType<typeof refuse> };

/** The forms about prices; null for any other form of the screen. Seasons of another listing are not there. */
export async function changePrices(db: Db, staff: Staff, listing: PricedListing, typed: Typed): Promise<Change | null> {
  const { intent = "", id = "" } = typed;
  switch (intent) {
    case "rates":
      return saveRates(db, staff, listing, typed);
    case "season": {
      const read = readSeason(typed);
      if (!read.ok) return { refused: refuse(typed, read, 400) };
      const key = id ? { id, isNew: false } : { id: typed[NEW_ID_FIELD] ?? "", isNew: true };
      const outcome = await saveSeason(db, staff, listing, { ...key, values: read.value });
      return settle(typed, outcome, id ? "season-updated" : "season-created");
    }
    case "season-delete":
      return settle(typed, await deleteSeason(db, staff, listing, id), "seasons-updated");
    case "season-up":
    case "season-down":
      return settle(typed, await moveSeason(db, staff, listing, id, intent === "season-up" ? -1 : 1), undefined);
    default:
      return null;
  }
}

async function saveRates(db: Db, staff: Staff, { kind, id }: PricedListing, typed: Typed): Promise<Change> {
  if (kind === "stay") {
    const read = readStayRates(typed);
    if (!read.ok) return { refused: refuse(typed, read, 400) };
    return settle(typed, await saveStayRates(db, staff, id, read.value), "prices-updated");
  }
  if (kind === "vehicle") {
    const read = readVehicleRates(typed);
    if (!read.ok) return { refused: refuse(typed, read, 400) };
    return settle(typed, await saveVehicleRates(db, staff, id, read.value), "prices-updated");
  }
  const read = readChildPrice(typed);
  if (!read.ok) return { refused: refuse(typed, read, 400) };
  return settle(typed, await saveChildPrice(db, staff, id, read.value), "prices-updated");
}

function settle(typed: Typed, outcome: PriceOutcome, saved: string | undefined): Change {
  if (outcome.ok) return { saved };
  if (outcome.reason === "missing") throw notFound("There is no such season here.");
  return { refused: refuse(typed, { message: `A listing has at most ${MAX_SEASONS} seasons.` }, 400) };
}
