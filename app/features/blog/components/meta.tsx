import { useCategoryName } from "#app/features/blog/components/use-category-name";
import { formatDay, type Day } from "#app/platform/dates/dates";
import { useLanguage } from "#app/platform/i18n/paths";

/** An article's category and day. Needs the texts blogCategory. */
export function ArticleMeta({ category, day, dateStyle }: { category: string; day: Day; dateStyle: "long" | "short" }) {
  const categoryName = useCategoryName();
  const language = useLanguage();
  return (
    <div className="article-meta">
      <span className="chip">{categoryName(category)}</span>
      <time dateTime={day}>{formatDay(day, language, dateStyle)}</time>
    </div>
  );
}
