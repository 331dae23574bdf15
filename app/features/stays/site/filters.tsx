import { Minus, Plus, RotateCcw } from "lucide-react";
import { useId, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { PriceCurrency, PriceFilter } from "#app/features/currencies/components/price-filter";
import { isFiltered, MAX_GUESTS, FILTER_TYPES, type StayFilters } from "#app/features/stays/filters";
import { SiteLink, useLanguage } from "#app/platform/i18n/paths";
import { PRICE_CURRENCY, type RequestedPrice } from "#app/platform/money/requested-price";
import { useCurrency, useMoney } from "#app/platform/money/currency";
import { formatRoundMoney } from "#app/platform/money/money";
import { FilterForm, FilterSelect, useUrlSyncedInput } from "#app/ui/filters";
import { clampNumber } from "#app/ui/stepper";

/** For the order, which stands above the list. */
export const FILTER_FORM = "stay-filters";

const DEFAULT_VALUES = { guests: "1", sort: "latest" };
const DEPENDENT_FIELDS = { [PRICE_CURRENCY]: ["price"] };

export function FilterBar({ filters }: { filters: StayFilters }) {
  const t = useTranslations("stays");
  const ui = useTranslations("ui");
  const type = useTranslations("stayType");
  return (
    <FilterForm id={FILTER_FORM} label={t("filters")} unsetValues={DEFAULT_VALUES} dependent={DEPENDENT_FIELDS}>
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
      <Guests value={filters.guests} />
      {isFiltered(filters) && (
        <SiteLink to="/:lang?/stays" preventScrollReset prefetch="none" className="btn clear-filters">
          <RotateCcw aria-hidden />
          {ui("clearFilters")}
        </SiteLink>
      )}
    </FilterForm>
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

function Guests({ value }: { value: number }) {
  const t = useTranslations("stays");
  const id = useId();
  const [typed, setTyped, input] = useUrlSyncedInput(String(value));
  const settled = clampNumber(typed, 1, MAX_GUESTS);
  const change = (by: number) => (event: MouseEvent<HTMLButtonElement>) => {
    flushSync(() => setTyped(String(clampNumber(String(settled + by), 1, MAX_GUESTS))));
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <div className="filter-field guests-filter">
      <label htmlFor={id}>{t("guests")}</label>
      <button type="button" aria-label={t("fewer")} onClick={change(-1)}>
        <Minus aria-hidden />
      </button>
      <input
        ref={input}
        id={id}
        type="number"
        name="guests"
        min={1}
        max={MAX_GUESTS}
        dir="ltr"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // The form reads the box right after.
        onBlur={() => flushSync(() => setTyped(String(settled)))}
      />
      <button type="button" aria-label={t("more")} onClick={change(1)}>
        <Plus aria-hidden />
      </button>
    </div>
  );
}
