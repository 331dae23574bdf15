import { useId, type ReactNode } from "react";

export function ChartCard({ name, caption, children }: { name: string; caption: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="office-card chart-card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{name}</h2>
        <span className="card-fact">{caption}</span>
      </div>
      {children}
    </section>
  );
}
