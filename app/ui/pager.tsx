import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { PREFETCH } from "#app/platform/i18n/paths";

/** Real links to the neighbouring pages of a list; they keep the filters. Nothing when there is one page. */
export function Pager({
  page,
  pages,
  name = "page",
  anchor = "",
}: {
  page: number;
  pages: number;
  /** What the number is called in the address. */
  name?: string;
  /** The part of the page the list stands in. */
  anchor?: string;
}) {
  const t = useTranslations("ui");
  if (pages < 2) return null;
  const place = { name, anchor };
  return (
    <nav className="pager" aria-label={t("pages")}>
      <PageLink to={page > 1 ? page - 1 : null} rel="prev" {...place}>
        <ChevronLeft aria-hidden className="flip-rtl" />
        {t("previous")}
      </PageLink>
      <span aria-current="page">{t("pageOf", { n: page, total: pages })}</span>
      <PageLink to={page < pages ? page + 1 : null} rel="next" {...place}>
        {t("next")}
        <ChevronRight aria-hidden className="flip-rtl" />
      </PageLink>
    </nav>
  );
}

function PageLink({
  to,
  rel,
  name,
  anchor,
  children,
}: {
  to: number | null;
  rel: "prev" | "next";
  name: string;
  anchor: string;
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  if (to === null) return <span />;
  const query = new URLSearchParams(search);
  if (to === 1) query.delete(name);
  else query.set(name, String(to));
  const text = query.toString();
  return (
    <Link
      to={pathname + (text && `?${text}`) + (anchor && `#${anchor}`)}
      rel={rel}
      prefetch={PREFETCH}
      className="btn btn-small btn-secondary"
    >
      {children}
    </Link>
  );
}
