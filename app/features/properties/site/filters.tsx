import { Search, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { PriceCurrency, PriceFilter } from "#app/features/currencies/components/price-filter";
import { MapFields } from "#app/features/maps/components/list-with-map";
import {
  BEDROOM_CHOICES,
  PROPERTY_PRICE_BANDS,
  propertyQuery,
  type PropertyFilters,
  type PropertyPriceBand,
} from "#app/features/properties/filters";
import { LISTING_TYPES, PROPERTY_TYPES, type ListingType } from "#app/features/properties/schema";
import { usePlaceName } from "#app/features/translations/components/place-name";
import { SiteLink } from "#app/platform/i18n/paths";
import { PRICE_CURRENCY } from "#app/platform/money/requested-price";
import { useMoney } from "#app/platform/money/currency";
import { FilterForm, FilterInput, FilterSelect, queryWith } from "#app/ui/filters";

/** For the order, which stands above the list. */
export const FILTER_FORM = "property-filters";

const CUSTOM_RANGE = "own";
const DEFAULT_VALUES = { price: CUSTOM_RANGE, sort: "latest" };
const DEPENDENT_FIELDS = { [PRICE_CURRENCY]: ["min", "max"] };

export function FilterBar({ filters, places }: { filters: PropertyFilters; places: string[] }) {
  const t = useTranslations("realEstate");
  const typeName = useTranslations("propertyType");
  const placeName = usePlaceName();
  return (
    <FilterForm id={FILTER_FORM} label={t("filters")} unsetValues={DEFAULT_VALUES} dependent={DEPENDENT_FIELDS}>
      <ListingSwitch filters={filters} />
      {filters.listing === "rent" && <input type="hidden" name="listing" value="rent" />}
      <MapFields view={filters.view} area={filters.area} />
      <FilterSelect name="type" label={t("type")} value={filters.type}>
        <option value="">{t("allTypes")}</option>
        {PROPERTY_TYPES.map((type) => (
          <option key={type} value={type}>
            {typeName(type)}
          </option>
        ))}
      </FilterSelect>
      <PriceBands filters={filters} />
      <FilterSelect name="bedrooms" label={t("bedrooms")} value={filters.bedrooms ? String(filters.bedrooms) : ""}>
        <option value="">{t("anyBedrooms")}</option>
        {BEDROOM_CHOICES.map((n) => (
          <option key={n} value={n}>
            {t("bedroomsAtLeast", { n })}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect name="place" label={t("place")} value={filters.place}>
        <option value="">{t("allPlaces")}</option>
        {places.map((place) => (
          <option key={place} value={place}>
            {placeName(place)}
          </option>
        ))}
      </FilterSelect>
      <MoreFilters filters={filters} />
    </FilterForm>
  );
}

/** What is for sale or what is for rent. Prices of the one mean nothing in the other. */
function ListingSwitch({ filters }: { filters: PropertyFilters }) {
  const t = useTranslations("realEstate");
  const texts: Record<ListingType, string> = { sale: t("buy"), rent: t("rent") };
  const search = (listing: ListingType) =>
    queryWith(propertyQuery({ ...filters, listing, price: "", min: null, max: null }), {});
  return (
    <nav className="listing-switch" aria-label={t("listing")}>
      {LISTING_TYPES.map((listing) => (
        <SiteLink
          key={listing}
          to="/:lang?/real-estate"
          search={search(listing)}
          preventScrollReset
          prefetch="none"
          aria-current={filters.listing === listing ? "true" : undefined}
        >
          {texts[listing]}
        </SiteLink>
      ))}
    </nav>
  );
}

/** A band takes the place of a range of one's own. */
function PriceBands({ filters }: { filters: PropertyFilters }) {
  const t = useTranslations("realEstate");
  const bandText = usePriceBandText();
  const isOwn = filters.min !== null || filters.max !== null;
  const forgetRange = (form: HTMLFormElement | null) => {
    for (const name of ["min", "max"]) {
      const box = form?.elements.namedItem(name);
      if (box instanceof HTMLInputElement) box.value = "";
    }
  };
  return (
    <FilterSelect
      name="price"
      label={filters.listing === "rent" ? t("perMonth") : t("price")}
      value={isOwn ? CUSTOM_RANGE : filters.price}
      onChange={forgetRange}
    >
      <option value="">{t("allPrices")}</option>
      {isOwn && <option value={CUSTOM_RANGE}>{t("ownRange")}</option>}
      {PROPERTY_PRICE_BANDS[filters.listing].map((band) => (
        <option key={band.key} value={band.key}>
          {bandText(band)}
        </option>
      ))}
    </FilterSelect>
  );
}

function usePriceBandText(): (band: PropertyPriceBand) => string {
  const t = useTranslations("realEstate");
  const money = useMoney();
  return ({ min, max }) => {
    if (max === null) return t("priceOver", { price: money.round(min * 100) });
    if (min === 0) return t("priceUnder", { price: money.round(max * 100) });
    return t("priceBetween", { from: money.round(min * 100), to: money.round(max * 100) });
  };
}

function MoreFilters({ filters }: { filters: PropertyFilters }) {
  const t = useTranslations("realEstate");
  const { search, min, max, minLand, maxLand } = filters;
  // Decided once: emptying the last box must not close what one is typing in.
  const [isUsed] = useState(Boolean(search || min || max || minLand !== null || maxLand !== null));
  return (
    <details className="more-filters" open={isUsed || undefined}>
      <summary className="btn btn-secondary">
        <SlidersHorizontal aria-hidden />
        {t("more")}
      </summary>
      <div>
        <FilterInput
          className="is-search"
          type="search"
          name="search"
          label={t("words")}
          icon={<Search aria-hidden />}
          value={search}
          placeholder={t("wordsHint")}
          maxLength={200}
          enterKeyHint="search"
        />
        <PriceFilter name="min" label={t("minPrice")} value={min} placeholder={t("any")} />
        <PriceFilter name="max" label={t("maxPrice")} value={max} placeholder={t("any")} />
        <PriceCurrency />
        <LandSize name="land_min" label={t("minLand")} value={minLand} />
        <LandSize name="land_max" label={t("maxLand")} value={maxLand} />
      </div>
    </details>
  );
}

function LandSize({ name, label, value }: { name: string; label: string; value: number | null }) {
  const t = useTranslations("realEstate");
  return (
    <FilterInput
      className="is-number"
      type="number"
      name={name}
      label={label}
      value={value === null ? "" : String(value)}
      placeholder={t("any")}
      min={1}
      inputMode="numeric"
      dir="ltr"
    />
  );
}
