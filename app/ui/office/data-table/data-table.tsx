import { useRef, type ReactNode } from "react";
import { useLocation, useSearchParams } from "react-router";
import { withParams, readView, type TableView } from "#app/ui/office/data-table/view-params";
import { RowActions, type RowAction } from "#app/ui/office/data-table/row-actions";
import { SortHeader } from "#app/ui/office/data-table/sort-header";
import { NARROW_SEARCH_HINT, TableFooter } from "#app/ui/office/data-table/table-footer";
import { useIsReloading } from "#app/ui/office/data-table/use-is-reloading";
import { useFocusRestore } from "#app/ui/office/data-table/use-focus-restore";
import { useRowPositionRestore } from "#app/ui/office/data-table/use-row-position-restore";
import { queryRows, type SortValue, type QueriedRows } from "#app/ui/office/data-table/query-rows";
import { FilterBar } from "#app/ui/office/filter-bar";
import { rowAnchor } from "#app/ui/office/form/return-path";

export interface Column<Row> {
  /** In the address, when the list is sorted by it. */
  key: string;
  name: string;
  cell: (row: Row) => ReactNode;
  /** What it is sorted by, or that the database does it. */
  sort?: ((row: Row) => SortValue) | "database";
  isNumber?: boolean;
  /**
   * Where it stands in a phone's card: in the line below the name (so it does without `card`), at the end, or not at
   * all. The first column is the name.
   */
  phonePlacement?: "line" | "side" | "none";
}

interface Filter<Row> {
  name: string;
  label: string;
  options: readonly { value: string; name: string }[];
  /** Which option a row has; left out where the database filters. */
  of?: (row: Row) => string;
}

interface DataTableProps<Row extends { id: string }> {
  /** For those who do not see it: what the rows are, in which order. */
  caption: string;
  columns: readonly Column<Row>[];
  /** All of them, or one page where the database does the paging. */
  rows: readonly Row[];
  /** Present where the database does the paging. */
  paged?: { total: number; isMore?: boolean; isTruncated?: boolean; page: number; pages: number };
  nameOf: (row: Row) => string;
  actions?: (row: Row) => readonly RowAction[];
  search?: { label: string; placeholder: string; texts?: (row: Row) => readonly (string | null)[] };
  filters?: readonly Filter<Row>[];
  /** Where staff cannot choose it. */
  fixedSize?: number;
  /** The ids of rows that are being deleted. */
  deletingIds?: ReadonlySet<string>;
  empty?: string;
}

/**
 * The table of every office list. Search, sort and page are kept in the URL. If all rows are loaded, they are searched,
 * sorted and paginated in the browser (the route then exports `revalidateUnlessQuery` as its shouldRevalidate).
 */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { columns, search, filters = [], fixedSize, deletingIds, paged } = props;
  const [searchParams] = useSearchParams();
  const { pathname } = useLocation();
  const sortable = columns.filter(({ sort }) => sort !== undefined).map(({ key }) => key);
  const view = readView(searchParams, { filters: filters.map(({ name }) => name), sortable, fixedSize });
  const { rows, total, isMore, isTruncated, page, pages } = paged
    ? { ...paged, rows: props.rows }
    : { ...queryLoadedRows(props, view), isMore: false, isTruncated: false };
  const area = useRef<HTMLDivElement>(null);
  const focusHandlers = useFocusRestore(area);
  const positionHandlers = useRowPositionRestore(area);
  const isReloading = useIsReloading();
  const otherParams = new URLSearchParams(
    withParams(searchParams, {
      page: null,
      search: null,
      ...Object.fromEntries(filters.map(({ name }) => [name, null])),
    }),
  );
  return (
    <>
      {(search !== undefined || filters.length > 0) && (
        <FilterBar
          path={pathname}
          search={
            search && { name: "search", value: view.search, label: search.label, placeholder: search.placeholder }
          }
          selects={filters.map(({ name, label, options }) => ({
            name,
            label,
            options,
            value: view.filters[name] ?? "",
          }))}
          otherParams={Object.fromEntries(otherParams)}
          debounceMs={paged ? undefined : CLIENT_DEBOUNCE_MS}
        />
      )}
      <div
        ref={area}
        className="table-area"
        tabIndex={-1}
        aria-busy={isReloading || (deletingIds?.size ?? 0) > 0}
        {...focusHandlers}
        {...positionHandlers}
      >
        <table className="office-table data-table">
          <caption className="visually-hidden">{props.caption}</caption>
          <thead>
            <tr>
              {columns.map(({ key, name, sort, isNumber }) =>
                sort === undefined ? (
                  <th key={key} scope="col" className={isNumber ? "is-number" : undefined}>
                    {name}
                  </th>
                ) : (
                  <SortHeader key={key} column={key} name={name} sort={view.sort} isNumber={isNumber} />
                ),
              )}
              {props.actions && (
                <th scope="col" className="actions-cell">
                  Actions
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.length === 0 && (
              <tr>
                <td colSpan={columns.length + (props.actions ? 1 : 0)} className="table-empty">
                  {props.empty ?? "No data found"}
                </td>
              </tr>
            )}
            {rows.map((row) => (
              <tr
                key={row.id}
                id={rowAnchor(row.id)}
                data-row={row.id}
                data-leaving={deletingIds?.has(row.id) || undefined}
              >
                {columns.map((column, at) => (
                  <td key={column.key} className={cellClass(column, at, columns)}>
                    {column.cell(row)}
                  </td>
                ))}
                {props.actions && (
                  <td className="actions-cell">
                    <RowActions row={row.id} rowName={props.nameOf(row)} actions={props.actions(row)} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <TableFooter
        shown={rows.length}
        total={total}
        isMore={isMore}
        isTruncated={isTruncated}
        truncatedHint={NARROW_SEARCH_HINT}
        page={page}
        pages={pages}
        size={fixedSize === undefined ? view.size : undefined}
      />
    </>
  );
}

/** Short debounce, as no request is sent. Needed because browsers rate-limit history.replaceState. */
const CLIENT_DEBOUNCE_MS = 120;

function queryLoadedRows<Row extends { id: string }>(
  { rows, columns, search, filters = [] }: DataTableProps<Row>,
  view: TableView,
): QueriedRows<Row> {
  return queryRows(rows, view, {
    searchTexts: search?.texts,
    filterValues: Object.fromEntries(filters.flatMap(({ name, of }) => (of ? [[name, of]] : []))),
    sortValues: Object.fromEntries(
      columns.flatMap(({ key, sort }) => (typeof sort === "function" ? [[key, sort]] : [])),
    ),
  });
}

function cellClass<Row>(
  { isNumber, phonePlacement = "line" }: Column<Row>,
  at: number,
  columns: readonly Column<Row>[],
): string {
  const place = at === 0 ? "card-name" : `card-${phonePlacement}`;
  const hasNextLine =
    place === "card-line" && columns.slice(at + 1).some((later) => (later.phonePlacement ?? "line") === "line");
  return [isNumber && "is-number", place, hasNextLine && "is-followed"].filter(Boolean).join(" ");
}
