import { describeTaken } from "#app/features/bookings/desk/taken-days";
import type { UnitAround } from "#app/features/bookings/desk/queries.server";
import { UnitDays, UnitScale, type Span } from "#app/features/bookings/office/unit-days";
import type { Room } from "#app/features/bookings/desk/read-screen.server";

interface UnitChoiceProps {
  kind: "stay" | "vehicle";
  room: Room;
  chosen: string | undefined;
  /** The days it is chosen for. */
  wanted: Span;
  /** The booking that is placed; none where it is made. */
  booking?: string;
  /** How many it stands on: of several, none is named, the best free ones are taken. */
  count?: number;
  /** Offers to store it without a unit. */
  canOverbook?: boolean;
}

/** Units as radio rows: the best fit first and chosen, taken ones say by whom. */
export function UnitChoice({ kind, room, chosen, wanted, booking, count = 1, canOverbook }: UnitChoiceProps) {
  const free = room.free.flatMap((id) => room.units.find((unit) => unit.id === id) ?? []);
  const taken = room.units.filter(({ id }) => !room.free.includes(id));
  const own = free.find(({ isOfBooking }) => isOfBooking);
  const value = room.free.includes(chosen ?? "") ? chosen : (own ?? free[0])?.id;
  return (
    <fieldset className="desk-units">
      <legend>{kind === "stay" ? "Room" : "Vehicle"}</legend>
      <p className="desk-muted">
        {`${free.length} of ${room.units.length} free`}
        {count > 1 && `, ${count} are needed: ${room.isFree ? "the best of them are taken" : "too few"}`}
      </p>
      <UnitScale wanted={wanted} />
      {free.map((unit, index) => (
        <label key={unit.id} data-free>
          {count === 1 && <input type="radio" name="unit" value={unit.id} defaultChecked={unit.id === value} />}
          <span>
            <b>{unit.name}</b>
            <small>
              {unit.isOfBooking ? "Where it stands now" : index === 0 ? "Best fit: leaves the fewest gaps" : "Free"}
            </small>
          </span>
          <UnitDays taken={unit.taken} wanted={wanted} isFree booking={booking} />
          <span className="badge" data-room="free">
            Free
          </span>
        </label>
      ))}
      {taken.map((unit) => (
        <label key={unit.id} data-taken>
          {count === 1 && <input type="radio" name="unit" value={unit.id} disabled />}
          <span>
            <b>{unit.name}</b>
            <small dir="auto">{whyTaken(unit, wanted, booking)}</small>
          </span>
          <UnitDays taken={unit.taken} wanted={wanted} isFree={false} booking={booking} />
          <span className="badge">Taken</span>
        </label>
      ))}
      {canOverbook && (
        <label data-over>
          <input
            type={count === 1 ? "radio" : "checkbox"}
            name="unit"
            value="none"
            defaultChecked={chosen === "none"}
          />
          <span>
            <b>{kind === "stay" ? "Without a room" : "Without a vehicle"}</b>
            <small>Overbook: confirmed, red until it is solved</small>
          </span>
          <span className="badge" data-room="over">
            Overbook
          </span>
        </label>
      )}
    </fieldset>
  );
}

function whyTaken(unit: UnitAround, { from, to }: Span, booking: string | undefined): string {
  const rows = unit.taken.filter(
    (row) => (row.booking === null || row.booking !== booking) && row.from < to && from < row.to,
  );
  if (rows.length > 0) return rows.map(describeTaken).join(". ");
  return unit.retired_from ? `Retired from ${unit.retired_from}` : "Not free";
}
