import { useTranslations } from "use-intl";
import { categoryKey } from "#app/features/blog/rules";

/**
 * A category in the visitor's language; one that staff made up stands as they wrote it. Needs the texts blogCategory.
 */
export function useCategoryName(): (category: string) => string {
  const t = useTranslations("blogCategory");
  return (category) => {
    const key = categoryKey(category);
    return key ? t(key) : category;
  };
}
