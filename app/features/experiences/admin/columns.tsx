import { CategoryDot } from "#app/features/experiences/admin/category-dot";
import { Thumbnail } from "#app/features/media/components/thumbnail";
import { formatUsd } from "#app/platform/money/money";
import type { Column } from "#app/ui/office/data-table/data-table";
import { NameCell } from "#app/ui/office/data-table/name-cell";

export interface ExperienceRow {
  id: string;
  title: string;
  category: string;
  price: number;
  duration: string;
  image: string | null;
}

export const EXPERIENCE_COLUMNS: readonly Column<ExperienceRow>[] = [
  {
    key: "title",
    name: "Title",
    sort: "database",
    cell: ({ title, image }) => <NameCell picture={<Thumbnail image={image} />} name={title} />,
  },
  {
    key: "category",
    name: "Category",
    sort: "database",
    cell: ({ category }) => (
      <span className="no-wrap">
        <CategoryDot category={category} />
        {category}
      </span>
    ),
  },
  { key: "price", name: "Price", sort: "database", isNumber: true, cell: ({ price }) => formatUsd(price) },
  {
    key: "duration",
    name: "Duration",
    phonePlacement: "none",
    cell: ({ duration }) => <span dir="auto">{duration}</span>,
  },
];
