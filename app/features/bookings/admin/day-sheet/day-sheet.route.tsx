import {
  BedDouble,
  Car,
  ChartGantt,
  ChevronLeft,
  ChevronRight,
  ClipboardList,
  Compass,
  Download,
  Inbox,
  LogIn,
  LogOut,
  Printer,
} from "lucide-react";
import { useMemo } from "react";
import { data, Link } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { islandToday } from "#app/features/availability/rules";
import { applyMark } from "#app/features/bookings/admin/day-sheet/apply-mark.server";
import { Counts } from "#app/features/bookings/admin/day-sheet/counts";
import { Manifest } from "#app/features/bookings/admin/day-sheet/manifest";
import { InHouseRows, PendingRows, StayRows, VehicleRows } from "#app/features/bookings/admin/day-sheet/section-rows";
import { Section, TripRow } from "#app/features/bookings/admin/day-sheet/section";
import { calendarPath, dayPath } from "#app/features/bookings/admin/timeline/paths";
import { daySheetOf, isLate, peopleOf } from "#app/features/bookings/day-sheet/rules";
import { readDaySheetTexts } from "#app/features/bookings/day-sheet/queries.server";
import { parseDaySheet, type DaySheetTexts } from "#app/features/bookings/day-sheet/schema";
import { firstDayFor } from "#app/features/bookings/timeline/filters";
import { islandTime } from "#app/features/bookings/timeline/rules";
import { useCalendarUpdates } from "#app/features/notifications/office/calendar-updates";
import { findBookingSettings } from "#app/features/settings/queries.server";
import { addDays, formatDay, isDay, type Day } from "#app/platform/dates/dates";
import { requireForm, textFields } from "#app/platform/http/form";
import { notFound } from "#app/platform/http/responses";
import { servicesContext } from "#app/services.server";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { plural } from "#app/ui/office/plural";
import { useNow } from "#app/ui/office/use-now";
import { showToast } from "#app/ui/toasts";
import type { Route } from "./+types/day-sheet.route";

interface DayPage {
  day: Day;
  today: Day;
  now: Date;
  /** JSON, see `parseDaySheet`. */
  sheet: DaySheetTexts;
  hours: { checkIn: string; checkOut: string };
  /** The departure whose manifest is shown; "all" for one page each. */
  shown: { experience: string; time: string | null } | "all" | null;
}

export async function loader({ params, url, context }: Route.LoaderArgs): Promise<DayPage> {
  const { day } = params;
  if (!isDay(day) || day < "2000" || day >= "2200") throw notFound("There is no such day.");
  const { db } = context.get(servicesContext);
  const now = new Date();
  const [sheet, settings] = await Promise.all([readDaySheetTexts(db, day), findBookingSettings(db)]);
  const departure = url.searchParams.get("departure");
  return {
    day,
    today: islandToday(now),
    now,
    sheet,
    hours: { checkIn: settings.check_in_from, checkOut: settings.check_out_until },
    shown:
      url.searchParams.get("manifests") === "all"
        ? "all"
        : departure
          ? { experience: departure, time: url.searchParams.get("time") || null }
          : null,
  };
}

export const clientLoader = officeLoader<DayPage>({ failure: "Failed to load the day sheet" });

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = textFields(await requireForm(request));
  const outcome = await applyMark(context.get(servicesContext).db, context.get(staffContext), params.day, form);
  if (!outcome) return data({ ok: false }, { status: 400 });
  return data({ ok: outcome.ok }, { status: outcome.ok ? 200 : 409 });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const result = await attemptWrite(serverAction);
  if (!result?.ok) showToast("error", "The mark could not be saved. Please try again.");
  return result ?? data({ ok: false }, { status: 503 });
}

export default function DaySheetScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { day, today, hours, shown } = loaderData;
  const now = useNow(loaderData.now);
  useCalendarUpdates();
  const sheet = useMemo(() => daySheetOf(parseDaySheet(loaderData.sheet), day), [loaderData.sheet, day]);
  const canMark = day <= today;
  const late = canMark ? sheet.vehiclesBack : sheet.vehiclesBack.filter(({ to }) => to === day);
  const manifests = sheet.trips.filter(
    (trip) => shown === "all" || (shown && trip.experience === shown.experience && trip.time === shown.time),
  );
  return (
    <div className="office-page ds-page">
      <title>{`${formatDay(day, "en", "short")} · Day sheet · Staff`}</title>
      <div className="office-head">
        <div>
          <h1>{formatDay(day, "en", "full")}</h1>
          <p>{`Day sheet. Island time ${islandTime(now)}.`}</p>
        </div>
        <div className="office-head-actions">
          <div className="tl-steps">
            <Link
              className="icon-button"
              to={dayPath(addDays(day, -1))}
              aria-label={formatDay(addDays(day, -1), "en", "full")}
            >
              <ChevronLeft aria-hidden className="flip-rtl" />
            </Link>
            <Link className="small-button" to={dayPath(today)}>
              Today
            </Link>
            <Link
              className="icon-button"
              to={dayPath(addDays(day, 1))}
              aria-label={formatDay(addDays(day, 1), "en", "full")}
            >
              <ChevronRight aria-hidden className="flip-rtl" />
            </Link>
          </div>
          <nav className="segment" aria-label="View">
            <Link to={calendarPath({ from: firstDayFor(day, "month") })}>
              <ChartGantt aria-hidden />
              Timeline
            </Link>
            <Link to={dayPath(day)} aria-current="page">
              <ClipboardList aria-hidden />
              Day sheet
            </Link>
          </nav>
          <Link className="button button-secondary" to={`${dayPath(day)}/export.csv`} reloadDocument>
            <Download aria-hidden />
            CSV
          </Link>
          <button type="button" className="button button-secondary" onClick={() => globalThis.print()}>
            <Printer aria-hidden />
            Print
          </button>
        </div>
      </div>
      {actionData && !actionData.ok && (
        <p className="office-alert" role="alert">
          The mark could not be saved. Please try again.
        </p>
      )}
      {day === addDays(today, -1) && <p className="ds-strip">This is the sheet of yesterday.</p>}
      <Counts
        sheet={sheet}
        late={late.filter((each) => isLate(each, day)).length}
        backToday={sheet.vehiclesBack.filter(({ to }) => to === day).length}
      />
      <div className="ds-grid">
        <div>
          <Section
            id="arrivals"
            icon={LogIn}
            title="Arrivals"
            count={sheet.arrivals.length + sheet.importsIn.length}
            note={`Check-in from ${hours.checkIn}`}
            empty="Nobody arrives"
          >
            <StayRows
              bookings={sheet.arrivals}
              imports={sheet.importsIn}
              sheet={sheet}
              day={day}
              mark={canMark ? { mark: "arrived", word: "Arrived" } : null}
            />
          </Section>
          <Section
            id="departures"
            icon={LogOut}
            title="Departures"
            count={sheet.departures.length + sheet.importsOut.length}
            note={`Check-out until ${hours.checkOut}`}
            empty="Nobody leaves"
          >
            <StayRows
              bookings={sheet.departures}
              imports={sheet.importsOut}
              sheet={sheet}
              day={day}
              mark={canMark ? { mark: "left", word: "Left" } : null}
            />
          </Section>
          <Section
            id="in-house"
            icon={BedDouble}
            title="In house"
            count={sheet.inHouse.length + sheet.importsStaying.length}
            empty="Nobody stays"
            className="ds-house"
          >
            <InHouseRows bookings={sheet.inHouse} imports={sheet.importsStaying} />
          </Section>
        </div>
        <div>
          <Section
            id="vehicles"
            icon={Car}
            title="Vehicles"
            count={sheet.vehiclesOut.length + late.length}
            note="Out and back"
            empty="No vehicle goes out or comes back"
          >
            <VehicleRows back={late} out={sheet.vehiclesOut} day={day} canMark={canMark} />
          </Section>
          <Section
            id="pending"
            icon={Inbox}
            title="Still pending for this day"
            count={sheet.pending.length}
            note="Not counted above"
            empty="No request waits"
          >
            <PendingRows bookings={sheet.pending} now={now} />
          </Section>
          <Section
            id="trips"
            icon={Compass}
            title="Experience departures"
            count={sheet.trips.length}
            note={plural(peopleOf(sheet.trips.flatMap(({ guests }) => guests)), "person", "people")}
            empty="Nothing departs"
            className="ds-trips"
          >
            {sheet.trips.map((trip) => (
              <TripRow
                key={`${trip.time} ${trip.experience} ${trip.title}`}
                trip={trip}
                day={day}
                isOpen={manifests.includes(trip)}
              />
            ))}
            {sheet.trips.length > 1 && (
              <li className="ds-all">
                <Link className="text-link" to={`${dayPath(day)}?manifests=all#manifest`}>
                  Show every manifest, a page each
                </Link>
              </li>
            )}
          </Section>
        </div>
      </div>
      {manifests.map((trip) => (
        <Manifest key={`${trip.time} ${trip.experience} ${trip.title}`} trip={trip} canMark={canMark} />
      ))}
    </div>
  );
}
