import { Download, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { CUSTOMERS_PATH } from "#app/pages/admin/customers/choice-menu";
import type { SectionName } from "#app/pages/admin/customers/filters";
import { formatBoundedCount } from "#app/ui/office/data-table/table-footer";
import { useIsReloading } from "#app/ui/office/data-table/use-is-reloading";
import { ListFailure } from "#app/ui/office/list-failure";

interface SectionProps {
  name: SectionName;
  title: string;
  icon: LucideIcon;
  failure: string;
  /** Null when it could not be read. */
  page: { total: number; isMore: boolean; rows: readonly { created_at: Date }[] } | null;
  /** What stands in it when there is something to show. */
  children: ReactNode;
}

/** One kind of what visitors send: how much was found, the way to a file of it, and the list itself. */
export function Section({ name, title, icon: Icon, failure, page, children }: SectionProps) {
  const isReloading = useIsReloading();
  const { search } = useLocation();
  const heading = `${name}-requests`;
  return (
    <section className="office-card" aria-labelledby={heading}>
      <div className="section-head" data-section={name}>
        <Icon aria-hidden />
        <h2 id={heading}>{title}</h2>
        {page && <span className="office-count">{formatBoundedCount(page.total, page.isMore)}</span>}
        {page && page.rows.length > 0 && (
          <a
            className="small-button section-export"
            href={`${CUSTOMERS_PATH}/export.csv?${exportQuery(search, name)}`}
            download
          >
            <Download aria-hidden />
            <span className="wide-only">Export CSV</span>
            <span className="visually-hidden">{`Export CSV of ${title}`}</span>
          </a>
        )}
      </div>
      {page ? (
        <div className="table-area" aria-busy={isReloading}>
          {page.rows.length > 0 ? children : <p className="section-empty">No data found</p>}
        </div>
      ) : (
        <ListFailure text={failure} />
      )}
    </section>
  );
}

function exportQuery(search: string, section: SectionName): string {
  const address = new URLSearchParams(search);
  address.set("section", section);
  return address.toString();
}
