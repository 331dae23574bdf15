import { Download } from "lucide-react";
import { useId, type ReactNode } from "react";
import { occupancyOf } from "#app/features/analytics/bookings/rules";
import type { BookedKind, BookingFigures, KindFigures, Occupancy } from "#app/features/analytics/bookings/schema";
import { EXPORT_PATH } from "#app/features/bookings/desk/kinds";
import type { DateRange } from "#app/features/analytics/schema";
import { PAYMENT_METHODS } from "#app/features/bookings/schema";
import { formatDateRange } from "#app/platform/dates/date-range";
import { formatUsd } from "#app/platform/money/money";

const KIND_NAMES: Record<BookedKind, string> = { stay: "Stays", vehicle: "Vehicles", experience: "Experiences" };
const METHOD_NAMES: Record<(typeof PAYMENT_METHODS)[number], string> = {
  cash: "Cash",
  bank: "Bank transfer",
  card: "Card",
  mobile_money: "Mobile money",
  other: "Other",
};

/** A figure of the period and of the one before it. Null: there is nothing to say. */
interface FigureRow {
  name: string;
  read: (figures: BookingFigures) => string | null;
}

const count = (value: number) => value.toLocaleString("en");
const percent = (share: number | null) => (share === null ? null : `${Math.round(share * 100)}%`);

/** How full it was, what it earned, how fast it was answered and what was paid: the period beside the one before. */
export function BookingTables({ current, previous }: { current: BookingFigures; previous: BookingFigures }) {
  const kinds = current.kinds.map(({ kind }) => kind);
  return (
    <>
      <FigureTable
        name="Occupancy"
        hint="Nights of confirmed and completed bookings and of other channels, of the nights that could be sold. By stay date; the day of departure is not counted."
        figures={{ current, previous }}
        rows={current.occupancy.flatMap(({ kind }) => occupancyRows(kind))}
      />
      <FigureTable
        name="Revenue of bookings"
        hint="By stay date a total is spread over its nights, fees on arrival. By day booked it stands on the day the request came in."
        figures={{ current, previous }}
        actions={
          <>
            <FileLink by="stay" range={current.range} name="CSV by stay date" />
            <FileLink by="received" range={current.range} name="CSV by day booked" />
          </>
        }
        rows={kinds.flatMap((kind) => [
          { name: `${KIND_NAMES[kind]}, by stay date`, read: (of) => formatUsd(kindOf(of, kind).revenueByStay) },
          { name: `${KIND_NAMES[kind]}, by day booked`, read: (of) => formatUsd(kindOf(of, kind).revenueByReceipt) },
        ])}
      />
      <FigureTable
        name="Requests and answers"
        hint="Of the requests that came in during the period. Lead time: days from request to arrival, the middle one and the middle half."
        figures={{ current, previous }}
        rows={kinds.flatMap(answerRows)}
      />
      <FigureTable
        name="Payments"
        hint="Recorded by staff, refunds taken off. What is owed is counted now, of bookings that are not over."
        figures={{ current, previous }}
        rows={[
          { name: "Paid", read: ({ money }) => formatUsd(money.paid) },
          ...PAYMENT_METHODS.map((method) => ({
            name: METHOD_NAMES[method],
            read: ({ money }: BookingFigures) =>
              formatUsd(money.byMethod.find((each) => each.method === method)?.amount ?? 0),
          })),
          { name: "Owed now", read: (of) => (of === current ? formatUsd(of.money.owed) : null) },
          { name: "Due within seven days", read: (of) => (of === current ? formatUsd(of.money.dueThisWeek) : null) },
        ]}
      />
    </>
  );
}

/** Every booking of the period, one in a line. */
function FileLink({ by, range: { from, to }, name }: { by: "stay" | "received"; range: DateRange; name: string }) {
  return (
    <a className="small-button" href={`${EXPORT_PATH}?${new URLSearchParams({ by, from, to })}`} download>
      <Download aria-hidden />
      {name}
    </a>
  );
}

function kindOf(figures: BookingFigures, kind: BookedKind): KindFigures {
  const found = figures.kinds.find((each) => each.kind === kind);
  if (!found) throw new Error(`no figures of ${kind}`);
  return found;
}

function occupancyRows(kind: Occupancy["kind"]): FigureRow[] {
  const read = (measure: (of: Occupancy) => string | null) => (figures: BookingFigures) => {
    const found = figures.occupancy.find((each) => each.kind === kind);
    return found ? measure(found) : null;
  };
  const name = KIND_NAMES[kind];
  const unit = kind === "stay" ? "nights" : "days";
  return [
    { name: `${name}, occupancy`, read: read((of) => percent(occupancyOf(of))) },
    { name: `${name}, ${unit} booked`, read: read((of) => count(of.booked)) },
    { name: `${name}, ${unit} from channels`, read: read((of) => count(of.imported)) },
    { name: `${name}, ${unit} blocked`, read: read((of) => count(of.blocked)) },
    { name: `${name}, ${unit} out of service`, read: read((of) => count(of.outOfService)) },
  ];
}

function answerRows(kind: BookedKind): FigureRow[] {
  const read = (measure: (of: KindFigures) => string | null) => (figures: BookingFigures) =>
    measure(kindOf(figures, kind));
  const name = KIND_NAMES[kind];
  return [
    { name: `${name}, requests`, read: read((of) => count(of.requests)) },
    { name: `${name}, confirmed`, read: read((of) => count(of.confirmed)) },
    { name: `${name}, declined`, read: read((of) => count(of.declined)) },
    { name: `${name}, holds that ended`, read: read((of) => count(of.endedHolds)) },
    { name: `${name}, wishes`, read: read((of) => count(of.wishes)) },
    {
      name: `${name}, time to first answer`,
      read: read((of) => (of.hoursToAnswer === null ? null : hours(of.hoursToAnswer))),
    },
    {
      name: `${name}, lead time`,
      read: read(
        ({ leadTime }) =>
          leadTime && `${days(leadTime.median)} (${Math.round(leadTime.lower)} to ${Math.round(leadTime.upper)})`,
      ),
    },
  ];
}

const days = (value: number) => (Math.round(value) === 1 ? "1 day" : `${Math.round(value)} days`);
const hours = (value: number) => (value < 1 ? `${Math.round(value * 60)} min` : `${value.toFixed(1)} h`);

function FigureTable({
  name,
  hint,
  figures: { current, previous },
  actions,
  rows,
}: {
  name: string;
  hint: string;
  figures: { current: BookingFigures; previous: BookingFigures };
  actions?: ReactNode;
  rows: readonly FigureRow[];
}) {
  const id = useId();
  return (
    <section className="office-card" aria-labelledby={id}>
      <div className="card-head">
        <div>
          <h2 id={id}>{name}</h2>
          <p className="card-hint">{hint}</p>
        </div>
        {actions && <span className="figure-actions">{actions}</span>}
      </div>
      <table className="office-table conversion-table figure-table">
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col" className="is-number">
              {formatDateRange(current.range)}
            </th>
            <th scope="col" className="is-number">
              {formatDateRange(previous.range)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td className="is-number">{orDash(row.read(current))}</td>
              <td className="is-number">{orDash(row.read(previous))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function orDash(text: string | null): ReactNode {
  if (text !== null) return text;
  return (
    <>
      <span aria-hidden>–</span>
      <span className="visually-hidden">nothing</span>
    </>
  );
}
