import { percentShares } from "#app/features/analytics/rules";
import { categoryKey } from "#app/features/experiences/rules";
import { DoughnutChart } from "#app/ui/office/charts/doughnut-chart";

/** For categories staff made up themselves, which have no colour of their own. */
const OTHERS = [
  "var(--color-ink-600)",
  "var(--color-lagoon-300)",
  "var(--color-clove-700)",
  "var(--color-slate-400)",
] as const;

/** Bookings by the category of their experience. */
export function CategoryChart({
  title,
  categories,
}: {
  title: string;
  categories: readonly { category: string | null; requests: number; share?: number }[];
}) {
  const shares = percentShares(categories.map(({ requests }) => requests));
  const slices = categories.map(({ category, requests, share }, at) => {
    const key = category === null ? null : categoryKey(category);
    return {
      name: category ?? "No longer offered",
      value: requests,
      share: share ?? shares[at] ?? 0,
      colour: key ? `var(--color-cat-${key})` : (OTHERS[at % OTHERS.length] ?? OTHERS[0]),
    };
  });
  if (slices.length === 0) return <p className="card-empty">No experience was asked for in this period.</p>;
  return <DoughnutChart title={title} unit="bookings" slices={slices} />;
}
