import { ActivityList, type ActivityItem } from "#app/features/analytics/admin/activity-list";
import { CategoryChart } from "#app/features/analytics/admin/category-chart";
import { PercentChange } from "#app/features/analytics/admin/period-comparison";
import { ChartCard } from "#app/features/analytics/admin/chart-card";
import { statsOf } from "#app/features/analytics/admin/stats";
import { shortDollars } from "#app/features/analytics/office/labels";
import { SAMPLE } from "#app/features/analytics/sample";
import { formatUsd } from "#app/platform/money/money";
import { BarChart } from "#app/ui/office/charts/bar-chart";
import { LineChart } from "#app/ui/office/charts/line-chart";
import { plural } from "#app/ui/office/plural";
import { StatCards } from "#app/ui/office/stat-card";

const ACTIVITY: ActivityItem[] = SAMPLE.activity.map(({ kind, title, detail, age }) => ({
  id: title,
  tone: kind === "change" ? "done" : kind,
  title,
  detail,
  when: age,
}));

/** The fixed figures: no period changes them. */
export function SampleFigures() {
  const { bookings, inquiries, revenue, listings } = SAMPLE;
  return (
    <>
      <StatCards
        label="Sample figures"
        stats={statsOf({
          bookings: { value: bookings.value, note: <PercentChange change={bookings.change} /> },
          inquiries: { value: inquiries.value, note: <PercentChange change={inquiries.change} /> },
          revenue: { value: revenue.value, note: <PercentChange change={revenue.change} /> },
          listings,
        })}
      />
      <div className="chart-pair">
        <ChartCard name="Bookings" caption="Per month">
          <BarChart
            title="Sample bookings per month"
            unit="Bookings"
            points={SAMPLE.bookingsPerMonth}
            format={(n) => plural(n, "booking")}
          />
        </ChartCard>
        <ChartCard name="Revenue" caption="Per month, USD">
          <LineChart
            title="Sample revenue per month"
            unit="Revenue"
            points={SAMPLE.revenuePerMonth}
            format={formatUsd}
            formatAxis={shortDollars}
          />
        </ChartCard>
      </div>
      <div className="chart-pair chart-pair-lower">
        <ChartCard name="Popular categories" caption="Share of bookings">
          <CategoryChart title="Sample bookings by category" categories={SAMPLE.categories} />
        </ChartCard>
        <ActivityList items={ACTIVITY} />
      </div>
    </>
  );
}
