import { Check, CloudDownload, Repeat2, TriangleAlert, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useFetcher } from "react-router";
import { bookingPath } from "#app/features/bookings/admin/timeline/paths";
import { islandTime, shortDay } from "#app/features/bookings/timeline/rules";
import { isLate, owed, unitsText } from "#app/features/bookings/day-sheet/rules";
import type { SheetBooking, SheetImport } from "#app/features/bookings/day-sheet/schema";
import { unitName } from "#app/features/availability/schema";
import { daysBetween, type Day } from "#app/platform/dates/dates";
import { formatUsd } from "#app/platform/money/money";
import { plural } from "#app/ui/office/plural";

export function Phone({ number }: { number: string | null }) {
  if (!number) return null;
  return (
    <a className="ds-phone" href={`tel:${number.replaceAll(/[^+\d]/g, "")}`}>
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
}

export function Money({ booking }: { booking: SheetBooking }) {
  const rest = owed(booking);
  if (rest === null) return null;
  return rest > 0 ? (
    <span className="state" data-state="over">
      <Wallet aria-hidden />
      {`Owes ${formatUsd(rest)}`}
    </span>
  ) : (
    <span className="state" data-state="free">
      <Check aria-hidden />
      Paid
    </span>
  );
}

export interface MarkKind {
  mark: "arrived" | "left";
  word: string;
}

/** Sets the time somebody came or left; pressed, it takes it back. The box says whether the booking is completed too. */
export function MarkButton({ booking, mark, word }: MarkKind & { booking: SheetBooking }) {
  const at = mark === "arrived" ? booking.arrivedAt : booking.leftAt;
  const fetcher = useFetcher({ key: `${mark}-${booking.id}` });
  const isSet = fetcher.formData ? fetcher.formData.get("set") === "1" : at !== null;
  return (
    <fetcher.Form method="post" className="ds-mark-form">
      <input type="hidden" name="kind" value={booking.kind} />
      <input type="hidden" name="id" value={booking.id} />
      <input type="hidden" name="mark" value={mark} />
      <input type="hidden" name="set" value={isSet ? "0" : "1"} />
      <button type="submit" className="ds-mark" aria-pressed={isSet} aria-label={`${word}: ${booking.name}`}>
        {isSet && <Check aria-hidden />}
        {isSet && at ? `${word} ${islandTime(new Date(at))}` : word}
      </button>
      {mark === "left" && (
        <label className="ds-complete">
          <input type="checkbox" name="complete" value="1" defaultChecked />
          {isSet ? "Confirmed again" : "Completed too"}
        </label>
      )}
    </fetcher.Form>
  );
}

interface RowProps {
  booking: SheetBooking;
  day: Day;
  facts: ReactNode;
  isChange?: boolean;
  mark: MarkKind | null;
}

/** One guest of the sheet. */
export function SheetRow({ booking, day, facts, isChange, mark }: RowProps) {
  const late = isLate(booking, day);
  const isRed = booking.overbooked || late;
  return (
    <li className="ds-row" data-red={isRed || undefined}>
      <span className="ds-unit">
        <b>{unitsText(booking)}</b>
        <small>{booking.listingName}</small>
      </span>
      <div className="ds-who">
        <Link to={bookingPath(booking)}>
          <bdi>{booking.name}</bdi>
        </Link>
        <small>
          {facts}
          {booking.phone && ", "}
          <Phone number={booking.phone} />
        </small>
        {booking.overbooked && (
          <p>
            <TriangleAlert aria-hidden />
            Overbooked
          </p>
        )}
        {late && (
          <p>
            <TriangleAlert aria-hidden />
            {`Not returned.${booking.next ? ` Next pick-up: ${shortDay(booking.next.from)}, ${booking.next.name}.` : ""}`}
          </p>
        )}
        <p>
          {isChange && (
            <span className="state">
              <Repeat2 aria-hidden />
              Change of guests
            </span>
          )}
          <Money booking={booking} />
          {booking.words && <span dir="auto">{booking.words}</span>}
          {booking.note && <span className="ds-note">{booking.note}</span>}
        </p>
      </div>
      {mark && <MarkButton booking={booking} {...mark} />}
      <i className="ds-box" aria-hidden />
    </li>
  );
}

export function ImportRow({ item, isChange }: { item: SheetImport; isChange: boolean }) {
  return (
    <li className="ds-row">
      <span className="ds-unit">
        <b>{unitName(item.unit, item.kind)}</b>
        <small>{item.listingName}</small>
      </span>
      <div className="ds-who">
        <b>{`${item.channel} guest`}</b>
        <small>{`${plural(daysBetween(item.from, item.to), "night")}, name not given by the channel`}</small>
        <p>
          <span className="state" data-state="import">
            <CloudDownload aria-hidden />
            {item.channel}
          </span>
          {isChange && (
            <span className="state">
              <Repeat2 aria-hidden />
              Change of guests
            </span>
          )}
        </p>
      </div>
      <i className="ds-box" aria-hidden />
    </li>
  );
}
