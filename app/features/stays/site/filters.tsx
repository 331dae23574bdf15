import { RotateCcw } from "lucide-react";
import { useTranslations } from "use-intl";
import {
  DayFields,
  HELD_FIELDS,
  ShowFreeButton,
  type DayBounds,
} from "#app/features/availability/components/day-fields";
import type { SearchDays } from "#app/features/availability/search/search-days";
import { PriceCurrency, PriceFilter } from "#app/features/currencies/components/price-filter";
import { mapQuery } from "#app/features/maps/area";
import { MapFields } from "#app/features/maps/components/list-with-map";
import { MAX_GUESTS, FILTER_TYPES, type StayFilters } from "#app/features/stays/filters";
import { SiteLink, useLanguage } from "#app/platform/i18n/paths";
import { PRICE_CURRENCY, type RequestedPrice } from "#app/platform/money/requested-price";
import { useCurrency, useMoney } from "#app/platform/money/currency";
import { formatRoundMoney } from "#app/platform/money/money";
import { FilterCount } from "#app/ui/filter-count";
import { FilterForm, FilterSelect, queryWith } from "#app/ui/filters";

/** For the order, which stands above the list. */
export const FILTER_FORM = "stay-filters";

const DEFAULT_VALUES = { guests: "1", sort: "latest" };
const DEPENDENT_FIELDS = { [PRICE_CURRENCY]: ["price"] };

export function FilterBar({
  filters,
  days,
  bounds,
}: {
  filters: StayFilters;
  days: SearchDays["typed"];
  bounds: DayBounds;
}) {
  const t = useTranslations("stays");
  const booking = useTranslations("stayBooking");
  const search = useTranslations("staySearch");
  const type = useTranslations("stayType");
  return (
    <FilterForm
      id={FILTER_FORM}
      label={t("filters")}
      unsetValues={DEFAULT_VALUES}
      dependent={DEPENDENT_FIELDS}
      heldFields={HELD_FIELDS}
    >
      <MapFields view={filters.view} area={filters.area} />
      <DayFields
        typed={days}
        bounds={bounds}
        apart={1}
        labels={{ from: booking("checkIn"), to: booking("checkOut") }}
      />
      <FilterCount
        name="guests"
        label={t("guests")}
        value={filters.guests}
        max={MAX_GUESTS}
        fewer={t("fewer")}
        more={t("more")}
      />
      <FilterSelect name="type" label={t("type")} value={filters.type}>
        <option value="">{t("allTypes")}</option>
        {FILTER_TYPES.map((option) => (
          <option key={option} value={option}>
            {type(option)}
          </option>
        ))}
      </FilterSelect>
      <PriceFilter name="price" label={t("maxPrice")} value={filters.maxPrice} placeholder={t("anyPrice")} />
      <PriceCurrency />
      <ShowFreeButton>{search("show")}</ShowFreeButton>
    </FilterForm>
  );
}

/** Back to the whole list, in the same view and area. */
export function ClearFilters({ filters }: { filters: StayFilters }) {
  const ui = useTranslations("ui");
  return (
    <SiteLink
      to="/:lang?/stays"
      search={queryWith(mapQuery(filters), {})}
      preventScrollReset
      prefetch="none"
      className="btn btn-small clear-filters"
    >
      <RotateCcw aria-hidden />
      {ui("clearFilters")}
    </SiteLink>
  );
}

/**
 * What the prices below are in; who reads them in another currency than the limit is set in sees what the limit comes
 * to.
 */
export function PriceNote({ limit }: { limit: RequestedPrice | null }) {
  const t = useTranslations("stays");
  const language = useLanguage();
  const money = useMoney();
  const { current } = useCurrency();
  if (limit === null || current.code === limit.currency)
    return <p className="list-note">{t("pricesIn", { currency: current.code })}</p>;
  const asked = formatRoundMoney(limit.amount, { code: limit.currency, rate: 1 }, language);
  return <p className="list-note is-limit">{t("limitIn", { dollars: asked, price: money.round(limit.cents) })}</p>;
}
