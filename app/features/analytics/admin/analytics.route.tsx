import { Download, FlaskConical } from "lucide-react";
import { data } from "react-router";
import { listActivity, type Activity } from "#app/features/analytics/activity/queries.server";
import { readView, toSearch, type AnalyticsView } from "#app/features/analytics/admin/search-params";
import { LiveFigures } from "#app/features/analytics/admin/live-figures";
import { SampleFigures } from "#app/features/analytics/admin/sample-figures";
import { Segments } from "#app/features/analytics/admin/segmented-control";
import { findBookingFigures } from "#app/features/analytics/bookings/queries.server";
import type { BookingFigures } from "#app/features/analytics/bookings/schema";
import { findFigures, hasAnyFigures } from "#app/features/analytics/queries.server";
import { PERIODS, type Figures } from "#app/features/analytics/schema";
import { formatDateRange } from "#app/platform/dates/date-range";
import { servicesContext } from "#app/services.server";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { throttleRevalidation, useThrottledRevalidation } from "#app/ui/office/throttled-revalidation";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/analytics.route";

interface AnalyticsPage {
  view: AnalyticsView;
  /** Null for the sample, and when they could not be read. */
  figures: Figures | null;
  /** Of the bookings, for the period and the one before. */
  bookings: { current: BookingFigures; previous: BookingFigures } | null;
  activity: Activity[];
  now: Date;
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext);
  const now = new Date();
  try {
    const view = readView(url.searchParams, await hasAnyFigures(db));
    if (view.isSample) return { view, figures: null, bookings: null, activity: [], now } satisfies AnalyticsPage;
    const [figures, activity] = await Promise.all([findFigures(db, view.period, now), listActivity(db)]);
    const [current, previous] = await Promise.all(
      [figures.range, figures.previousRange].map((range) => findBookingFigures(db, range, now)),
    );
    const bookings = current && previous ? { current, previous } : null;
    return { view, figures, bookings, activity, now } satisfies AnalyticsPage;
  } catch (error) {
    // No error message, as specified: the screen stays empty.
    log.error({ err: error }, "could not read the analytics");
    return data<AnalyticsPage>(
      { view: readView(url.searchParams, true), figures: null, bookings: null, activity: [], now },
      { status: 500 },
    );
  }
}

/** Counting is expensive, so live events revalidate this screen at most every five seconds. */
const throttled = throttleRevalidation(5_000);
export const shouldRevalidate = throttled.shouldRevalidate;
export const clientLoader = throttled.trackLoads(officeLoader<AnalyticsPage>());

export default function Analytics({ loaderData }: Route.ComponentProps) {
  const { view, figures, bookings, activity, now } = loaderData;
  useThrottledRevalidation(throttled);
  return (
    <div className="office-page">
      <title>Analytics · Staff</title>
      <div className="office-head analytics-head">
        <div>
          <h1>
            Analytics Dashboard
            {view.isSample && (
              <span className="badge sample-badge">
                <FlaskConical aria-hidden />
                Sample data
              </span>
            )}
          </h1>
          <p>
            {view.isSample
              ? "Fixed figures for layout. Switch to live to see the real counts."
              : figures && `${formatDateRange(figures.range)}, against ${formatDateRange(figures.previousRange)}`}
          </p>
        </div>
        <div className="office-head-actions">
          <Segments
            label="Data"
            segments={[
              { name: "Sample data", search: toSearch({ ...view, isSample: true }), isSelected: view.isSample },
              { name: "Live data", search: toSearch({ ...view, isSample: false }), isSelected: !view.isSample },
            ]}
          />
          <Segments
            label="Period"
            segments={PERIODS.map((period) => ({
              name: period,
              search: toSearch({ ...view, period }),
              isSelected: period === view.period,
            }))}
          />
          {!view.isSample && (
            <a
              className="button button-secondary"
              href={`${ADMIN_PREFIX}/analytics/export.csv?period=${view.period}`}
              download
            >
              <Download aria-hidden />
              Export CSV
            </a>
          )}
        </div>
      </div>
      {view.isSample ? (
        <SampleFigures />
      ) : (
        <LiveFigures figures={figures} bookings={bookings} activity={activity} now={now} />
      )}
    </div>
  );
}
