import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { SiteLink, type PublicPath } from "#app/platform/i18n/paths";

/** A few cards of a room, and the way to all of them. */
export function ListSection({
  id,
  eyebrow,
  title,
  to,
  all,
  onSand = false,
  children,
}: {
  id: string;
  eyebrow: string;
  title: string;
  to: PublicPath;
  all: string;
  onSand?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={`section ${onSand ? "on-sand" : ""}`} id={id}>
      <div className="wrap">
        <div className="section-head">
          <div>
            <p className="eyebrow">{eyebrow}</p>
            <h2 className="display">{title}</h2>
          </div>
          <SiteLink to={to} className="more-link">
            {all}
            <ArrowRight aria-hidden className="flip-rtl" />
          </SiteLink>
        </div>
        <div className="card-grid home-cards">{children}</div>
      </div>
    </section>
  );
}
