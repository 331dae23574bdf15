import { useTranslations } from "use-intl";
import { lineLabel } from "#app/features/availability/line-label";
import type { PriceLine, Quote } from "#app/features/availability/quotes/price-lines";
import { useLanguage } from "#app/platform/i18n/paths";
import { Price, useCurrency, useMoney } from "#app/platform/money/currency";
import { BASE_CURRENCY, formatMoney, type Cents } from "#app/platform/money/money";

/** What it comes to, line by line. Needs the texts quote, booking, stayBooking and vehicleBooking as lines use them. */
export function QuoteLines({ quote }: { quote: Quote }) {
  const booking = useTranslations("booking");
  return (
    <>
      <dl className="quote">
        {quote.lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no name of their own
          <Line key={index} line={line} />
        ))}
        <div className="sum">
          <dt>{booking("total")}</dt>
          <dd>
            <Price amount={quote.total} />
          </dd>
        </div>
      </dl>
      <DollarTotal total={quote.total} />
    </>
  );
}

/** The total as it is set, where it is shown in another currency. Needs the texts quote. */
export function DollarTotal({ total }: { total: Cents }) {
  const t = useTranslations("quote");
  const language = useLanguage();
  const { current } = useCurrency();
  if (current.code === BASE_CURRENCY) return null;
  const dollars = formatMoney(total, { code: BASE_CURRENCY, rate: 1 }, language);
  return <p className="quote-sub">{t("dollars", { price: dollars })}</p>;
}

function Line({ line }: { line: PriceLine }) {
  const text = useTranslations();
  const money = useMoney();
  const label = lineLabel(line);
  return (
    <div className={line.amount < 0 ? "less" : undefined}>
      <dt>
        {label ? text(label.text, { ...label.values, price: money.exact(label.values.price) }) : line.text}
        {line.season && <small dir="auto">{line.season}</small>}
        {label?.vehicles && <small>{text("quote.forVehicles", { n: label.vehicles })}</small>}
      </dt>
      <dd>
        <Price amount={line.amount} />
      </dd>
    </div>
  );
}
