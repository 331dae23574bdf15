import { Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import {
  DayFields,
  HELD_FIELDS,
  ShowFreeButton,
  type DayBounds,
} from "#app/features/availability/components/day-fields";
import type { SearchDays } from "#app/features/availability/search/search-days";
import { CategoryIcon, categoryClass, useCategoryName } from "#app/features/experiences/components/labels";
import type { MapQuery } from "#app/features/maps/area";
import { MapFields } from "#app/features/maps/components/list-with-map";
import { DURATIONS, MAX_PARTICIPANTS, PRICE_BANDS, type ExperienceFilters } from "#app/features/experiences/schema";
import { SiteLink } from "#app/platform/i18n/paths";
import { useMoney } from "#app/platform/money/currency";
import { FilterCount } from "#app/ui/filter-count";
import { FilterForm, FilterSelect, queryWith } from "#app/ui/filters";

interface FilterProps {
  filters: ExperienceFilters;
  /** The categories in use, by their stored names. */
  categories: string[];
}

/** What is searched for besides the filters that the browser applies. */
export interface DaySearch {
  typed: SearchDays["typed"];
  people: number;
  bounds: DayBounds;
}

const DEFAULT_VALUES = { people: "1" };
const HELD = [...HELD_FIELDS, "people"];

export function FilterBar({ filters, categories, days, map }: FilterProps & { days: DaySearch; map: MapQuery }) {
  const t = useTranslations("experiences");
  const search = useTranslations("experienceSearch");
  const duration = useTranslations("duration");
  const categoryName = useCategoryName();
  const bandText = usePriceBandText();
  return (
    <FilterForm label={t("filters")} unsetValues={DEFAULT_VALUES} heldFields={HELD}>
      <div className="day-filters">
        <DayFields
          typed={days.typed}
          bounds={days.bounds}
          apart={0}
          labels={{ from: search("from"), to: search("to") }}
        />
        <FilterCount
          name="people"
          label={search("people")}
          value={days.people}
          max={MAX_PARTICIPANTS}
          fewer={search("fewer")}
          more={search("more")}
          isHeld
        />
        <ShowFreeButton>{search("show")}</ShowFreeButton>
      </div>
      <FilterSelect name="category" label={t("category")} value={filters.category}>
        <option value="">{t("allCategories")}</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {categoryName(category)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect name="price" label={t("price")} value={filters.price}>
        <option value="">{t("allPrices")}</option>
        {PRICE_BANDS.map((band) => (
          <option key={band.key} value={band.key}>
            {bandText(band)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect name="duration" label={t("duration")} value={filters.duration}>
        <option value="">{t("allDurations")}</option>
        {DURATIONS.map(({ key }) => (
          <option key={key} value={key}>
            {duration(key)}
          </option>
        ))}
      </FilterSelect>
      <MapFields {...map} />
    </FilterForm>
  );
}

export function CategoryChips({ filters, categories, kept }: FilterProps & { kept: Record<string, string> }) {
  const t = useTranslations("experiences");
  const categoryName = useCategoryName();
  const search = (category: string) => queryWith({ ...filters, ...kept }, { category });
  return (
    <nav className="category-chips" aria-label={t("category")}>
      <Chip search={search("")} current={!filters.category}>
        <Sparkles aria-hidden />
        {t("all")}
      </Chip>
      {categories.map((category) => (
        <Chip
          key={category}
          search={search(category)}
          current={filters.category === category}
          className={categoryClass(category)}
        >
          <CategoryIcon category={category} />
          {categoryName(category)}
        </Chip>
      ))}
    </nav>
  );
}

function Chip({
  search,
  current,
  className = "",
  children,
}: {
  search: string;
  current: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <SiteLink
      to="/:lang?/experiences"
      search={search}
      preventScrollReset
      prefetch="none"
      className={`category-chip ${className}`}
      aria-current={current ? "true" : undefined}
    >
      {children}
    </SiteLink>
  );
}

function usePriceBandText(): (band: (typeof PRICE_BANDS)[number]) => string {
  const t = useTranslations("experiences");
  const money = useMoney();
  return ({ min, max }) => {
    if (min === 0) return t("priceUnder", { price: money.round(max * 100) });
    if (max === null) return t("priceOver", { price: money.round(min * 100) });
    return t("priceBetween", { from: money.round(min * 100), to: money.round(max * 100) });
  };
}
