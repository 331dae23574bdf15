import type { Activity } from "#app/features/analytics/activity/queries.server";
import { ActivityList } from "#app/features/analytics/admin/activity-list";
import { BookingTables } from "#app/features/analytics/admin/booking-tables";
import { CategoryChart } from "#app/features/analytics/admin/category-chart";
import { PeriodComparison } from "#app/features/analytics/admin/period-comparison";
import { ChartCard } from "#app/features/analytics/admin/chart-card";
import { ConversionTables } from "#app/features/analytics/admin/conversion-tables";
import { describeActivity } from "#app/features/analytics/admin/describe-activity";
import { shortDollars, BUCKET_NAMES, bucketLabels } from "#app/features/analytics/office/labels";
import { statsOf } from "#app/features/analytics/admin/stats";
import type { BookingFigures } from "#app/features/analytics/bookings/schema";
import { bookingsOf } from "#app/features/analytics/rules";
import type { Figures, Totals } from "#app/features/analytics/schema";
import { formatUsd } from "#app/platform/money/money";
import { BarChart } from "#app/ui/office/charts/bar-chart";
import { LineChart } from "#app/ui/office/charts/line-chart";
import { plural } from "#app/ui/office/plural";
import { StatCards } from "#app/ui/office/stat-card";

/** The site's own figures. Where they could not be read, the screen stands empty. */
export function LiveFigures({
  figures,
  bookings,
  activity,
  now,
}: {
  figures: Figures | null;
  bookings: { current: BookingFigures; previous: BookingFigures } | null;
  activity: readonly Activity[];
  now: Date;
}) {
  if (!figures) return <StatCards label="Figures" stats={statsOf(null)} />;
  const { bucketSize, buckets, categories } = figures;
  const points = (measure: (tally: Totals) => number) =>
    buckets.map((days) => ({ ...bucketLabels(days, bucketSize, buckets.length), value: measure(days) }));
  const per = BUCKET_NAMES[bucketSize];
  return (
    <>
      <StatCards label="Figures of the chosen period" stats={statsOf(measured(figures))} />
      <div className="chart-pair">
        <ChartCard name="Bookings" caption={per}>
          <BarChart
            title={`Bookings ${per.toLowerCase()}`}
            unit="Bookings"
            points={points(bookingsOf)}
            format={(n) => plural(n, "booking")}
          />
        </ChartCard>
        <ChartCard name="Revenue" caption={`${per}, USD`}>
          <LineChart
            title={`Revenue ${per.toLowerCase()}`}
            unit="Revenue"
            points={points(({ revenue }) => revenue)}
            format={formatUsd}
            formatAxis={shortDollars}
          />
        </ChartCard>
      </div>
      <div className="chart-pair chart-pair-lower">
        <ChartCard name="Popular categories" caption="Experience bookings">
          <CategoryChart title="Experience bookings by category" categories={categories} />
        </ChartCard>
        <ActivityList items={activity.map((item) => describeActivity(item, now))} />
      </div>
      <ConversionTables figures={figures} />
      {bookings && <BookingTables {...bookings} />}
    </>
  );
}

function measured({ current, previous, listings }: Figures) {
  const compared = (measure: (tally: Totals) => number) => ({
    value: measure(current),
    note: <PeriodComparison current={measure(current)} previous={measure(previous)} />,
  });
  return {
    bookings: compared(bookingsOf),
    inquiries: compared(({ inquiries }) => inquiries),
    revenue: compared(({ revenue }) => revenue),
    listings,
  };
}
