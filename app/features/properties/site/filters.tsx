import { LayoutGrid, Map as MapIcon, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import {
  PROPERTY_PRICE_BANDS,
  PROPERTY_SORTS,
  PROPERTY_TYPES,
  type PropertyFilters,
  type PropertyPriceBand,
  type PropertySort,
  type PropertyView,
} from "#app/features/properties/schema";
import { SiteLink } from "#app/platform/i18n/paths";
import { useMoney } from "#app/platform/money/currency";
import { FilterForm, FilterSelect, searchWith } from "#app/ui/filters";

const SORT_TEXTS = { latest: "latest", price_asc: "priceAsc", price_desc: "priceDesc" } as const satisfies Record<PropertySort, string>;

export function FilterBar({ filters }: { filters: PropertyFilters }) {
  const t = useTranslations("realEstate");
  const typeName = useTranslations("propertyType");
  const bandText = usePriceBandText();
  return (
    <FilterForm label={t("filters")}>
      <FilterSelect name="type" label={t("type")} value={filters.type}>
        <option value="">{t("allTypes")}</option>
        {PROPERTY_TYPES.map((type) => (
          <option key={type} value={type}>
            {typeName(type)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect name="price" label={t("price")} value={filters.price}>
        <option value="">{t("allPrices")}</option>
        {PROPERTY_PRICE_BANDS.map((band) => (
          <option key={band.key} value={band.key}>
            {bandText(band)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect name="sort" label={t("sort")} value={filters.sort}>
        {PROPERTY_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(SORT_TEXTS[sort])}
          </option>
        ))}
      </FilterSelect>
      {filters.view === "map" && <input type="hidden" name="view" value="map" />}
      <SiteLink to="/:lang?/real-estate/submit" className="btn btn-primary">
        <Plus aria-hidden />
        {t("add")}
      </SiteLink>
    </FilterForm>
  );
}

function usePriceBandText(): (band: PropertyPriceBand) => string {
  const t = useTranslations("realEstate");
  const money = useMoney();
  return ({ min, max }) => {
    if (min === 0) return t("priceUnder", { price: money.round(max * 100) });
    if (max === null) return t("priceOver", { price: money.round(min * 100) });
    return t("priceBetween", { from: money.round(min * 100), to: money.round(max * 100) });
  };
}

export function ViewSwitch({ filters, page }: { filters: PropertyFilters; page: number }) {
  const t = useTranslations("realEstate");
  return (
    <nav className="view-switch" aria-label={t("view")}>
      <ViewLink view="list" filters={filters} page={page}>
        <LayoutGrid aria-hidden />
        {t("list")}
      </ViewLink>
      <ViewLink view="map" filters={filters} page={page}>
        <MapIcon aria-hidden />
        {t("map")}
      </ViewLink>
    </nav>
  );
}

function ViewLink({ view, filters, page, children }: { view: PropertyView; filters: PropertyFilters; page: number; children: ReactNode }) {
  const standards = { sort: filters.sort === "latest" ? "" : filters.sort, view: view === "list" ? "" : view, page: page > 1 ? String(page) : "" };
  return (
    <SiteLink
      to="/:lang?/real-estate"
      search={searchWith({ ...filters }, standards)}
      replace
      preventScrollReset
      prefetch="none"
      aria-current={filters.view === view ? "true" : undefined}
    >
      {children}
    </SiteLink>
  );
}
