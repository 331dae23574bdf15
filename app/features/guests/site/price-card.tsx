import { useTranslations } from "use-intl";
import { QuoteLines } from "#app/features/availability/components/quote-lines";
import type { GuestItem } from "#app/features/guests/page/read.server";
import { formatDay } from "#app/platform/dates/dates";
import { useLanguage } from "#app/platform/i18n/paths";
import { FixedCurrency, useCurrency } from "#app/platform/money/currency";
import { BASE_CURRENCY, formatMoney, isCurrencyCode, type Currency } from "#app/platform/money/money";

import { NODE_PLACE, withNode } from "#app/ui/with-node";

const DOLLARS: Currency = { code: BASE_CURRENCY, rate: 1 };

/** The price as it was agreed, what was paid of it, and what it is today in another currency. */
export function PriceCard({ item, isAlone }: { item: GuestItem; isAlone: boolean }) {
  const t = useTranslations("guest");
  const booking = useTranslations("booking");
  const language = useLanguage();
  const { current } = useCurrency();
  const total = item.total ?? 0;
  const shown: Currency =
    isCurrencyCode(item.shown_currency) && item.shown_rate !== null
      ? { code: item.shown_currency, rate: item.shown_rate }
      : DOLLARS;
  const dollars = (amount: number) => <bdi dir="ltr">{formatMoney(amount, DOLLARS, language)}</bdi>;
  const paid = item.payments.reduce(
    (sum, { kind, dollars: amount }) => sum + (kind === "refund" ? -amount : amount),
    0,
  );
  const owed = total - paid;
  return (
    <section className="card-white">
      <h2>{t("price")}</h2>
      {!isAlone && <p dir="auto">{item.name}</p>}
      <FixedCurrency value={shown}>
        {item.lines ? (
          <QuoteLines quote={{ lines: item.lines, total }} />
        ) : (
          <dl className="quote">
            <div className="sum">
              <dt>{booking("total")}</dt>
              <dd>{dollars(total)}</dd>
            </div>
          </dl>
        )}
      </FixedCurrency>
      {item.status !== "cancelled" && (item.payments.length > 0 || item.deposit !== null) && (
        <dl className="quote payments">
          {item.payments.length === 0 && item.deposit !== null && (
            <div>
              <dt>{t("deposit")}</dt>
              <dd>{dollars(item.deposit)}</dd>
            </div>
          )}
          {item.payments.map(({ kind, dollars: amount, method, day }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two payments can be alike
            <div key={index}>
              <dt>
                {t(kind)}
                <small>
                  {t(method)}, {formatDay(day, language, "short")}
                </small>
              </dt>
              <dd>{dollars(kind === "refund" ? amount : -amount)}</dd>
            </div>
          ))}
          {item.payments.length > 0 && (
            <div className="sum">
              <dt>{t(owed > 0 ? "balance" : owed < 0 ? "tooMuch" : "allPaid")}</dt>
              <dd>{dollars(Math.abs(owed))}</dd>
            </div>
          )}
        </dl>
      )}
      {current.code !== shown.code && (
        <p className="fine">
          {withNode(t("today", { price: NODE_PLACE }), <bdi dir="ltr">{formatMoney(total, current, language)}</bdi>)}
        </p>
      )}
      <p className="fine">{t("dollars")}</p>
    </section>
  );
}
