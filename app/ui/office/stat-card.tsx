import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

export interface Stat {
  name: string;
  icon: LucideIcon;
  hue: "lagoon" | "coral" | "leaf" | "spice";
  value: string;
  note: ReactNode;
}

/** The figures a screen begins with. */
export function StatCards({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <dl className="stat-cards" aria-label={label}>
      {stats.map(({ name, icon: Icon, hue, value, note }) => (
        <div key={name} className="office-card stat-card" data-hue={hue}>
          <dt>
            {name}
            <Icon aria-hidden />
          </dt>
          <dd className="stat-value">{value}</dd>
          <dd className="stat-note">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
