import { useId } from "react";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { useCriteriaText } from "#app/features/alerts/components/use-criteria-text";
import type { Subscriptions } from "#app/features/alerts/queries.server";
import { PageHead } from "#app/features/page/components/page-head";
import { PropertyPrice } from "#app/features/properties/components/property-labels";
import { SiteLink } from "#app/platform/i18n/paths";

type Outcome = "" | "started" | "ended";

/** What a mailbox is told of. What waits comes first, with one button that starts it. */
export function AlertsPage({
  subscriptions,
  ...shown
}: {
  subscriptions: Subscriptions | null;
  outcome: Outcome;
  hasFailed: boolean;
}) {
  const t = useTranslations("alertsPage");
  return (
    <div className="wrap below-header">
      <PageHead title={t("title")} />
      <div className="alerts-page">
        {subscriptions ? <Found {...shown} subscriptions={subscriptions} /> : <NotFound />}
      </div>
    </div>
  );
}

function NotFound() {
  const t = useTranslations("stopMail");
  return (
    <>
      <h1 className="display">{t("goneTitle")}</h1>
      <p>{t("goneBody")}</p>
    </>
  );
}

interface FoundProps {
  subscriptions: Subscriptions;
  outcome: Outcome;
  hasFailed: boolean;
}

function Found({ subscriptions, outcome, hasFailed }: FoundProps) {
  const t = useTranslations("alertsPage");
  const stop = useTranslations("stopMail");
  const isSending = useNavigation().formMethod === "POST";
  const waiting = withState(subscriptions, "waiting");
  const running = withState(subscriptions, "on");
  const isEmpty = count(waiting) + count(running) === 0;
  return (
    <>
      {hasFailed && (
        <p className="form-failure" role="alert">
          {stop("failed")}
        </p>
      )}
      {outcome && !hasFailed && (
        <p className="alerts-done" role="status">
          {t(outcome)}
        </p>
      )}
      <h1 className="display">{count(waiting) > 0 ? t("startTitle") : isEmpty ? t("none") : t("title")}</h1>
      {count(waiting) > 0 && (
        <>
          <p>{t("startBody")}</p>
          <Form method="post" preventScrollReset>
            <button className="btn btn-primary alerts-start" name="intent" value="start" disabled={isSending}>
              {t("start")}
            </button>
          </Form>
          <SubscriptionList subscriptions={waiting} />
        </>
      )}
      {isEmpty && <p>{t("noneBody")}</p>}
      {count(running) > 0 && (
        <section aria-labelledby="running">
          <h2 id="running" className="display display-small">
            {t("running")}
          </h2>
          <SubscriptionList subscriptions={running} />
          <Form method="post" preventScrollReset>
            <button className="btn btn-small btn-secondary" name="intent" value="end_all" disabled={isSending}>
              {t("endAll")}
            </button>
          </Form>
        </section>
      )}
      <SiteLink to="/:lang?/real-estate" className="more-link">
        {t("toList")}
      </SiteLink>
    </>
  );
}

function withState({ alerts, watched }: Subscriptions, state: "waiting" | "on"): Subscriptions {
  const has = (one: { state: string }) => one.state === state;
  return { alerts: alerts.filter(has), watched: watched.filter(has) };
}

const count = ({ alerts, watched }: Subscriptions) => alerts.length + watched.length;

function SubscriptionList({ subscriptions: { alerts, watched } }: { subscriptions: Subscriptions }) {
  const t = useTranslations("alertsPage");
  const describe = useCriteriaText();
  return (
    <ul className="alerts-list">
      {alerts.map(({ id, criteria }) => (
        <Line key={id} id={id} intent="end_alert" kind={t("newOnes")} name={describe(criteria)} />
      ))}
      {watched.map((property) => (
        <Line key={property.id} id={property.id} intent="end_watch" kind={t("cheaper")} name={property.title}>
          {property.published && (
            <>
              {" "}
              <SiteLink to="/:lang?/real-estate/:slug" params={{ slug: property.slug }}>
                <PropertyPrice property={property} />
              </SiteLink>
            </>
          )}
        </Line>
      ))}
    </ul>
  );
}

/** The button says "End" and is named with what it ends. */
function Line({
  id,
  intent,
  kind,
  name,
  children,
}: {
  id: string;
  intent: string;
  kind: string;
  name: string;
  children?: React.ReactNode;
}) {
  const t = useTranslations("alertsPage");
  const nameId = useId();
  const buttonId = useId();
  return (
    <li>
      <p>
        <small>{kind}</small>
        <b id={nameId} dir="auto">
          {name}
        </b>
        {children}
      </p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <button
          className="btn btn-small btn-secondary"
          name="intent"
          value={intent}
          id={buttonId}
          aria-labelledby={`${buttonId} ${nameId}`}
        >
          {t("end")}
        </button>
      </Form>
    </li>
  );
}
