import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { SpamGuards } from "#app/features/forms/components/visitor-form";
import { ALL_ITEMS, MAX_ASK_WORDS } from "#app/features/guests/asks/schema";
import type { GuestItem } from "#app/features/guests/page/read.server";
import { AskPost } from "#app/features/guests/site/ask-cards";
import { useChangeText } from "#app/features/guests/site/use-days-text";
import { TextArea } from "#app/ui/form-field";

/** The second screen of cancelling a whole plan: what goes at once, and what we have to agree to. */
export function CancelAllPanel({
  items,
  stamp,
  failure,
}: {
  items: readonly GuestItem[];
  stamp: string;
  failure: string | null;
}) {
  const t = useTranslations("planPage");
  const ask = useTranslations("ask");
  const { pathname } = useLocation();
  return (
    <section className="card-white ask-panel" id="cancel" aria-labelledby="cancel-title">
      <h2 id="cancel-title" className="display display-small">
        {t("cancelAllTitle")}
      </h2>
      <NamedItems title={t("atOnce")} items={items.filter(({ cancelling }) => cancelling === "at-once")} />
      <NamedItems title={t("byAsking")} items={items.filter(({ cancelling }) => cancelling === "by-asking")} />
      {items.some(({ payments }) => payments.length > 0) && <p>{ask("money")}</p>}
      <AskPost intent="cancel" item={ALL_ITEMS}>
        <TextArea name="reason" label={ask("reason")} rows={2} maxLength={MAX_ASK_WORDS} dir="auto" />
        {failure && (
          <p className="form-failure" role="alert">
            {failure}
          </p>
        )}
        <SpamGuards stamp={stamp} submissionKey="" />
        <div className="ask-send">
          <button type="submit" className="btn btn-secondary btn-cancel">
            {t("cancelAll")}
          </button>
          <a className="link" href={pathname}>
            {ask("keep")}
          </a>
        </div>
      </AskPost>
    </section>
  );
}

function NamedItems({ title, items }: { title: string; items: readonly GuestItem[] }) {
  const changeText = useChangeText();
  if (items.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul className="plan-cancelled">
        {items.map((item) => (
          <li key={item.reference}>
            <b dir="auto">{item.name}</b> <span>{changeText(item)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
