import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { SpamGuards } from "#app/features/forms/components/visitor-form";
import { MAX_ASK_WORDS } from "#app/features/guests/asks/schema";
import type { GuestItem } from "#app/features/guests/page/read.server";
import { AskPost, PolicyText } from "#app/features/guests/site/ask-cards";
import { useChangeText } from "#app/features/guests/site/use-days-text";
import { TextArea } from "#app/ui/form-field";

/** The second screen of cancelling: what goes, what it costs, and the button that does it. */
export function CancelPanel({ item, stamp, failure }: { item: GuestItem; stamp: string; failure: string | null }) {
  const t = useTranslations("ask");
  const { pathname } = useLocation();
  const changeText = useChangeText();
  const isAtOnce = item.cancelling === "at-once";
  return (
    <section className="card-white ask-panel" id="cancel" aria-labelledby="cancel-title">
      <h2 id="cancel-title" className="display display-small">
        {t(isAtOnce ? "cancelTitle" : "cancelAskTitle")}
      </h2>
      <p>{t.rich("goes", { name: item.name, what: changeText(item), b: (name) => <b dir="auto">{name}</b> })}</p>
      <p>{t(isAtOnce ? (item.status === "pending" ? "costPending" : "costFree") : "costAsk")}</p>
      <PolicyText item={item} />
      {item.payments.length > 0 && <p>{t("money")}</p>}
      <AskPost intent="cancel" item={item.reference}>
        <TextArea name="reason" label={t("reason")} rows={2} maxLength={MAX_ASK_WORDS} dir="auto" />
        {failure && (
          <p className="form-failure" role="alert">
            {failure}
          </p>
        )}
        <SpamGuards stamp={stamp} submissionKey="" />
        <div className="ask-send">
          <button type="submit" className="btn btn-secondary btn-cancel">
            {t(isAtOnce ? "cancelNow" : "askToCancel")}
          </button>
          <a className="link" href={pathname}>
            {t("keep")}
          </a>
        </div>
      </AskPost>
    </section>
  );
}
