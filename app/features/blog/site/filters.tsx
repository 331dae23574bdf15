import { Search } from "lucide-react";
import { useEffect, useRef, type ChangeEvent } from "react";
import { useTranslations } from "use-intl";
import { useCategoryName } from "#app/features/blog/components/words";
import type { ArticleFilters } from "#app/features/blog/schema";
import { FilterForm, FilterSelect } from "#app/ui/filters";

export function FilterBar({ filters, categories }: { filters: ArticleFilters; categories: string[] }) {
  const t = useTranslations("blog");
  const categoryName = useCategoryName();
  return (
    <div className="blog-filters">
      <FilterForm label={t("filters")}>
        <SearchBox value={filters.search} />
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

const PAUSE_MS = 250;

/** Searches when the typing pauses. What is being typed is the visitor's own: the address changes the box only from outside. */
function SearchBox({ value }: { value: string }) {
  const t = useTranslations("blog");
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const searchSoon = (event: ChangeEvent<HTMLInputElement>) => {
    // The form around would search at every key.
    event.stopPropagation();
    const { form } = event.currentTarget;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => form?.requestSubmit(), PAUSE_MS);
  };
  return (
    <label className="filter-field">
      <span>{t("search")}</span>
      <Search aria-hidden />
      <input ref={box} type="search" name="search" defaultValue={value} maxLength={200} placeholder={t("searchHint")} autoComplete="off" enterKeyHint="search" onChange={searchSoon} />
    </label>
  );
}
