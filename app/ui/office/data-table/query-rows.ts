import { foldText } from "#app/platform/i18n/fold-text";
import type { TableView } from "#app/ui/office/data-table/view-params";

/** What a column is sorted by. Names in the order of a dictionary, numbers by value, nothing last. */
export type SortValue = string | number | null;

/** Accessors by which rows are searched, filtered and sorted. */
export interface RowAccessors<Row> {
  searchTexts?: (row: Row) => readonly (string | null)[];
  filterValues?: Readonly<Record<string, (row: Row) => string>>;
  sortValues?: Readonly<Record<string, (row: Row) => SortValue>>;
}

export interface QueriedRows<Row> {
  rows: Row[];
  /** Of all pages. */
  total: number;
  page: number;
  pages: number;
}

/** The rows of one view of a list that was read whole. */
export function queryRows<Row>(all: readonly Row[], view: TableView, accessors: RowAccessors<Row>): QueriedRows<Row> {
  const found = sortRows(filterRows(all, view, accessors), view, accessors);
  const pages = Math.max(1, Math.ceil(found.length / view.size));
  const page = Math.min(view.page, pages);
  return { rows: found.slice((page - 1) * view.size, page * view.size), total: found.length, page, pages };
}

function filterRows<Row>(
  all: readonly Row[],
  { search, filters }: TableView,
  { searchTexts, filterValues }: RowAccessors<Row>,
): readonly Row[] {
  const normalisedSearch = foldText(search);
  const activeFilters = Object.entries(filters).filter(([, value]) => value !== "");
  return all.filter(
    (row) =>
      (!normalisedSearch ||
        !searchTexts ||
        searchTexts(row).some((text) => text !== null && foldText(text).includes(normalisedSearch))) &&
      activeFilters.every(([name, value]) => !filterValues?.[name] || filterValues[name](row) === value),
  );
}

/** Numbers inside names count as numbers: "Room 9" stands before "Room 10". */
const collator = new Intl.Collator("en", { numeric: true });

/** Equals keep the list's own order, whichever way it is sorted. */
function sortRows<Row>(rows: readonly Row[], { sort }: TableView, { sortValues }: RowAccessors<Row>): readonly Row[] {
  const value = sort && sortValues?.[sort.key];
  if (!value) return rows;
  const direction = sort.isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (
      direction * (typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b)))
    );
  });
}
