import { CircleX } from "lucide-react";
import { useTranslations } from "use-intl";
import { ALL_ITEMS } from "#app/features/guests/asks/schema";
import type { GuestItem } from "#app/features/guests/page/read.server";
import { useChangeText } from "#app/features/guests/site/use-days-text";
import { formatDay } from "#app/platform/dates/dates";
import { useLanguage } from "#app/platform/i18n/paths";
import { BASE_CURRENCY, formatMoney, isCurrencyCode, type Currency } from "#app/platform/money/money";

const DOLLARS: Currency = { code: BASE_CURRENCY, rate: 1 };

/** The currency of a frozen price. All bookings of a plan were sent at once, so they have the same. */
function shownIn(item: GuestItem | undefined): Currency {
  return isCurrencyCode(item?.shown_currency) && item.shown_rate !== null
    ? { code: item.shown_currency, rate: item.shown_rate }
    : DOLLARS;
}

/** A trip plan by days: each thing with its state, one total of what is not cancelled, and a way to cancel all. */
export function PlanOverview({ items }: { items: readonly GuestItem[] }) {
  const t = useTranslations("planPage");
  const language = useLanguage();
  const shown = shownIn(items[0]);
  const total = items.reduce((sum, item) => sum + (item.status === "cancelled" ? 0 : (item.total ?? 0)), 0);
  const money = (amount: number, currency = shown) => <bdi dir="ltr">{formatMoney(amount, currency, language)}</bdi>;
  const days = Map.groupBy(items, ({ from }) => from);
  return (
    <section className="card-white plan-overview" aria-labelledby="plan-by-days">
      <h2 id="plan-by-days">{t("byDays")}</h2>
      <dl className="quote">
        {[...days].map(([day, begun]) => (
          <PlanDay key={day} day={formatDay(day, language, "full")} items={begun} money={money} />
        ))}
        <div className="sum">
          <dt>{t("total")}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
      {shown.code !== BASE_CURRENCY && <p className="fine">{money(total, DOLLARS)}</p>}
      {items.filter(({ cancelling }) => cancelling).length > 1 && (
        <a className="btn btn-small btn-secondary btn-cancel" href={`?cancel=${ALL_ITEMS}#cancel`}>
          <CircleX aria-hidden />
          {t("cancelAll")}
        </a>
      )}
    </section>
  );
}

interface PlanDayProps {
  day: string;
  items: readonly GuestItem[];
  money: (amount: number) => React.ReactNode;
}

function PlanDay({ day, items, money }: PlanDayProps) {
  const t = useTranslations("planPage");
  const changeText = useChangeText();
  return items.map((item) => (
    <div key={item.reference}>
      <dt>
        <b dir="auto">{item.name}</b>
        <small>{day}</small>
        <small>{changeText(item)}</small>
        <small>{t(item.status === "pending" && item.is_wish ? "wish" : item.status)}</small>
      </dt>
      <dd>{item.status === "cancelled" ? <s>{money(item.total ?? 0)}</s> : money(item.total ?? 0)}</dd>
    </div>
  ));
}
