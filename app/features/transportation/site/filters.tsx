import { Search } from "lucide-react";
import { useEffect, useRef, type RefObject } from "react";
import { useTranslations } from "use-intl";
import {
  DayFields,
  HELD_FIELDS,
  ShowFreeButton,
  type DayBounds,
} from "#app/features/availability/components/day-fields";
import type { SearchDays } from "#app/features/availability/search/search-days";
import { PriceCurrency, PriceFilter } from "#app/features/currencies/components/price-filter";
import { MAX_VEHICLES_WANTED, VEHICLE_TYPES, type VehicleFilters } from "#app/features/transportation/schema";
import { PRICE_CURRENCY } from "#app/platform/money/requested-price";
import { FilterCount } from "#app/ui/filter-count";
import { FilterForm, FilterSelect } from "#app/ui/filters";

interface Props {
  filters: VehicleFilters;
  days: SearchDays["typed"];
  bounds: DayBounds;
  /** What stands in the search box, which may be ahead of the address. */
  search: string;
  onSearch: (typed: string) => void;
  searchBox: RefObject<HTMLInputElement | null>;
}

/** For the order, which stands above the list. */
export const FILTER_FORM = "vehicle-filters";

const DEFAULT_VALUES = { sort: "latest", vehicles: "1" };
const HELD = [...HELD_FIELDS, "vehicles"];
const DEPENDENT_FIELDS = { [PRICE_CURRENCY]: ["max_price"] };

export function FilterBar({ filters, days, bounds, search, onSearch, searchBox }: Props) {
  const t = useTranslations("transportation");
  const type = useTranslations("vehicleType");
  const booking = useTranslations("vehicleBooking");
  const quote = useTranslations("quote");
  const vehicleSearch = useTranslations("vehicleSearch");
  const driver = useSyncedField<HTMLInputElement>((input) => {
    input.checked = filters.withDriver;
  }, filters.withDriver);
  return (
    <FilterForm
      id={FILTER_FORM}
      label={t("filters")}
      unsetValues={DEFAULT_VALUES}
      dependent={DEPENDENT_FIELDS}
      instantField="search"
      keptParam="book"
      heldFields={HELD}
    >
      <div className="day-filters">
        <DayFields
          typed={days}
          bounds={bounds}
          apart={1}
          labels={{ from: booking("pickupDate"), to: booking("returnDate") }}
        />
        <FilterCount
          name="vehicles"
          label={quote("vehicles")}
          value={filters.vehicles}
          max={MAX_VEHICLES_WANTED}
          fewer={quote("fewerVehicles")}
          more={quote("moreVehicles")}
          isHeld
        />
        <ShowFreeButton>{vehicleSearch("show")}</ShowFreeButton>
      </div>
      <label className="filter-field is-search">
        <span>{t("search")}</span>
        <Search aria-hidden />
        <input
          ref={searchBox}
          type="search"
          name="search"
          value={search}
          placeholder={t("searchHint")}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => onSearch(event.target.value)}
        />
      </label>
      <FilterSelect name="type" label={t("type")} value={filters.type}>
        <option value="">{t("allTypes")}</option>
        {VEHICLE_TYPES.map((key) => (
          <option key={key} value={key}>
            {type(key)}
          </option>
        ))}
      </FilterSelect>
      <PriceFilter name="max_price" label={t("maxPrice")} value={filters.maxPrice} placeholder={t("anyPrice")} />
      <PriceCurrency />
      <label className="filter-check">
        <input ref={driver} type="checkbox" name="with_driver" value="true" defaultChecked={filters.withDriver} />
        <b>{t("withDriver")}</b>
        <small>{t("withDriverHint")}</small>
      </label>
    </FilterForm>
  );
}

/** Ref to an uncontrolled field that is updated when the URL changes. */
function useSyncedField<Element>(follow: (element: Element) => void, value: unknown) {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (ref.current) follow(ref.current);
    // Only a new value moves the field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [value]);
  return ref;
}
