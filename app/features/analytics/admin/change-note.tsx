import { ArrowDownRight, ArrowUpRight } from "lucide-react";
import { changeOf } from "#app/features/analytics/rules";

/** How a figure stands against the one of the period before. */
export function ChangeNote({ now, earlier }: { now: number; earlier: number }) {
  const change = changeOf(now, earlier);
  if (change === null) return now === 0 ? "None in the period before either" : "None in the period before";
  return <Change change={change} />;
}

export function Change({ change }: { change: number }) {
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
