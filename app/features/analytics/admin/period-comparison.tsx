import { ArrowDownRight, ArrowUpRight } from "lucide-react";
import { percentChange } from "#app/features/analytics/rules";

/** How a figure stands against the one of the period before. */
export function PeriodComparison({ current, previous }: { current: number; previous: number }) {
  const change = percentChange(current, previous);
  if (change === null) return current === 0 ? "None in the period before either" : "None in the period before";
  return <PercentChange change={change} />;
}

export function PercentChange({ change }: { change: number }) {
  if (change === 0) return "The same as in the period before";
  const [Arrow, direction] = change > 0 ? [ArrowUpRight, "up" as const] : [ArrowDownRight, "down" as const];
  return (
    <>
      <span className="stat-change" data-direction={direction}>
        <Arrow aria-hidden />
        <span className="visually-hidden">{`${direction} `}</span>
        {`${Math.abs(change).toLocaleString("en")}%`}
      </span>{" "}
      on the period before
    </>
  );
}
