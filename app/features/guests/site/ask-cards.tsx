import { CalendarClock, CircleX } from "lucide-react";
import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { SpamGuards } from "#app/features/forms/components/visitor-form";
import type { GuestItem } from "#app/features/guests/page/read.server";
import { useFreeUntil } from "#app/features/guests/site/free-until";
import { useChangeText, useDaysText } from "#app/features/guests/site/use-days-text";
import { useLanguage } from "#app/platform/i18n/paths";

/** What was asked for and waits for us, with the way to take it back. */
export function OpenAsk({ item, stamp }: { item: GuestItem; stamp: string }) {
  const t = useTranslations("ask");
  const daysText = useDaysText();
  const changeText = useChangeText();
  const { ask } = item;
  if (!ask) return null;
  const hasOtherPeople =
    ask.wanted && (["people", "children", "vehicles", "with_driver"] as const).some((f) => ask.wanted?.[f] !== item[f]);
  const text = hasOtherPeople ? changeText : daysText;
  return (
    <section className="card-white open-ask" aria-label={t("open")}>
      <p>
        {ask.wanted
          ? t("openChange", { wanted: text(ask.wanted), now: text(item) })
          : t("openCancel", { now: daysText(item) })}
      </p>
      <AskPost intent="withdraw" item={item.reference}>
        <SpamGuards stamp={stamp} submissionKey="" />
        <button type="submit" className="btn btn-small btn-secondary">
          {t("withdraw")}
        </button>
      </AskPost>
    </section>
  );
}

/** A form about one booking. Its answer is the page without what the address asked for. */
export function AskPost({
  intent,
  item,
  children,
}: {
  intent: "change" | "cancel" | "withdraw";
  item: string;
  children: React.ReactNode;
}) {
  const { pathname } = useLocation();
  return (
    <Form method="post" action={`${pathname}#asked`} className="ask-form">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="item" value={item} />
      {children}
    </Form>
  );
}

/** The ways to change or cancel, and what holds for cancelling. */
export function ChangeCard({ item, isAlone }: { item: GuestItem; isAlone: boolean }) {
  const t = useTranslations("ask");
  if (!item.canChange && !item.cancelling) return null;
  return (
    <section className="card-white change-card">
      <h2>{t("title")}</h2>
      {!isAlone && <p dir="auto">{item.name}</p>}
      <div className="change-ways">
        {item.canChange && (
          <a className="btn btn-small btn-secondary" href={`?change=${item.reference}#change`}>
            <CalendarClock aria-hidden />
            {t("change")}
          </a>
        )}
        {item.cancelling && (
          <a className="btn btn-small btn-secondary btn-cancel" href={`?cancel=${item.reference}#cancel`}>
            <CircleX aria-hidden />
            {t(item.status === "pending" ? "cancelRequest" : "cancelBooking")}
          </a>
        )}
      </div>
      <PolicyText item={item} />
    </section>
  );
}

/** What holds for cancelling this booking, as it was promised when it was sent. */
export function PolicyText({ item }: { item: GuestItem }) {
  const t = useTranslations("ask");
  const policy = useTranslations("policy");
  const freeUntil = useFreeUntil(item.freeUntil);
  const language = useLanguage();
  return (
    <>
      <p className="fine">
        {item.status === "pending" && <>{t("whilePending")} </>}
        {item.cancelling === "by-asking" ? t(item.freeUntil ? "freePast" : "alwaysAsk") : freeUntil}
        {item.status === "pending" && freeUntil === null && t("alwaysAsk")}
      </p>
      <p className="fine" dir="auto" lang={item.cancel_text ? item.language : language}>
        {item.cancel_text ?? policy("ask")}
      </p>
    </>
  );
}
