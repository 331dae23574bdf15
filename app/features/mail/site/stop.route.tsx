import { data, Form, useActionData, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { stopAlertsByLink } from "#app/features/alerts/mutations.server";
import { countMiss } from "#app/features/cases/links/misses.server";
import { findStopLink, findSubscriberLink } from "#app/features/cases/links/queries.server";
import { sendForm } from "#app/features/forms/client-submit";
import { stopByLink } from "#app/features/mail/stops/mutations.server";
import { PageHead } from "#app/features/page/components/page-head";
import type { TextGroup } from "#app/features/translations/texts.server";
import { clientContext } from "#app/platform/http/client.server";
import { languageFrom } from "#app/platform/i18n/languages";
import { reportUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/stop.route";
import "./stop.page.css";

const TEXTS: TextGroup[] = ["stopMail"];

/** Opening it ends nothing: what scans mail opens every link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, env, texts } = context.get(servicesContext);
  const shared = { texts: texts.pick(languageFrom(params), TEXTS) };
  try {
    if (await findStopLink(db, params.token)) return data({ ...shared, isFound: true, isAlerts: false });
    if (await findSubscriberLink(db, params.token, "stop")) return data({ ...shared, isFound: true, isAlerts: true });
    const { network } = context.get(clientContext);
    return data({ ...shared, isFound: false, isAlerts: false }, await countMiss({ db, env }, network));
  } catch (error) {
    reportUnavailable("a link that ends mail", context, error);
    // The button is worth a try.
    return data({ ...shared, isFound: true, isAlerts: false }, { status: 503 });
  }
}

/** By the button, and by providers of mailboxes for their readers: without cookie, origin or words. */
export async function action({ params, context }: Route.ActionArgs) {
  try {
    const { db } = context.get(servicesContext);
    // A link stops reviews or alerts, never both.
    const ok = (await stopByLink(db, params.token)).ok || (await stopAlertsByLink(db, params.token)).ok;
    return data({ ok }, { status: ok ? 200 : 404 });
  } catch (error) {
    reportUnavailable("a link that ends mail", context, error);
    return data({ ok: false }, { status: 503 });
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function StopMail({ loaderData: { isFound, isAlerts } }: Route.ComponentProps) {
  const t = useTranslations("stopMail");
  const result = useActionData<typeof action>();
  const isSending = useNavigation().formMethod === "POST";
  return (
    <div className="wrap below-header">
      <PageHead />
      <div className="stop-mail">
        {result?.ok ? (
          <div role="status">
            <h1 className="display">{t(isAlerts ? "alertsDone" : "done")}</h1>
            <p>{t("rest")}</p>
          </div>
        ) : (
          <>
            <h1 className="display">{t(isAlerts ? "alertsTitle" : isFound ? "title" : "goneTitle")}</h1>
            <p>{t(isAlerts ? "alertsBody" : isFound ? "body" : "goneBody")}</p>
            {result && (
              <p className="form-failure" role="alert">
                {t("failed")}
              </p>
            )}
            {isFound && (
              <Form method="post" preventScrollReset>
                <button type="submit" className="btn btn-primary" disabled={isSending}>
                  {t("stop")}
                </button>
              </Form>
            )}
          </>
        )}
      </div>
    </div>
  );
}
