import type { Activity } from "#app/features/analytics/activity/queries.server";
import { ActivityList } from "#app/features/analytics/admin/activity-list";
import { CategoryChart } from "#app/features/analytics/admin/category-chart";
import { ChangeNote } from "#app/features/analytics/admin/change-note";
import { ChartCard } from "#app/features/analytics/admin/chart-card";
import { ConversionTables } from "#app/features/analytics/admin/conversion-tables";
import { describeActivity } from "#app/features/analytics/admin/describe-activity";
import { shortDollars, STEP_NAMES, stepLabels } from "#app/features/analytics/admin/labels";
import { statsOf } from "#app/features/analytics/admin/stats";
import { bookingsOf } from "#app/features/analytics/rules";
import type { Figures, Tally } from "#app/features/analytics/schema";
import { formatUsd } from "#app/platform/money/money";
import { BarChart } from "#app/ui/office/charts/bar-chart";
import { LineChart } from "#app/ui/office/charts/line-chart";
import { plural } from "#app/ui/office/plural";
import { StatCards } from "#app/ui/office/stat-card";

/** The site's own figures. Where they could not be read, the screen stands empty. */
export function LiveFigures({ figures, activity, now }: { figures: Figures | null; activity: readonly Activity[]; now: Date }) {
  if (!figures) return <StatCards label="Figures" stats={statsOf(null)} />;
  const { step, steps, categories } = figures;
  const points = (measure: (tally: Tally) => number) => steps.map((days) => ({ ...stepLabels(days, step, steps.length), value: measure(days) }));
  const per = STEP_NAMES[step];
  return (
    <>
      <StatCards label="Figures of the chosen period" stats={statsOf(measured(figures))} />
      <div className="chart-pair">
        <ChartCard name="Bookings" fact={per}>
          <BarChart title={`Bookings ${per.toLowerCase()}`} unit="Bookings" points={points(bookingsOf)} format={(n) => plural(n, "booking")} />
        </ChartCard>
        <ChartCard name="Revenue" fact={`${per}, USD`}>
          <LineChart title={`Revenue ${per.toLowerCase()}`} unit="Revenue" points={points(({ revenue }) => revenue)} format={formatUsd} axis={shortDollars} />
        </ChartCard>
      </div>
      <div className="chart-pair chart-pair-lower">
        <ChartCard name="Popular categories" fact="Experience bookings">
          <CategoryChart title="Experience bookings by category" categories={categories} />
        </ChartCard>
        <ActivityList items={activity.map((item) => describeActivity(item, now))} />
      </div>
      <ConversionTables figures={figures} />
    </>
  );
}

function measured({ now, earlier, listings }: Figures) {
  const compared = (measure: (tally: Tally) => number) => ({ value: measure(now), note: <ChangeNote now={measure(now)} earlier={measure(earlier)} /> });
  return { bookings: compared(bookingsOf), inquiries: compared(({ inquiries }) => inquiries), revenue: compared(({ revenue }) => revenue), listings };
}
