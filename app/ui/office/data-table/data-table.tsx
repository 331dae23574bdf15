import { useRef, type ReactNode } from "react";
import { useLocation, useSearchParams } from "react-router";
import { changed, readView, type View } from "#app/ui/office/data-table/address";
import { RowActions, type RowAction } from "#app/ui/office/data-table/row-actions";
import { SortHeader } from "#app/ui/office/data-table/sort-header";
import { SEARCH_CLOSER, TableFoot } from "#app/ui/office/data-table/table-foot";
import { useIsReloading } from "#app/ui/office/data-table/use-is-reloading";
import { useKeptFocus } from "#app/ui/office/data-table/use-kept-focus";
import { useReturnToRow } from "#app/ui/office/data-table/use-return-to-row";
import { viewRows, type SortValue, type ViewedRows } from "#app/ui/office/data-table/view-rows";
import { FilterBar } from "#app/ui/office/filter-bar";
import { rowAnchor } from "#app/ui/office/form/opened-from";

export interface Column<Row> {
  /** In the address, when the list is sorted by it. */
  key: string;
  name: string;
  cell: (row: Row) => ReactNode;
  /** What it is sorted by, or that the database does it. */
  sort?: ((row: Row) => SortValue) | "database";
  isNumber?: boolean;
  /** Where it stands in a phone's card: in the line below the name (so it does without `card`), at the end, or not at all. The first column is the name. */
  card?: "line" | "side" | "none";
}

export interface Filter<Row> {
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
  paged?: { total: number; isMore?: boolean; isCut?: boolean; page: number; pages: number };
  nameOf: (row: Row) => string;
  actions?: (row: Row) => readonly RowAction[];
  search?: { label: string; placeholder: string; texts?: (row: Row) => readonly (string | null)[] };
  filters?: readonly Filter<Row>[];
  /** Where staff cannot choose it. */
  fixedSize?: number;
  /** The ids of rows that are being deleted. */
  leaving?: ReadonlySet<string>;
  empty?: string;
}

/**
 * The table of every list in the office. What is looked for, the order and the page stand in the address. Rows that were all read are
 * searched, sorted and paged here, without asking the server (the route then exports `onlyTheView` as its shouldRevalidate).
 */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { columns, search, filters = [], fixedSize, leaving, paged } = props;
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  const sortable = columns.filter(({ sort }) => sort !== undefined).map(({ key }) => key);
  const view = readView(address, { filters: filters.map(({ name }) => name), sortable, fixedSize });
  const { rows, total, isMore, isCut, page, pages } = paged ? { ...paged, rows: props.rows } : { ...viewWhole(props, view), isMore: false, isCut: false };
  const area = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(area);
  const noteLeaving = useReturnToRow(area);
  const isReloading = useIsReloading();
  const kept = new URLSearchParams(changed(address, { page: null, search: null, ...Object.fromEntries(filters.map(({ name }) => [name, null])) }));
  return (
    <>
      {(search !== undefined || filters.length > 0) && (
        <FilterBar
          path={pathname}
          search={search && { name: "search", value: view.search, label: search.label, placeholder: search.placeholder }}
          choices={filters.map(({ name, label, options }) => ({ name, label, options, value: view.filters[name] ?? "" }))}
          kept={Object.fromEntries(kept)}
          pauseMs={paged ? undefined : BROWSER_PAUSE_MS}
        />
      )}
      <div ref={area} className="table-area" tabIndex={-1} aria-busy={isReloading || (leaving?.size ?? 0) > 0} {...keepFocus} {...noteLeaving}>
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
              <tr key={row.id} id={rowAnchor(row.id)} data-row={row.id} data-leaving={leaving?.has(row.id) || undefined}>
                {columns.map((column, at) => (
                  <td key={column.key} className={cellClass(columns, at)}>
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
      <TableFoot shown={rows.length} total={total} isMore={isMore} isCut={isCut} rest={SEARCH_CLOSER} page={page} pages={pages} size={fixedSize === undefined ? view.size : undefined} />
    </>
  );
}

/** Nothing travels, so a search may follow the typing closely; browsers refuse addresses that change many times a second. */
const BROWSER_PAUSE_MS = 120;

function viewWhole<Row extends { id: string }>({ rows, columns, search, filters = [] }: DataTableProps<Row>, view: View): ViewedRows<Row> {
  return viewRows(rows, view, {
    searched: search?.texts,
    filtered: Object.fromEntries(filters.flatMap(({ name, of }) => (of ? [[name, of]] : []))),
    sorted: Object.fromEntries(columns.flatMap(({ key, sort }) => (typeof sort === "function" ? [[key, sort]] : []))),
  });
}

function cellClass<Row>(columns: readonly Column<Row>[], at: number): string {
  const { isNumber, card = "line" } = columns[at]!;
  const place = at === 0 ? "card-name" : `card-${card}`;
  const isFollowed = place === "card-line" && columns.slice(at + 1).some((later) => (later.card ?? "line") === "line");
  return [isNumber && "is-number", place, isFollowed && "is-followed"].filter(Boolean).join(" ");
}
