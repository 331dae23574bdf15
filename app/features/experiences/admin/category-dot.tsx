import { categoryKey } from "#app/features/experiences/rules";

/** The colour of a category. Its name always stands beside it. */
export function CategoryDot({ category }: { category: string }) {
  return <i className="category-dot" data-category={categoryKey(category) ?? undefined} aria-hidden />;
}
