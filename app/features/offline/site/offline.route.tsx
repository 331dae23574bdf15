import { Phone, RotateCcw, Siren } from "lucide-react";
import { useTranslations } from "use-intl";
import { EMERGENCY_NUMBERS } from "#app/features/guide/facts";
import { offlinePage } from "#app/features/offline/components/offline-page";
import { isOfflineOn } from "#app/features/offline/rules";
import { PageHead } from "#app/features/page/components/page-head";
import { useSite } from "#app/features/settings/components/site-context";
import { telUrl } from "#app/features/settings/identity";
import { notFound } from "#app/platform/http/responses";
import { languageFrom, LOCALE_TAGS } from "#app/platform/i18n/languages";
import { useLanguage } from "#app/platform/i18n/paths";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/offline.route";
import "./offline.page.css";

/** Without the router's scripts: it is shown at the address of any page that is not kept. */
export const handle = { isStatic: true };

export function loader({ params, context }: Route.LoaderArgs) {
  const { texts, settings } = context.get(servicesContext);
  if (!isOfflineOn(settings.value)) throw notFound("Page not found");
  return {
    texts: texts.pick(languageFrom(params), ["offline", "travelSafety"]),
    script: `(${offlinePage.toString()})()`,
  };
}

/** What opens without a network, and the numbers that must. */
export default function Offline({ loaderData: { script } }: Route.ComponentProps) {
  const t = useTranslations("offline");
  const safety = useTranslations("travelSafety");
  const { emergencyPhone } = useSite().identity;
  const numbers = [
    ...EMERGENCY_NUMBERS.map(({ service, number }) => ({ name: safety(service), number })),
    ...(emergencyPhone ? [{ name: safety("ours"), number: emergencyPhone }] : []),
  ];
  return (
    <div
      className="wrap below-header offline"
      data-locale={LOCALE_TAGS[useLanguage()]}
      data-as-of={t("asOf", { day: "{day}" })}
      data-keeping={t("keeping", { done: "{done}", all: "{all}" })}
      data-kept={t("done")}
      data-bare={t("bare")}
      data-full={t("full")}
      data-failed={t("failed")}
      data-removed={t("removed")}
      data-unsupported={t("unsupported")}
    >
      <PageHead title={t("title")} description={t("lead")} noIndex />
      <h1 className="display">{t("title")}</h1>
      <div className="offline-missing" data-part="missing" role="status" hidden>
        <p>
          {t("missing")} <bdi dir="ltr" data-part="address" />
        </p>
        <a className="btn btn-small btn-primary" data-part="again" href="#content">
          <RotateCcw aria-hidden />
          {t("again")}
        </a>
      </div>
      <p className="offline-lead">{t("lead")}</p>
      <section className="offline-card offline-numbers" aria-labelledby="emergency">
        <h2 id="emergency">
          <Siren aria-hidden />
          {t("emergency")}
        </h2>
        <ul>
          {numbers.map(({ name, number }) => (
            <li key={name}>
              <a href={telUrl(number)}>
                <span>{name}</span>{" "}
                <b className="display">
                  <bdi dir="ltr">{number}</bdi>
                </b>{" "}
                <Phone aria-hidden />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className="offline-card" aria-labelledby="kept">
        <h2 id="kept">{t("kept")}</h2>
        <p data-part="nothing">{t("nothing")}</p>
        <div className="offline-kinds" data-part="list" hidden>
          <div>
            <h3>{t("guide")}</h3>
            <ul data-part="travel" />
          </div>
          <div>
            <h3>{t("map")}</h3>
            <ul data-part="map" />
          </div>
          <div>
            <h3>{t("saved")}</h3>
            <ul data-part="saved" />
          </div>
        </div>
      </section>
      <section className="offline-card" id="keep" aria-labelledby="keep-title">
        <h2 id="keep-title">{t("keepTitle")}</h2>
        <p>{t("keepBody")}</p>
        <div className="offline-buttons">
          <button type="button" className="btn btn-primary" data-part="keep" hidden>
            {t("keepTitle")}
          </button>
          <button type="button" className="btn btn-secondary" data-part="remove" hidden>
            {t("remove")}
          </button>
        </div>
        <progress data-part="progress" aria-label={t("keepTitle")} hidden />
        <p role="status" data-part="status" />
      </section>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </div>
  );
}
