import { BUSY, refuse } from "#app/features/availability/admin/form-answer";
import type { Change } from "#app/features/availability/admin/prices/price-actions.server";
import {
  readDeparture,
  readExtraDeparture,
  readPattern,
  readSeats,
  type Typed,
} from "#app/features/availability/input";
import { MAX_PATTERNS } from "#app/features/availability/schema";
import type { Staff } from "#app/features/auth/schema";
import {
  addExtraDeparture,
  cancelDeparture,
  changeSeats,
  deletePattern,
  savePattern,
  setDepartureState,
  type OnBoard,
  type PlanOutcome,
} from "#app/features/bookings/departures/mutations.server";
import { isInquiryOf } from "#app/features/bookings/departures/queries.server";
import {
  readMailChoice,
  tellOfCancelledDeparture,
  tellOfChange,
} from "#app/features/bookings/desk/guest-emails.server";
import { moveInquiry } from "#app/features/bookings/seats/mutations.server";
import type { MailServices } from "#app/features/mail/outbox/mutations.server";
import { notFound } from "#app/platform/http/responses";
import { NEW_ID_FIELD } from "#app/ui/office/form/draft";

/** The forms about the plan and its departures; null for any other form of the screen. */
export async function changeDepartures(
  services: MailServices,
  staff: Staff,
  experience: string,
  typed: Typed,
): Promise<Change | null> {
  const { db } = services;
  const { intent = "", id = "" } = typed;
  switch (intent) {
    case "pattern": {
      const read = readPattern(typed);
      if (!read.ok) return { refused: refuse(typed, read, 400) };
      const key = id ? { id, isNew: false } : { id: typed[NEW_ID_FIELD] ?? "", isNew: true };
      const outcome = await savePattern(db, staff, experience, { ...key, values: read.value });
      return settle(typed, outcome, id ? "plan-updated" : "plan-created");
    }
    case "pattern-delete":
      return settle(typed, await deletePattern(db, staff, experience, id), "plan-updated");
    case "extra": {
      const read = readExtraDeparture(typed);
      if (!read.ok) return { refused: refuse(typed, read, 400) };
      const { day, start_time, ...rest } = read.value;
      const outcome = await addExtraDeparture(db, staff, { experience, day, time: start_time }, rest);
      if (!outcome.ok && outcome.reason === "taken")
        return { refused: refuse(typed, { errors: { start_time: "There is a departure at this time already" } }, 409) };
      return settle(typed, outcome, "departure-created");
    }
    case "move":
      return moveGuest(services, staff, experience, typed);
    default:
      return changeOne(services, staff, experience, typed);
  }
}

/** Closes, opens, cancels one departure or sets its seats. */
async function changeOne(
  services: MailServices,
  staff: Staff,
  experience: string,
  typed: Typed,
): Promise<Change | null> {
  const { db } = services;
  const { intent = "" } = typed;
  if (!["close", "open", "cancel", "seats"].includes(intent)) return null;
  const read = readDeparture(typed);
  if (!read.ok) throw notFound("There is no such departure.");
  const key = { experience, ...read.value };
  if (intent === "seats") {
    const seats = readSeats(typed);
    if (!seats.ok) return { refused: refuse(typed, seats, 400) };
    const outcome = await changeSeats(db, staff, key, { ...seats.value, overbook: typed.overbook === "on" });
    const message = "These no longer fit. Nothing was changed: move them first, or tick Overbook.";
    return settle(typed, outcome, "departure-updated", message);
  }
  if (intent !== "cancel")
    return settle(
      typed,
      await setDepartureState(db, staff, key, intent === "open" ? "open" : "closed"),
      "departure-updated",
    );
  const onBoard = readOnBoard(typed);
  const message =
    typeof onBoard === "object"
      ? "There are not enough seats for all of them on that departure. Nothing was changed."
      : "These are on board. Say what becomes of them; nothing was changed yet.";
  const mail = readMailChoice(typed);
  const outcome = await cancelDeparture(db, staff, key, onBoard, {
    moved: (id) => tellOfChange(services, { kind: "experience", id }, "moved", mail),
    unseated: (id) => tellOfCancelledDeparture(services, { kind: "experience", id }, mail),
  });
  return settle(typed, outcome, "departure-updated", message);
}

function readOnBoard({ on_board = "", target = "" }: Typed): OnBoard {
  if (on_board === "unseat") return "unseat";
  const to = readTarget(target);
  return on_board === "move" && to ? { to } : "ask";
}

/** "2026-11-20 08:30" */
function readTarget(target: string): { day: string; time: string } | null {
  const [day = "", time = ""] = target.split(" ");
  const read = readDeparture({ day, time });
  return read.ok ? read.value : null;
}

async function moveGuest(services: MailServices, staff: Staff, experience: string, typed: Typed): Promise<Change> {
  const { db } = services;
  const { id = "" } = typed;
  if (!(await isInquiryOf(db, experience, id))) throw notFound("There is no such booking here.");
  const to = readTarget(typed.target ?? "");
  if (!to) return { refused: refuse(typed, { message: "Choose a departure." }, 400) };
  const outcome = await moveInquiry(db, staff, {
    id,
    ...to,
    also: tellOfChange(services, { kind: "experience", id }, "moved", readMailChoice(typed)),
  });
  if (outcome.ok) return { saved: "booking-updated" };
  if (outcome.reason === "missing") throw notFound("There is no such booking here.");
  const message =
    outcome.reason === "busy" ? BUSY : "There are not enough seats on that departure. Nothing was changed.";
  return { refused: refuse(typed, { message }, 409) };
}

type Settled = PlanOutcome | Awaited<ReturnType<typeof changeSeats>>;

function settle(typed: Typed, outcome: Settled, saved: string, message = BUSY): Change {
  if (outcome.ok) return { saved };
  if (outcome.reason === "missing") throw notFound("There is no such departure here.");
  if (outcome.reason === "full")
    return { refused: refuse(typed, { message: `An experience has at most ${MAX_PATTERNS} plans.` }, 400) };
  if (outcome.reason === "clash") return { refused: refuse(typed, { message, clashes: outcome.clashes }, 409) };
  return { refused: refuse(typed, { message: BUSY }, 409) };
}
