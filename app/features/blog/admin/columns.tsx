import { LanguageDots } from "#app/features/blog/admin/language-dots";
import type { OfficeArticle } from "#app/features/blog/queries.server";
import { Thumbnail } from "#app/features/media/components/thumbnail";
import { formatDay } from "#app/platform/dates/dates";
import type { Column } from "#app/ui/office/data-table/data-table";
import { NameCell } from "#app/ui/office/data-table/name-cell";

export const ARTICLE_COLUMNS: readonly Column<OfficeArticle>[] = [
  {
    key: "title",
    name: "Title",
    sort: ({ title }) => title,
    cell: ({ title, slug, cover_image }) => (
      <NameCell picture={<Thumbnail image={cover_image} />} name={title} slug={slug} />
    ),
  },
  {
    key: "category",
    name: "Category",
    sort: ({ category }) => category,
    cell: ({ category }) => <bdi>{category}</bdi>,
  },
  {
    key: "date",
    name: "Date",
    // A day is written so that the order of the letters is the order of the days.
    sort: ({ published_date }) => published_date,
    cell: ({ published_date }) => <time dateTime={published_date}>{formatDay(published_date, "en", "short")}</time>,
  },
  {
    key: "languages",
    name: "Languages",
    sort: ({ languages }) => languages.length,
    phonePlacement: "none",
    cell: ({ languages }) => <LanguageDots written={languages} />,
  },
];
