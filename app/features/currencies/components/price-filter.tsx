import { ChevronsUpDown } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { requestedPriceText, PRICE_CURRENCY, type RequestedPrice } from "#app/platform/money/requested-price";
import { useCurrency } from "#app/platform/money/currency";
import { BASE_CURRENCY, currencySymbol } from "#app/platform/money/money";
import { useUrlSyncedInput } from "#app/ui/filters";

/** A price to filter by, typed in the currency that prices are shown in. Stands in a form that has a PriceCurrency. */
export function PriceFilter({
  name,
  label,
  value,
  placeholder,
}: {
  name: string;
  label: string;
  value: RequestedPrice | null;
  placeholder: string;
}) {
  const currencyName = useTranslations("currencies");
  const hint = useId();
  const { current } = useCurrency();
  const [typed, setTyped, input] = useUrlSyncedInput(requestedPriceText(value, current));
  const symbol = currencySymbol(current.code);
  return (
    <label className={`filter-field price-filter ${symbol.length > 1 ? "is-wide" : ""}`}>
      <span>{label}</span>
      <i aria-hidden>{symbol}</i>
      <input
        ref={input}
        type="number"
        name={name}
        min={0}
        step="any"
        inputMode="decimal"
        dir="ltr"
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-describedby={hint}
      />
      <small id={hint} className="visually-hidden">
        {currencyName(current.code)}
      </small>
      <ChevronsUpDown aria-hidden />
    </label>
  );
}

/** What the prices of a form are in. Dollars are not named. */
export function PriceCurrency() {
  const { current } = useCurrency();
  return <input type="hidden" name={PRICE_CURRENCY} value={current.code === BASE_CURRENCY ? "" : current.code} />;
}
