import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { PREFETCH } from "#app/platform/i18n/paths";

/** Real links to the neighbouring pages of a list; they keep the filters. Nothing when there is one page. */
export function Pager({ page, pages }: { page: number; pages: number }) {
  const t = useTranslations("ui");
  if (pages < 2) return null;
  return (
    <nav className="pager" aria-label={t("pages")}>
      <PageLink to={page > 1 ? page - 1 : null} rel="prev">
        <ChevronLeft aria-hidden className="flip-rtl" />
        {t("previous")}
      </PageLink>
      <span aria-current="page">{t("pageOf", { n: page, total: pages })}</span>
      <PageLink to={page < pages ? page + 1 : null} rel="next">
        {t("next")}
        <ChevronRight aria-hidden className="flip-rtl" />
      </PageLink>
    </nav>
  );
}

function PageLink({ to, rel, children }: { to: number | null; rel: "prev" | "next"; children: ReactNode }) {
  const { pathname, search } = useLocation();
  if (to === null) return <span />;
  const query = new URLSearchParams(search);
  if (to === 1) query.delete("page");
  else query.set("page", String(to));
  const text = query.toString();
  return (
    <Link to={pathname + (text && `?${text}`)} rel={rel} prefetch={PREFETCH} className="btn btn-small btn-secondary">
      {children}
    </Link>
  );
}
