import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { useWeek } from "#app/features/auth/office/week-start";
import { seasonOf, weekdayOf, type Season } from "#app/features/availability/seasons";
import { addDays, formatDay, monthNames, type Day } from "#app/platform/dates/dates";
import { formatUsd, usdInputValue } from "#app/platform/money/money";

const PREVIEW_MONTHS = 12;
const SHOWN_MONTHS = 2;
const MONTHS = monthNames("en", "long");
const SHORT_MONTHS = monthNames("en", "short");
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const indexOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const monthOf = (index: number) => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
const nameOf = (month: string, names = MONTHS) => `${names[indexOf(month) % 12]} ${month.slice(0, 4)}`;

/** The month the preview begins with: one of the next twelve. */
export function readPreviewMonth(asked: string, today: Day): string {
  const first = indexOf(today);
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(asked)) return monthOf(first);
  return monthOf(Math.min(Math.max(indexOf(asked), first), first + PREVIEW_MONTHS - SHOWN_MONTHS));
}

/** How a season is drawn: its number stands beside it, so that the tint is never alone. */
export const seasonTone = (index: number): string => (["coral", "spice", "lagoon"] as const)[index % 3] ?? "lagoon";

interface PriceCalendarProps {
  seasons: readonly Season[];
  price: number;
  month: string;
  today: Day;
  /** What a price is for. */
  per: "night" | "day";
}

/** The resulting price of each night of twelve months, two of them at a time. */
export function PriceCalendar({ seasons, price, month, today, per }: PriceCalendarProps) {
  const first = indexOf(today);
  const at = indexOf(month);
  const last = first + PREVIEW_MONTHS - 1;
  return (
    <div className="price-preview">
      <div className="card-sub">
        <h3>{`Price of each ${per}`}</h3>
        <span>{`${nameOf(monthOf(first), SHORT_MONTHS)} to ${nameOf(monthOf(last), SHORT_MONTHS)}`}</span>
        <nav className="month-steps" aria-label="Months of the preview">
          <MonthLink month={at > first ? monthOf(Math.max(first, at - SHOWN_MONTHS)) : null} label="Earlier months">
            <ChevronLeft aria-hidden className="flip-rtl" />
          </MonthLink>
          <MonthLink
            month={at + SHOWN_MONTHS <= last ? monthOf(Math.min(at + SHOWN_MONTHS, last + 1 - SHOWN_MONTHS)) : null}
            label="Later months"
          >
            <ChevronRight aria-hidden className="flip-rtl" />
          </MonthLink>
        </nav>
      </div>
      <div className="price-months">
        {[at, at + 1].map((index) => (
          <PriceMonth key={index} month={monthOf(index)} seasons={seasons} price={price} />
        ))}
      </div>
    </div>
  );
}

function MonthLink({ month, label, children }: { month: string | null; label: string; children: React.ReactNode }) {
  const [search] = useSearchParams();
  if (!month)
    return (
      <span className="icon-button" aria-hidden data-off>
        {children}
      </span>
    );
  const asked = new URLSearchParams(search);
  asked.set("month", month);
  return (
    <Link className="icon-button" to={`?${asked.toString()}`} aria-label={label} preventScrollReset>
      {children}
    </Link>
  );
}

function PriceMonth({ month, seasons, price }: { month: string; seasons: readonly Season[]; price: number }) {
  const week = useWeek();
  const start: Day = `${month}-01`;
  const length = Number(addDays(`${monthOf(indexOf(month) + 1)}-01`, -1).slice(8));
  const days = Array.from({ length }, (_, index) => addDays(start, index));
  const cells = [...Array.from({ length: week.indexOf(weekdayOf(start)) }, () => null), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, row) => cells.slice(row * 7, row * 7 + 7));
  return (
    <table className="price-month">
      <caption>{nameOf(month)}</caption>
      <thead>
        <tr>
          {week.map((weekday) => (
            <th key={weekday} scope="col" abbr={WEEKDAYS[weekday]}>
              {WEEKDAYS[weekday]?.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((row, index) => (
          <tr key={row.find(Boolean) ?? index}>
            {row.map((day, place) => (
              <NightCell key={day ?? `none ${place}`} day={day} seasons={seasons} price={price} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NightCell({ day, seasons, price }: { day: Day | null; seasons: readonly Season[]; price: number }) {
  if (!day) return <td>{null}</td>;
  const season = seasonOf(seasons, day);
  const tone = season ? seasonTone(seasons.indexOf(season)) : "base";
  const asked = season?.price ?? price;
  return (
    <td>
      <span
        data-season-tone={tone}
        data-day={day}
        title={`${formatDay(day, "en", "full")}: ${formatUsd(asked)}, ${season?.name ?? "base price"}`}
      >
        <small>{Number(day.slice(8))}</small>
        {usdInputValue(asked)}
      </span>
    </td>
  );
}
