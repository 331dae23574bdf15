import { useTranslations } from "use-intl";
import { sendForm, skipRevalidationOnPost } from "#app/features/forms/client-submit";
import { ContactForm } from "#app/features/inquiries/components/contact-form";
import { receiveInquiry } from "#app/pages/contact/receive-inquiry.server";
import { PageBanner } from "#app/features/page/components/page-banner";
import { sceneUrl } from "#app/features/media/scenes";
import { toMapPlaces } from "#app/features/places/queries.server";
import { whereOf } from "#app/features/places/where.server";
import { readOffice } from "#app/features/settings/identity.server";
import { NO_SOCIAL_LINKS } from "#app/features/settings/schema";
import { PageHead } from "#app/features/page/components/page-head";
import { HoursCard } from "#app/pages/contact/hours-card";
import { OfficeMap } from "#app/pages/contact/office-map";
import { useContactData } from "#app/pages/contact/structured-data";
import { EmergencyStrip, ContactMethods } from "#app/pages/contact/contact-methods";
import { trackClock } from "#app/platform/cache/render-tracking.server";
import { signFormTimestamp } from "#app/platform/http/form-guard.server";
import { languageFrom } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/contact.route";
import "./contact/contact.page.css";

export function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { texts, formSecret, settings } = services;
  const language = languageFrom(params);
  trackClock();
  const office = readOffice(services, language);
  const where = whereOf(services.places.value, office.position, language);
  return {
    now: new Date().toISOString(),
    stamp: signFormTimestamp(formSecret),
    office,
    where,
    places: where ? [] : toMapPlaces(services.places.value, language),
    social: settings.value?.social_links ?? NO_SOCIAL_LINKS,
    texts: texts.pick(language, ["contactPage", "contactForm", "form", "sentLink", "invalid", "map"]),
  };
}

export function action(args: Route.ActionArgs) {
  return receiveInquiry(args);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export { skipRevalidationOnPost as shouldRevalidate };

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("contactPage");
  const { office } = loaderData;
  return (
    <>
      <PageHead
        title={t("metaTitle")}
        description={t("metaDescription")}
        image={sceneUrl("fishing-boats-dawn")}
        data={useContactData(loaderData)}
      />
      <PageBanner scene="fishing-boats-dawn" eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
      <div className="wrap">
        <div className="contact-columns">
          <div>
            <ContactMethods addressNote={office.note} />
            <HoursCard now={loaderData.now} hours={office.hours} lines={office.lines} />
            <EmergencyStrip />
          </div>
          <section className="panel contact-panel" aria-labelledby="send-a-message">
            <h2 id="send-a-message" className="display display-small">
              {t("formTitle")}
            </h2>
            <ContactForm stamp={loaderData.stamp} topic="General Inquiry" />
          </section>
        </div>
        <OfficeMap where={loaderData.where} places={loaderData.places} />
      </div>
    </>
  );
}
