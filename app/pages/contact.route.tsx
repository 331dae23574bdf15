import { useTranslations } from "use-intl";
import { sendForm, unlessPosting } from "#app/features/forms/page";
import { ContactForm } from "#app/features/inquiries/components/contact-form";
import { receiveInquiry } from "#app/features/inquiries/site/receive.server";
import { mapTiles } from "#app/features/maps/tiles.server";
import { Band } from "#app/features/media/components/band";
import { sceneAddress } from "#app/features/media/scenes";
import { readOffice } from "#app/features/settings/identity.server";
import { NO_SOCIAL_LINKS } from "#app/features/settings/schema";
import { PageHead } from "#app/features/settings/components/page-head";
import { HoursCard } from "#app/pages/contact/hours-card";
import { OfficeMap } from "#app/pages/contact/office-map";
import { useContactData } from "#app/pages/contact/structured-data";
import { EmergencyStrip, Ways } from "#app/pages/contact/ways";
import { noteClock } from "#app/platform/cache/making.server";
import { stampForm } from "#app/platform/http/form-guard.server";
import { languageFrom } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/contact.route";
import "#app/ui/styles/pages/contact.css";

export function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { env, texts, formSecret, settings } = services;
  const language = languageFrom(params);
  noteClock();
  return {
    now: new Date().toISOString(),
    stamp: stampForm(formSecret),
    tiles: mapTiles(env),
    office: readOffice(services, language),
    social: settings.value?.social_links ?? NO_SOCIAL_LINKS,
    texts: texts.pick(language, ["contactPage", "contactForm", "form", "invalid", "map"]),
  };
}

export function action(args: Route.ActionArgs) {
  return receiveInquiry(args);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export { unlessPosting as shouldRevalidate };

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("contactPage");
  const { office } = loaderData;
  return (
    <>
      <PageHead title={t("metaTitle")} description={t("metaDescription")} image={sceneAddress("fishing-boats-dawn")} data={[useContactData(loaderData)]} />
      <Band scene="fishing-boats-dawn" eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
      <div className="wrap">
        <div className="contact-columns">
          <div>
            <Ways addressNote={office.note} />
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
        <OfficeMap tiles={loaderData.tiles} position={office.position} />
      </div>
    </>
  );
}
