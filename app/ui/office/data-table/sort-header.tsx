import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { withParams, nextSort, type Sort } from "#app/ui/office/data-table/view-params";

interface SortHeaderProps {
  /** The key of the column. */
  column: string;
  name: string;
  sort: Sort | null;
  isNumber?: boolean;
}

/** The header of a column that can be sorted: a link, so that it works by keyboard and before scripts. */
export function SortHeader({ column, name, sort, isNumber }: SortHeaderProps) {
  const [searchParams] = useSearchParams();
  const direction = sort?.key === column ? (sort.isDescending ? "descending" : "ascending") : "none";
  const Arrow = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[direction];
  return (
    <th scope="col" className={isNumber ? "is-number" : undefined} aria-sort={direction}>
      <Link
        className="sort-link"
        to={{ search: withParams(searchParams, { sort: nextSort(sort, column), page: null }) }}
        preventScrollReset
      >
        {name}
        <Arrow aria-hidden />
      </Link>
    </th>
  );
}
