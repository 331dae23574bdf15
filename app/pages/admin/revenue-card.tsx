import { Plus } from "lucide-react";
import { Link } from "react-router";
import { shortDollars, bucketLabels } from "#app/features/analytics/office/labels";
import type { Revenue } from "#app/features/analytics/dashboard/queries.server";
import { formatUsd } from "#app/platform/money/money";
import { LineChart } from "#app/ui/office/charts/line-chart";
import { ADMIN_PREFIX } from "#app/urls";

const SIZE = { width: 780, height: 250 };

export function RevenueCard({ revenue: { total, days } }: { revenue: Revenue }) {
  const points = days.map(({ day, amount }) => ({
    ...bucketLabels({ from: day, to: day }, "day", days.length),
    value: amount,
  }));
  return (
    <section className="office-card revenue-card" aria-labelledby="revenue">
      <div className="card-head">
        <h2 id="revenue">Revenue, last 7 days</h2>
        <span className="card-fact">Property bookings, USD</span>
      </div>
      <div className="revenue-sums">
        <b className="revenue-week">{formatUsd(days.reduce((sum, { amount }) => sum + amount, 0))}</b>
        <span className="revenue-total">
          Total revenue <b>{formatUsd(total)}</b>
        </span>
        <Link className="small-button" to={`${ADMIN_PREFIX}/properties/bookings`}>
          <Plus aria-hidden />
          Record booking
        </Link>
      </div>
      <LineChart
        title="Revenue of property bookings, last 7 days"
        unit="Revenue"
        points={points}
        format={formatUsd}
        formatAxis={shortDollars}
        size={SIZE}
      />
    </section>
  );
}
