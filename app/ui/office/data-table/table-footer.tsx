import { ChevronDown, ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link, useLocation, useSearchParams, useSubmit } from "react-router";
import { withParams, PAGE_SIZES } from "#app/ui/office/data-table/view-params";

interface TableFooterProps {
  shown: number;
  total: number;
  page: number;
  pages: number;
  /** Where staff can choose it. */
  size?: number;
  /** Whether there is more than was counted. */
  isMore?: boolean;
  /** Whether the pages end before the entries do, and what leads to the others. */
  isTruncated?: boolean;
  truncatedHint?: string;
  /** The page's name in the address, where several lists stand on one screen, and what they are called. */
  parameter?: string;
  label?: string;
}

/** Table footer: row count, page size and pagination. Page and size are URL parameters. */
export function TableFooter({
  shown,
  total,
  page,
  pages,
  size,
  isMore = false,
  isTruncated = false,
  truncatedHint = NARROW_DATES_HINT,
  parameter = "page",
  label = "Pages",
}: TableFooterProps) {
  const pagination = { page, pages, parameter };
  return (
    <div className="table-foot">
      <output>{`Showing ${shown} of ${formatBoundedCount(total, isMore)} entries`}</output>
      {size !== undefined && <PageSize size={size} />}
      {pages > 1 && (
        <nav className="pager" aria-label={label}>
          <PageLink to={1} {...pagination} label="First page">
            <ChevronsLeft aria-hidden />
          </PageLink>
          <PageLink to={page - 1} {...pagination} label="Previous page">
            <ChevronLeft aria-hidden />
            <span className="wide-only">Previous</span>
          </PageLink>
          <output className="pager-place">{`Page ${page} of ${formatBoundedCount(pages, isMore)}`}</output>
          <PageLink to={page + 1} {...pagination} label="Next page">
            <span className="wide-only">Next</span>
            <ChevronRight aria-hidden />
          </PageLink>
          <PageLink to={pages} {...pagination} label="Last page">
            <ChevronsRight aria-hidden />
          </PageLink>
        </nav>
      )}
      {isTruncated && page === pages && <p>{truncatedHint}</p>}
    </div>
  );
}

/** Shown if a list is truncated. */
export const NARROW_DATES_HINT = "Choose dates to see the others.";
/** The same where there are no dates to choose. */
export const NARROW_SEARCH_HINT = "Filter or search for more words to see the others.";

/** "1,000+" where there is more than was counted. */
export function formatBoundedCount(counted: number, isMore: boolean): string {
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

/** A disabled page link stays a link element, so that it keeps the keyboard focus. */
function PageLink({ to, page, pages, parameter, label, children }: PageLinkProps) {
  const [searchParams] = useSearchParams();
  const isDisabled = to === page || to < 1 || to > pages;
  const search = withParams(searchParams, { [parameter]: isDisabled ? String(page) : String(to) });
  return (
    <Link
      className="small-button"
      to={{ search }}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      title={label}
      preventScrollReset
      onClick={(event) => {
        if (isDisabled) event.preventDefault();
      }}
    >
      {children}
    </Link>
  );
}

function PageSize({ size }: { size: number }) {
  const [searchParams] = useSearchParams();
  const { pathname } = useLocation();
  const submit = useSubmit();
  const otherParams = [...searchParams].filter(([name]) => name !== "size" && name !== "page");
  return (
    <Form className="page-size" action={pathname}>
      {otherParams.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="select-pill">
        <span>
          Rows<span className="wide-only"> per page</span>
        </span>
        <select
          key={size}
          name="size"
          defaultValue={size}
          onChange={({ currentTarget }) => void submit(currentTarget.form, { replace: true, preventScrollReset: true })}
        >
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
