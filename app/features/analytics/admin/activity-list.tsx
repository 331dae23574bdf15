import { CalendarCheck, Check, House, Mail, MessageCircle, Pencil, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

export interface ActivityItem {
  id: string;
  tone: "booking" | "submission" | "inquiry" | "question" | "done" | "change";
  title: string;
  detail: string;
  when: ReactNode;
  to?: string;
}

const ICONS: Record<ActivityItem["tone"], LucideIcon> = {
  booking: CalendarCheck,
  submission: House,
  inquiry: Mail,
  question: MessageCircle,
  done: Check,
  change: Pencil,
};

/** What happened last. */
export function ActivityList({ items }: { items: readonly ActivityItem[] }) {
  return (
    <section className="office-card" aria-labelledby="recent-activity">
      <div className="card-head">
        <h2 id="recent-activity">Recent activity</h2>
      </div>
      {items.length === 0 ? (
        <p className="card-empty">Nothing has happened yet.</p>
      ) : (
        <ul className="inbox activity">
          {items.map(({ id, tone, title, detail, when, to }) => {
            const Icon = ICONS[tone];
            return (
              <li key={id} className="inbox-item">
                <span className="inbox-icon" data-tone={tone}>
                  <Icon aria-hidden />
                </span>
                <div className="inbox-text">
                  <b>{to ? <Link to={to}>{title}</Link> : title}</b>
                  <small dir="auto">{detail}</small>
                </div>
                <span className="activity-when">{when}</span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
