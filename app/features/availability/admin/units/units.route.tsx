import { randomUUID } from "node:crypto";
import { data, Form } from "react-router";
import {
  BUSY,
  refuse,
  reopen,
  sendForm,
  answerTo,
  type FormAnswer,
} from "#app/features/availability/admin/form-answer";
import { FormProblem } from "#app/features/availability/admin/form-parts";
import { ListingFrame } from "#app/features/availability/admin/listing-frame";
import { capital, UNIT_NOUNS, unitListingAt } from "#app/features/availability/office/listing-kinds";
import { BlockCard } from "#app/features/availability/admin/units/block-card";
import { UnitTable } from "#app/features/availability/admin/units/unit-table";
import { readBlock, readRetirement, readUnitCount, readUnitName, type Typed } from "#app/features/availability/input";
import { findListingHead } from "#app/features/availability/listings/queries.server";
import { islandToday } from "#app/features/availability/rules";
import { MAX_UNITS, unitName, type UnitListing } from "#app/features/availability/schema";
import { staffContext } from "#app/features/auth/context.server";
import type { Staff } from "#app/features/auth/schema";
import {
  addUnits,
  blockUnit,
  removeUnit,
  renameUnit,
  reorderUnits,
  retireUnit,
  unblock,
  type UnitOutcome,
} from "#app/features/bookings/units/mutations.server";
import { findUnitOf, listBlocks, listUnits } from "#app/features/bookings/units/queries.server";
import type { Db } from "#app/platform/db/db.server";
import { requireForm, textFields } from "#app/platform/http/form";
import { notFound } from "#app/platform/http/responses";
import { servicesContext } from "#app/services.server";
import { officeLoader, type LoaderData } from "#app/ui/office/loading/office-loader";
import { plural } from "#app/ui/office/plural";
import type { Route } from "./+types/units.route";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const listing = unitListingAt(url, params.id);
  const head = await findListingHead(db, listing);
  if (!head) throw notFound("There is no such listing.");
  const today = islandToday();
  const [units, blocks] = await Promise.all([listUnits(db, listing, today), listBlocks(db, listing, today)]);
  return { listing, head, units, blocks, today, newId: randomUUID() };
}

export const clientLoader = officeLoader<LoaderData<typeof loader>>();

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  const staff = context.get(staffContext);
  const listing = unitListingAt(url, params.id);
  if (!(await findListingHead(db, listing))) throw notFound("There is no such listing.");
  const typed = textFields(await requireForm(request));
  const answer = await change(db, staff, listing, typed);
  if ("saved" in answer) return reopen(url, answer.saved);
  return answer.refused;
}

type Change = { saved: string | undefined } | { refused: ReturnType<typeof refuse> };

/** One of the forms of the screen. Units and blocks of another listing are not there. */
async function change(db: Db, staff: Staff, listing: UnitListing, typed: Typed): Promise<Change> {
  const { intent = "", id = "" } = typed;
  if (intent === "count") return changeCount(db, staff, listing, typed);
  if (intent === "order") {
    const outcome = await reorderUnits(db, staff, listing, (typed.order ?? "").split(","));
    return settle(typed, outcome, undefined);
  }
  if (intent === "block") return addBlock(db, staff, listing, typed);
  const unit = await findUnitOf(db, listing, intent === "unblock" ? { block: id } : { unit: id });
  if (!unit) throw notFound("There is no such unit here.");
  const name = unitName(unit, listing.kind);
  switch (intent) {
    case "unblock":
      return settle(typed, await unblock(db, staff, id), "days-updated");
    case "rename": {
      const read = readUnitName(typed);
      if (!read.ok) return { refused: refuse(typed, read, 400) };
      const outcome = await renameUnit(db, staff, id, read.value.name);
      if (!outcome.ok && outcome.reason === "name")
        return { refused: refuse(typed, { errors: { name: "Another one has this name already" } }, 400) };
      return settle(typed, outcome, "name-updated");
    }
    case "retire": {
      const read = readRetirement(typed);
      if (!read.ok) return { refused: refuse(typed, read, 400) };
      const outcome = await retireUnit(db, staff, id, read.value.retired_from);
      return settle(typed, outcome, "unit-updated", `${name} is taken on that day or later. Nothing was changed.`);
    }
    case "unretire":
      return settle(typed, await retireUnit(db, staff, id, null), "unit-updated");
    case "remove": {
      const outcome = await removeUnit(db, staff, id);
      const isLast = !outcome.ok && outcome.reason === "clash" && outcome.clashes.length === 0;
      const message = isLast
        ? "The last one cannot be removed."
        : `${name} has bookings or blocked days, and they would go with it. Move them, or retire it from a day on.`;
      return settle(typed, outcome, "unit-updated", message);
    }
    default:
      throw data({ message: "Unknown intent." }, { status: 400 });
  }
}

async function changeCount(db: Db, staff: Staff, listing: UnitListing, typed: Typed): Promise<Change> {
  const read = readUnitCount(typed);
  if (!read.ok) return { refused: refuse(typed, read, 400) };
  // So many, and not so many more: the same form sent twice does nothing the second time.
  const more = read.value.count - (await listUnits(db, listing, islandToday())).length;
  if (more < 0)
    return { refused: refuse(typed, { errors: { count: "Fewer: remove or retire them one by one below" } }, 400) };
  if (more === 0) return { saved: undefined };
  return settle(typed, await addUnits(db, staff, listing, more), "units-updated");
}

async function addBlock(db: Db, staff: Staff, listing: UnitListing, typed: Typed): Promise<Change> {
  const read = readBlock(typed);
  if (!read.ok) return { refused: refuse(typed, read, 400) };
  const { from, to, ...block } = read.value;
  const unit = await findUnitOf(db, listing, { unit: block.unit });
  if (!unit) throw notFound("There is no such unit here.");
  const outcome = await blockUnit(db, staff, { ...block, span: { from, to } });
  return settle(typed, outcome, "days-updated", `${unitName(unit, listing.kind)} is taken. Nothing was changed.`);
}

/** What came of it, in words of the screen. */
function settle(typed: Typed, outcome: UnitOutcome<unknown>, saved: string | undefined, message = BUSY): Change {
  if (outcome.ok) return { saved };
  if (outcome.reason === "missing") throw notFound("There is no such unit here.");
  if (outcome.reason === "busy") return { refused: refuse(typed, { message: BUSY }, 409) };
  return { refused: refuse(typed, { message, clashes: "clashes" in outcome ? outcome.clashes : [] }, 409) };
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => sendForm(request, serverAction);

export default function Units({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, head, units, blocks, today } = loaderData;
  const answer = actionData as FormAnswer | undefined;
  const nouns = UNIT_NOUNS[listing.kind];
  const taken = units.filter(({ now_kind }) => now_kind !== null).length;
  const counting = answerTo(answer, "count");
  return (
    <ListingFrame
      listing={listing}
      head={head}
      title={capital(nouns.many)}
      summary={`${plural(units.length, nouns.one, nouns.many)}, ${taken} taken tonight`}
    >
      <section className="office-card" aria-labelledby="units-heading">
        <div className="card-head">
          <h2 id="units-heading">{capital(nouns.many)}</h2>
          <Form method="post" className="unit-count" preventScrollReset>
            <label htmlFor="unit-count">How many</label>
            <input
              // Drawn anew with what is stored.
              key={units.length}
              id="unit-count"
              className="input"
              type="number"
              name="count"
              min={1}
              max={MAX_UNITS}
              required
              defaultValue={counting?.typed.count ?? units.length}
              aria-invalid={counting?.errors.count ? true : undefined}
              aria-describedby={counting?.errors.count ? "unit-count-error" : undefined}
            />
            <button type="submit" className="small-button" name="intent" value="count">
              Set
            </button>
          </Form>
        </div>
        {counting?.errors.count && (
          <p className="field-error unit-count-error" id="unit-count-error">
            {counting.errors.count}
          </p>
        )}
        <FormProblem answer={answer && ["count", "order", "unblock"].includes(answer.intent) ? answer : undefined} />
        <UnitTable listing={listing} units={units} today={today} answer={answer} />
      </section>
      <BlockCard listing={listing} units={units} blocks={blocks} today={today} answer={answer} />
    </ListingFrame>
  );
}
