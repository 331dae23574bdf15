import { Ban, ChartGantt, ClipboardList, Plus, Printer } from "lucide-react";
import { useMemo } from "react";
import { data } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { islandToday } from "#app/features/availability/rules";
import { changeCalendar, type CalendarOutcome } from "#app/features/bookings/admin/timeline/calendar-actions.server";
import { DayList } from "#app/features/bookings/admin/timeline/day-list";
import { TimelineGrid } from "#app/features/bookings/admin/timeline/grid";
import { refusalText } from "#app/features/bookings/admin/timeline/outcome-text";
import { blockPath, calendarPath, dayPath, newBookingPath } from "#app/features/bookings/admin/timeline/paths";
import { TimelineTable } from "#app/features/bookings/admin/timeline/timeline-table";
import { Legend, Pages, TimelineTools } from "#app/features/bookings/admin/timeline/timeline-tools";
import { useCalendarUpdates } from "#app/features/notifications/office/calendar-updates";
import { askingScreen } from "#app/features/bookings/office/outcome";
import { sendOfficeForm, showOutcomeOrConfirm } from "#app/features/bookings/office/status-confirmation";
import { endOf, readTimelineFilters, ZOOMS, type TimelineFilters } from "#app/features/bookings/timeline/filters";
import { readTimelineText } from "#app/features/bookings/timeline/queries.server";
import { isOver } from "#app/features/bookings/timeline/rules";
import { parseTimeline } from "#app/features/bookings/timeline/schema";
import { useHoldClock } from "#app/features/bookings/admin/timeline/use-hold-clock";
import { addDays, formatDay, isDay, type Day } from "#app/platform/dates/dates";
import { AddressLink } from "#app/platform/framework/address-link";
import { requireForm, textFields } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { plural } from "#app/ui/office/plural";
import { showToast } from "#app/ui/toasts";
import type { Route } from "./+types/timeline.route";

interface CalendarPage {
  filters: TimelineFilters;
  /** JSON, see `parseTimeline`. */
  timeline: string;
  today: Day;
  /** The day a phone shows. */
  day: Day;
  now: Date;
  /** The id of whoever looks at it. */
  reader: string;
}

export async function loader({ url, context }: Route.LoaderArgs): Promise<CalendarPage> {
  const now = new Date();
  const today = islandToday(now);
  const filters = readTimelineFilters(url.searchParams, today);
  const asked = url.searchParams.get("day") ?? "";
  const isInWindow = (day: Day) => day >= filters.from && day < endOf(filters);
  return {
    filters,
    timeline: await readTimelineText(context.get(servicesContext).db, filters),
    today,
    day: isDay(asked) && isInWindow(asked) ? asked : isInWindow(today) ? today : filters.from,
    now,
    reader: context.get(staffContext).id,
  };
}

export const clientLoader = officeLoader<CalendarPage>({ failure: "Failed to load the calendar" });

export async function action({ request, context }: Route.ActionArgs) {
  const form = textFields(await requireForm(request));
  const asking = askingScreen(form);
  if (asking) return asking;
  const outcome = await changeCalendar(context.get(servicesContext), context.get(staffContext), form);
  if (!outcome) return data({ ok: false as const, reason: "missing" as const }, { status: 400 });
  return data(outcome, { status: statusOf(outcome) });
}

/** Gone already is no failure: the screen is read anew. A unit of another listing is an address that is wrong. */
function statusOf(outcome: CalendarOutcome): number {
  if (outcome.ok || outcome.reason === "missing") return 200;
  return outcome.reason === "unknown-unit" ? 404 : 409;
}

const DONE: Record<string, string> = {
  move: "Moved",
  park: "Parked without a unit",
  swap: "Units swapped",
  undo: "Undone",
  unblock: "These days are free again",
};
/** Time enough to see a mistake. */
const UNDO_MS = 10_000;

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = textFields(await request.clone().formData());
  const to = calendarPath();
  if (form.intent === "status")
    return showOutcomeOrConfirm(
      // A status is only ever answered by an outcome of a status.
      serverAction as () => Promise<{ ok: boolean }>,
      { to, fields: form },
      { success: `Booking ${form.status}`, failure: "Failed to update status" },
    );
  const outcome = await attemptWrite(serverAction);
  const problem = outcome ? refusalText(outcome) : "It could not be saved. Nothing was changed.";
  if (problem) showToast("error", problem);
  else if (form.intent === "move" || form.intent === "park" || form.intent === "swap") {
    const { kind = "", id = "", version = "0" } = form;
    // Two that swap again stand where they stood.
    const fields = form.intent === "swap" ? form : { intent: "undo", kind, id, version: String(Number(version) + 1) };
    const text = DONE[form.unit === "park" ? "park" : form.intent] ?? "Saved";
    showToast("success", text, { ms: UNDO_MS, action: { label: "Undo", run: () => sendOfficeForm({ to, fields }) } });
  } else showToast("success", DONE[form.intent ?? ""] ?? "Saved");
  return outcome ?? data({ ok: false as const, reason: "busy" as const }, { status: 503 });
}

export default function Calendar({ loaderData, actionData }: Route.ComponentProps) {
  const { filters, today, day, reader } = loaderData;
  const timeline = useMemo(() => parseTimeline(loaderData.timeline), [loaderData.timeline]);
  const bars = timeline.units.flatMap((unit) => unit.bars);
  const now = useHoldClock(bars, loaderData.now);
  useCalendarUpdates();
  const window = { from: filters.from, days: ZOOMS[filters.zoom], today, now };
  const clashes = bars.filter(({ clash }) => clash).length;
  const holds = bars.filter((bar) => bar.kind === "hold" && !isOver(bar, now)).length;
  const problem = actionData && "reason" in actionData ? refusalText(actionData) : null;
  const isFiltered =
    Boolean(filters.kind ?? filters.listing ?? filters.state ?? filters.assignee) ||
    filters.onlyOverbooked ||
    filters.search !== "";
  return (
    <div className="office-page tl-page">
      <title>Calendar · Staff</title>
      <div className="office-head">
        <div>
          <h1>Calendar</h1>
          <p>
            {`${formatDay(filters.from, "en", "short")} to ${formatDay(addDays(endOf(filters), -1), "en", "short")}. `}
            {timeline.unplaced.length > 0 && (
              <b className="red-text">{`${plural(timeline.unplaced.length, "booking")} without a unit. `}</b>
            )}
            {clashes > 0 && `${plural(clashes, "channel clash", "channel clashes")}. `}
            {holds > 0 && `${plural(holds, "hold")}.`}
          </p>
        </div>
        <div className="office-head-actions">
          <nav className="segment" aria-label="View">
            <AddressLink to={calendarPath(filters)} aria-current="page">
              <ChartGantt aria-hidden />
              Timeline
            </AddressLink>
            <AddressLink to={dayPath(day)}>
              <ClipboardList aria-hidden />
              Day sheet
            </AddressLink>
          </nav>
          <button
            type="button"
            className="icon-button is-framed tl-wide"
            aria-label="Print"
            onClick={() => globalThis.print()}
          >
            <Printer aria-hidden />
          </button>
          <AddressLink className="button button-secondary" to={blockPath({})}>
            <Ban aria-hidden />
            Block days
          </AddressLink>
          <AddressLink className="button button-primary" to={newBookingPath({})}>
            <Plus aria-hidden />
            New booking
          </AddressLink>
        </div>
      </div>
      {problem && (
        <p className="office-alert" role="alert">
          {problem}
        </p>
      )}
      <div className="office-card tl-frame">
        <TimelineTools filters={filters} timeline={timeline} today={today} reader={reader} />
        {filters.asTable ? (
          <TimelineTable data={timeline} today={today} now={now} />
        ) : (
          <div className="tl-scroll">
            <TimelineGrid key={`${filters.from} ${filters.zoom}`} data={timeline} window={window} />
          </div>
        )}
        {timeline.units.length === 0 && (
          <p className="tl-empty">
            {isFiltered ? "Nothing matches these filters. " : "There are no units yet. "}
            <AddressLink
              className="text-link"
              to={isFiltered ? calendarPath({ from: filters.from, zoom: filters.zoom }) : "/1324admin/stays/new"}
            >
              {isFiltered ? "Clear filters" : "Add the first stay"}
            </AddressLink>
          </p>
        )}
        <Pages filters={filters} hasMore={timeline.hasMore} />
        {!filters.asTable && <Legend />}
        <p className="tl-twin">
          <AddressLink
            className="text-link"
            to={calendarPath({ ...filters, asTable: !filters.asTable })}
            preventScrollReset
          >
            {filters.asTable ? "Show as a timeline" : "Show as a table"}
          </AddressLink>
        </p>
      </div>
      {!filters.asTable && <DayList data={timeline} day={day} filters={filters} window={window} />}
    </div>
  );
}
