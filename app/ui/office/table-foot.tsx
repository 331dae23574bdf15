import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation, useNavigation, useSearchParams } from "react-router";

/** Under a table: how much of it is shown, and the way to the rest. The page stands in the address. */
export function TableFoot({ shown, total, page, pages }: { shown: number; total: number; page: number; pages: number }) {
  return (
    <div className="table-foot">
      <output>{`Showing ${shown} of ${total} entries`}</output>
      {pages > 1 && (
        <nav className="pager" aria-label="Pages">
          <PageLink to={page > 1 ? 1 : null} label="First page">
            <ChevronsLeft aria-hidden />
          </PageLink>
          <PageLink to={page > 1 ? page - 1 : null} label="Previous page">
            <ChevronLeft aria-hidden />
            <span className="wide-only">Previous</span>
          </PageLink>
          <span className="pager-place">{`Page ${page} of ${pages}`}</span>
          <PageLink to={page < pages ? page + 1 : null} label="Next page">
            <span className="wide-only">Next</span>
            <ChevronRight aria-hidden />
          </PageLink>
          <PageLink to={page < pages ? pages : null} label="Last page">
            <ChevronsRight aria-hidden />
          </PageLink>
        </nav>
      )}
    </div>
  );
}

function PageLink({ to, label, children }: { to: number | null; label: string; children: ReactNode }) {
  const [search] = useSearchParams();
  if (to === null) {
    return (
      <span className="small-button" aria-disabled="true">
        {children}
      </span>
    );
  }
  const target = new URLSearchParams(search);
  target.set("page", String(to));
  return (
    <Link className="small-button" to={{ search: target.toString() }} aria-label={label} title={label} preventScrollReset>
      {children}
    </Link>
  );
}

/** The page asked for in the address: 1 unless it is a number. */
export function readPage(search: URLSearchParams): number {
  const typed = search.get("page") ?? "";
  return /^[1-9]\d{0,6}$/.test(typed) ? Number(typed) : 1;
}

/** Whether this screen is being read again with other filters or another page. */
export function useIsReloading(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname;
}
