import { CalendarPlus } from "lucide-react";
import { Form, useActionData, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { OFFICE } from "#app/brand";
import type { GuestSubject } from "#app/features/guests/page/read.server";
import type { ViewingAnswer } from "#app/features/guests/site/viewing-action.server";
import { formatMoment } from "#app/platform/dates/dates";
import { useLanguage, useTranslatedPath } from "#app/platform/i18n/paths";

type ViewingSubject = Extract<GuestSubject, { kind: "viewing" }>;

/** How the wish to see a property stands, and what can be done about it. */
export function ViewingCard({ subject, tone }: { subject: ViewingSubject; tone: string }) {
  const t = useTranslations("viewing");
  const guest = useTranslations("guest");
  const language = useLanguage();
  const path = useTranslatedPath()(language);
  const answer = useActionData<ViewingAnswer>();
  const isSending = useNavigation().formMethod === "POST";
  const { state, at, canAccept, canCancel } = subject;
  const moment = at && formatMoment(at, language, OFFICE.hoursAheadOfUtc, "long");
  const title = state === "done" ? guest("completed") : t(state);
  return (
    <section className={`status-card ${tone}`}>
      <div role="status">
        <h2 className="display display-small">{title}</h2>
      </div>
      {state === "asked" && <p>{moment ? t("proposed", { moment }) : t("next")}</p>}
      {state === "agreed" && moment && <p>{t("nextAgreed", { moment })}</p>}
      {answer?.form === "viewing" && !answer.ok && (
        <p className="form-failure" role="alert">
          {guest("failed")}
        </p>
      )}
      {canAccept && (
        <Form method="post" preventScrollReset>
          <button className="btn btn-primary" name="intent" value="accept_viewing" disabled={isSending}>
            {t("accept")}
          </button>
        </Form>
      )}
      {at && (state === "agreed" || state === "cancelled") && (
        <p>
          <a className="btn btn-small btn-secondary" href={`${path}/calendar.ics`} download>
            <CalendarPlus aria-hidden />
            {guest("addToCalendar")}
          </a>
        </p>
      )}
      {canCancel && (
        <details>
          <summary className="link">{t("cancel")}</summary>
          <Form method="post" preventScrollReset>
            <p>{t("cancelSure")}</p>
            <button
              className="btn btn-small btn-secondary btn-cancel"
              name="intent"
              value="cancel_viewing"
              disabled={isSending}
            >
              {t("cancel")}
            </button>
          </Form>
        </details>
      )}
    </section>
  );
}
