import type { TimelineWindow } from "#app/features/bookings/admin/timeline/bar";
import { islandTime, occupancyOf, signedDays } from "#app/features/bookings/timeline/rules";
import type { TimelineRead } from "#app/features/bookings/timeline/schema";
import { addDays, formatDay, type Day } from "#app/platform/dates/dates";
import { plural } from "#app/ui/office/plural";

const WEEKDAYS = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"];
const weekdayOf = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay();
const isWeekend = (day: Day) => [0, 6].includes(weekdayOf(day));

export function daysOf({ from, days }: TimelineWindow): Day[] {
  return Array.from({ length: days }, (_, index) => addDays(from, index));
}

/** Lines, weekends and the line of now, under everything. */
export function Columns({ window }: { window: TimelineWindow }) {
  const [hours = 0, minutes = 0] = islandTime(window.now).split(":").map(Number);
  const now = signedDays(window.from, window.today) + (hours + minutes / 60) / 24;
  return (
    <div className="tl-columns" aria-hidden>
      {daysOf(window).map((day) => (
        <i
          key={day}
          data-weekend={isWeekend(day) || undefined}
          data-today={day === window.today || undefined}
          data-first={day.endsWith("-01") || undefined}
        />
      ))}
      {now >= 0 && now < window.days && (
        <em className="tl-now" style={{ insetInlineStart: `${(now / window.days) * 100}%` }} />
      )}
    </div>
  );
}

/** Months with the seasons that begin in them, days, and how full the rooms are. */
export function Head({ window, data }: { window: TimelineWindow; data: TimelineRead }) {
  const days = daysOf(window);
  const months = Map.groupBy(days, (day) => day.slice(0, 7));
  const rooms = data.units.filter(({ kind }) => kind === "stay").length;
  return (
    <>
      <div className="tl-row tl-row-months">
        <div className="tl-label">
          <span className="tl-small">Island days</span>
        </div>
        <div className="tl-track tl-months">
          {[...months].map(([month, ofMonth]) => (
            <b key={month} style={{ inlineSize: `${(ofMonth.length / window.days) * 100}%` }}>
              {formatDay(`${month}-01`, "en").replace(/^1 /, "")}
              {data.seasons
                .filter(({ firstDay, lastDay }) => firstDay <= (ofMonth.at(-1) ?? "") && lastDay >= (ofMonth[0] ?? ""))
                .slice(0, 2)
                .map(({ name, firstDay, lastDay }) => (
                  <small
                    key={`${name} ${firstDay}`}
                    title={`${name}, ${formatDay(firstDay, "en", "short")} to ${formatDay(lastDay, "en", "short")}`}
                  >
                    {name}
                  </small>
                ))}
            </b>
          ))}
        </div>
      </div>
      <div className="tl-row tl-row-days">
        <div className="tl-label">
          <span className="tl-small">{`${plural(data.units.length, "unit")}, ${plural(data.experiences.length, "experience")}`}</span>
        </div>
        <div className="tl-track tl-days">
          {days.map((day) => (
            <div
              key={day}
              data-weekend={isWeekend(day) || undefined}
              data-today={day === window.today || undefined}
              aria-current={day === window.today ? "date" : undefined}
            >
              <small>{day === window.today ? "Today" : WEEKDAYS[weekdayOf(day)]}</small>
              <b>{Number(day.slice(8))}</b>
            </div>
          ))}
        </div>
      </div>
      {rooms > 0 && (
        <div className="tl-row tl-row-occupancy">
          <div className="tl-label">
            Occupied <small>{`nights, of ${plural(rooms, "room")}`}</small>
          </div>
          <div className="tl-track tl-occupancy">
            {days.map((day) => {
              const share = occupancyOf(data.units, day, window.now);
              return (
                <span key={day} data-high={(share ?? 0) >= 80 || undefined}>
                  <i style={{ blockSize: `${share ?? 0}%` }} />
                  {share ?? ""}
                  {share !== null && <small>%</small>}
                </span>
              );
            })}
          </div>
        </div>
      )}
    </>
  );
}
