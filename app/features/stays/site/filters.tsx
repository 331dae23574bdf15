import { ChevronsUpDown, Minus, Plus, RotateCcw } from "lucide-react";
import { useEffect, useId, useRef, useState, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { isFiltered, MOST_GUESTS, OFFERED_TYPES, type StayFilters } from "#app/features/stays/schema";
import { SiteLink, useLanguage } from "#app/platform/i18n/paths";
import { useCurrency, useMoney } from "#app/platform/money/currency";
import { BASE_CURRENCY, formatRoundMoney, usdInputValue, type Cents } from "#app/platform/money/money";
import { FilterForm, FilterSelect } from "#app/ui/filters";
import { clampNumber } from "#app/ui/stepper";

/** One guest is nobody's wish in particular. */
const UNSET = { guests: "1" };

export function FilterBar({ filters }: { filters: StayFilters }) {
  const t = useTranslations("stays");
  const ui = useTranslations("ui");
  const type = useTranslations("stayType");
  return (
    <FilterForm label={t("filters")} unset={UNSET}>
      <FilterSelect name="type" label={t("type")} value={filters.type}>
        <option value="">{t("allTypes")}</option>
        {OFFERED_TYPES.map((option) => (
          <option key={option} value={option}>
            {type(option)}
          </option>
        ))}
      </FilterSelect>
      <MaxPrice value={filters.maxPrice} />
      <Guests value={filters.guests} />
      {isFiltered(filters) && (
        <SiteLink to="/:lang?/stays" replace preventScrollReset prefetch="none" className="btn clear-filters">
          <RotateCcw aria-hidden />
          {ui("clearFilters")}
        </SiteLink>
      )}
    </FilterForm>
  );
}

/** In dollars, as prices are set. */
function MaxPrice({ value }: { value: Cents | null }) {
  const t = useTranslations("stays");
  const hint = useId();
  const [typed, setTyped, input] = useTyped(value === null ? "" : usdInputValue(value));
  return (
    <label className="filter-field price-filter">
      <span>{t("maxPrice")}</span>
      <i aria-hidden>$</i>
      <input
        ref={input}
        type="number"
        name="price"
        min={0}
        step="any"
        inputMode="decimal"
        dir="ltr"
        placeholder={t("anyPrice")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-describedby={hint}
      />
      <small id={hint} className="visually-hidden">
        {t("maxPriceHint")}
      </small>
      <ChevronsUpDown aria-hidden />
    </label>
  );
}

/** What the prices below are in; who reads them in another currency than the limit is set in sees what the limit comes to. */
export function PriceNote({ limit }: { limit: Cents | null }) {
  const t = useTranslations("stays");
  const language = useLanguage();
  const money = useMoney();
  const { current } = useCurrency();
  if (limit === null || current.code === BASE_CURRENCY) return <p className="price-note">{t("pricesIn", { currency: current.code })}</p>;
  const dollars = formatRoundMoney(limit, { code: BASE_CURRENCY, rate: 1 }, language);
  return <p className="price-note is-limit">{t("limitIn", { dollars, price: money.round(limit) })}</p>;
}

function Guests({ value }: { value: number }) {
  const t = useTranslations("stays");
  const id = useId();
  const [typed, setTyped, input] = useTyped(String(value));
  const settled = clampNumber(typed, 1, MOST_GUESTS);
  const change = (by: number) => (event: MouseEvent<HTMLButtonElement>) => {
    flushSync(() => setTyped(String(clampNumber(String(settled + by), 1, MOST_GUESTS))));
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
        max={MOST_GUESTS}
        dir="ltr"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(String(settled))}
      />
      <button type="button" aria-label={t("more")} onClick={change(1)}>
        <Plus aria-hidden />
      </button>
    </div>
  );
}

/** What is typed in a box whose value stands in the address: the visitor's own while he types, the address's otherwise. */
function useTyped(inAddress: string) {
  const [typed, setTyped] = useState(inAddress);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(inAddress);
  }, [inAddress]);
  return [typed, setTyped, input] as const;
}
