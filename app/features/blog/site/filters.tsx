import { Search } from "lucide-react";
import { useTranslations } from "use-intl";
import { useCategoryName } from "#app/features/blog/components/use-category-name";
import type { ArticleFilters } from "#app/features/blog/schema";
import { FilterForm, FilterInput, FilterSelect } from "#app/ui/filters";

export function FilterBar({ filters, categories }: { filters: ArticleFilters; categories: string[] }) {
  const t = useTranslations("blog");
  const categoryName = useCategoryName();
  return (
    <div className="blog-filters">
      <FilterForm label={t("filters")}>
        <FilterInput
          type="search"
          name="search"
          label={t("search")}
          icon={<Search aria-hidden />}
          value={filters.search}
          maxLength={200}
          placeholder={t("searchHint")}
          enterKeyHint="search"
        />
        <FilterSelect name="category" label={t("category")} value={filters.category}>
          <option value="">{t("all")}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {categoryName(category)}
            </option>
          ))}
        </FilterSelect>
      </FilterForm>
    </div>
  );
}
