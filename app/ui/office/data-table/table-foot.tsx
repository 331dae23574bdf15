import { ChevronDown, ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link, useLocation, useSearchParams, useSubmit } from "react-router";
import { changed, PAGE_SIZES } from "#app/ui/office/data-table/address";

interface TableFootProps {
  shown: number;
  total: number;
  page: number;
  pages: number;
  /** Where staff can choose it. */
  size?: number;
  /** Whether there is more than was counted. */
  isMore?: boolean;
  /** Whether the pages end before the entries do, and what leads to the others. */
  isCut?: boolean;
  rest?: string;
  /** The page's name in the address, where several lists stand on one screen, and what they are called. */
  parameter?: string;
  label?: string;
}

/** Under a table: how much of it is shown, and the way to the rest. Page and size stand in the address. */
export function TableFoot({ shown, total, page, pages, size, isMore = false, isCut = false, rest = CHOOSE_DATES, parameter = "page", label = "Pages" }: TableFootProps) {
  const place = { page, pages, parameter };
  return (
    <div className="table-foot">
      <output>{`Showing ${shown} of ${countedAs(total, isMore)} entries`}</output>
      {size !== undefined && <PageSize size={size} />}
      {pages > 1 && (
        <nav className="pager" aria-label={label}>
          <PageLink to={1} {...place} label="First page">
            <ChevronsLeft aria-hidden />
          </PageLink>
          <PageLink to={page - 1} {...place} label="Previous page">
            <ChevronLeft aria-hidden />
            <span className="wide-only">Previous</span>
          </PageLink>
          <output className="pager-place">{`Page ${page} of ${countedAs(pages, isMore)}`}</output>
          <PageLink to={page + 1} {...place} label="Next page">
            <span className="wide-only">Next</span>
            <ChevronRight aria-hidden />
          </PageLink>
          <PageLink to={pages} {...place} label="Last page">
            <ChevronsRight aria-hidden />
          </PageLink>
        </nav>
      )}
      {isCut && page === pages && <p>{rest}</p>}
    </div>
  );
}

/** Where a list ends before its entries do. */
export const CHOOSE_DATES = "Choose dates to see the others.";
/** The same where there are no dates to choose. */
export const SEARCH_CLOSER = "Filter or search for more words to see the others.";

/** "1,000+" where there is more than was counted. */
export function countedAs(counted: number, isMore: boolean): string {
  return isMore ? `${counted.toLocaleString("en")}+` : String(counted);
}

interface PageLinkProps {
  to: number;
  page: number;
  pages: number;
  parameter: string;
  label: string;
  children: ReactNode;
}

/** Where there is nowhere to go it stays the same element, so that the focus of somebody who has just arrived there is not lost. */
function PageLink({ to, page, pages, parameter, label, children }: PageLinkProps) {
  const [address] = useSearchParams();
  const isNowhere = to === page || to < 1 || to > pages;
  const search = changed(address, { [parameter]: isNowhere ? String(page) : String(to) });
  return (
    <Link
      className="small-button"
      to={{ search }}
      aria-label={label}
      aria-disabled={isNowhere || undefined}
      title={label}
      preventScrollReset
      onClick={(event) => {
        if (isNowhere) event.preventDefault();
      }}
    >
      {children}
    </Link>
  );
}

function PageSize({ size }: { size: number }) {
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  const submit = useSubmit();
  const kept = [...address].filter(([name]) => name !== "size" && name !== "page");
  return (
    <Form className="page-size" action={pathname}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="select-pill">
        <span>
          Rows<span className="wide-only"> per page</span>
        </span>
        <select key={size} name="size" defaultValue={size} onChange={({ currentTarget }) => void submit(currentTarget.form, { replace: true, preventScrollReset: true })}>
          {PAGE_SIZES.map((offered) => (
            <option key={offered} value={offered}>
              {offered}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden />
      </label>
      <noscript>
        <button type="submit" className="small-button">
          Apply
        </button>
      </noscript>
    </Form>
  );
}
