import { plain } from "#app/platform/i18n/plain";
import type { View } from "#app/ui/office/data-table/address";

/** What a column is sorted by. Names in the order of a dictionary, numbers by value, nothing last. */
export type SortValue = string | number | null;

/** What can be asked of the rows of a list. */
export interface Lookup<Row> {
  searched?: (row: Row) => readonly (string | null)[];
  filtered?: Readonly<Record<string, (row: Row) => string>>;
  sorted?: Readonly<Record<string, (row: Row) => SortValue>>;
}

export interface ViewedRows<Row> {
  rows: Row[];
  /** Of all pages. */
  total: number;
  page: number;
  pages: number;
}

/** The rows of one view of a list that was read whole. */
export function viewRows<Row>(all: readonly Row[], view: View, lookup: Lookup<Row>): ViewedRows<Row> {
  const found = inOrder(matching(all, view, lookup), view, lookup);
  const pages = Math.max(1, Math.ceil(found.length / view.size));
  const page = Math.min(view.page, pages);
  return { rows: found.slice((page - 1) * view.size, page * view.size), total: found.length, page, pages };
}

function matching<Row>(all: readonly Row[], { search, filters }: View, { searched, filtered }: Lookup<Row>): readonly Row[] {
  const wanted = plain(search);
  const chosen = Object.entries(filters).filter(([, value]) => value !== "");
  return all.filter(
    (row) =>
      (!wanted || !searched || searched(row).some((text) => text !== null && plain(text).includes(wanted))) &&
      chosen.every(([name, value]) => !filtered?.[name] || filtered[name](row) === value),
  );
}

/** Numbers inside names count as numbers: "Room 9" stands before "Room 10". */
const dictionary = new Intl.Collator("en", { numeric: true });

/** Equals keep the list's own order, whichever way it is sorted. */
function inOrder<Row>(rows: readonly Row[], { sort }: View, { sorted }: Lookup<Row>): readonly Row[] {
  const value = sort && sorted?.[sort.key];
  if (!value) return rows;
  const direction = sort.isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return direction * (typeof a === "number" && typeof b === "number" ? a - b : dictionary.compare(String(a), String(b)));
  });
}
