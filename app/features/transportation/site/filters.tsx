import { Search } from "lucide-react";
import { useEffect, useRef, type ChangeEvent } from "react";
import { useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import { VEHICLE_TYPES, type VehicleFilters } from "#app/features/transportation/schema";
import { usdInputValue } from "#app/platform/money/money";
import { FilterForm, FilterSelect, withoutBlanks } from "#app/ui/filters";

interface Props {
  filters: VehicleFilters;
  /** What stands in the search box, which may be ahead of the address. */
  search: string;
  onSearch: (typed: string) => void;
}

export function FilterBar({ filters, search, onSearch }: Props) {
  const t = useTranslations("transportation");
  const type = useTranslations("vehicleType");
  const applySoon = useApplySoon();
  const maxPrice = filters.maxPrice === null ? "" : usdInputValue(filters.maxPrice);
  const price = useFollowing<HTMLInputElement>((input) => {
    if (document.activeElement !== input) input.value = maxPrice;
  }, maxPrice);
  const driver = useFollowing<HTMLInputElement>((input) => {
    input.checked = filters.withDriver;
  }, filters.withDriver);
  return (
    <FilterForm label={t("filters")}>
      <label className="filter-field is-search">
        <span>{t("search")}</span>
        <Search aria-hidden />
        <input
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
      <label className="filter-field is-price">
        <span>{t("maxPrice")}</span>
        <i aria-hidden>$</i>
        <input
          ref={price}
          type="number"
          name="max_price"
          aria-label={t("maxPriceInDollars")}
          defaultValue={maxPrice}
          placeholder={t("anyPrice")}
          min={0}
          step="any"
          inputMode="decimal"
          onChange={applySoon}
        />
      </label>
      <label className="filter-check">
        <input ref={driver} type="checkbox" name="with_driver" value="true" defaultChecked={filters.withDriver} />
        <b>{t("withDriver")}</b>
        <small>{t("withDriverHint")}</small>
      </label>
    </FilterForm>
  );
}

const TYPING_PAUSE_MS = 350;

/** A price goes to the address once the typing pauses, not figure by figure: each change asks the server. */
function useApplySoon(): (event: ChangeEvent<HTMLInputElement>) => void {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (event) => {
    // The form applies every change at once; this one is ours.
    event.stopPropagation();
    const { form } = event.target;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!form) return;
      const query = withoutBlanks(form);
      // A booking form that was opened meanwhile stays open.
      const book = new URLSearchParams(window.location.search).get("book");
      if (book) query.set("book", book);
      void submit(query, { replace: true, preventScrollReset: true });
    }, TYPING_PAUSE_MS);
  };
}

/** A field that is the visitor's to change, and follows when the address changes by other means. */
function useFollowing<Element>(follow: (element: Element) => void, value: unknown) {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (ref.current) follow(ref.current);
    // Only a new value moves the field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [value]);
  return ref;
}
