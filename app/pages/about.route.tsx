import { Coins, HandHeart, Landmark, Leaf } from "lucide-react";
import { useTranslations } from "use-intl";
import { sendForm, skipRevalidationOnPost } from "#app/features/forms/client-submit";
import { ContactForm } from "#app/features/inquiries/components/contact-form";
import { receiveInquiry } from "#app/pages/contact/receive-inquiry.server";
import { PageBanner } from "#app/features/page/components/page-banner";
import { Picture } from "#app/features/media/components/picture";
import { scenePicture, sceneUrl } from "#app/features/media/scenes";
import { PageHead } from "#app/features/page/components/page-head";
import { useBreadcrumbData } from "#app/features/page/components/structured-data";
import { signFormTimestamp } from "#app/platform/http/form-guard.server";
import { languageFrom } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import { initials } from "#app/ui/initials";
import type { Route } from "./+types/about.route";
import "./about.page.css";

export function loader({ params, context }: Route.LoaderArgs) {
  const { texts, formSecret } = context.get(servicesContext);
  return {
    stamp: signFormTimestamp(formSecret),
    texts: texts.pick(languageFrom(params), ["about", "form", "sentLink", "contactForm", "invalid"]),
  };
}

export const action = (args: Route.ActionArgs) => receiveInquiry(args);

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export { skipRevalidationOnPost as shouldRevalidate };

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function About({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("about");
  const nav = useTranslations("nav");
  const breadcrumbs = useBreadcrumbData(null, nav("about"));
  return (
    <>
      <PageHead
        title={t("metaTitle")}
        description={t("metaDescription")}
        image={sceneUrl("mangrove")}
        data={breadcrumbs}
      />
      <PageBanner scene="mangrove" eyebrow={nav("about")} title={t("title")} lead={t("lead")} className="about-band" />
      <Mission />
      <Values />
      <Testimonials />
      <section className="section on-sand">
        <div className="wrap about-partners">
          <div>
            <p className="eyebrow">{t("partnersEyebrow")}</p>
            <h2 className="display">{t("partnersTitle")}</h2>
            <p>{t("partnersLead")}</p>
          </div>
          <div className="panel">
            <h3 className="display display-small">{t("formTitle")}</h3>
            <ContactForm stamp={loaderData.stamp} topic="Partnership" />
          </div>
        </div>
      </section>
    </>
  );
}

function Mission() {
  const t = useTranslations("about");
  return (
    <section className="section">
      <div className="wrap">
        <p className="eyebrow">{t("missionEyebrow")}</p>
        <h2 className="display about-mission">{t.rich("mission", { b: (clause) => <em>{clause}</em> })}</h2>
        <div className="about-columns">
          <p>{t("missionTrips")}</p>
          <p>{t("missionHomes")}</p>
        </div>
      </div>
    </section>
  );
}

const VALUES = [
  { icon: Leaf, hue: "nature", title: "environmental", body: "environmentalBody" },
  { icon: Landmark, hue: "culture", title: "cultural", body: "culturalBody" },
  { icon: Coins, hue: "food", title: "economic", body: "economicBody" },
  { icon: HandHeart, hue: "adventure", title: "community", body: "communityBody" },
] as const;

function Values() {
  const t = useTranslations("about");
  return (
    <section className="section on-sand">
      <div className="wrap">
        <div className="section-head">
          <div>
            <p className="eyebrow">{t("valuesEyebrow")}</p>
            <h2 className="display">{t("valuesTitle")}</h2>
          </div>
        </div>
        <ul className="about-values">
          {VALUES.map(({ icon: Icon, hue, title, body }) => (
            <li key={title} className={`category-${hue}`}>
              <Icon aria-hidden />
              <h3 className="display display-small">{t(title)}</h3>
              <p>{t(body)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const TESTIMONIALS = [
  { words: "voiceOne", name: "voiceOneName", role: "voiceOneRole" },
  { words: "voiceTwo", name: "voiceTwoName", role: "voiceTwoRole" },
] as const;

function Testimonials() {
  const t = useTranslations("about");
  return (
    <section className="section">
      <div className="wrap about-voices">
        <div className="about-voices-picture">
          <Picture {...scenePicture("clove-drying")} alt="" sizes="(max-width: 820px) 92vw, 1100px" />
        </div>
        <div>
          <h2 className="eyebrow">{t("voices")}</h2>
          {TESTIMONIALS.map(({ words, name, role }) => (
            <figure key={words} className="voice">
              <blockquote className="display display-small">{t(words)}</blockquote>
              <figcaption className="review-author">
                <span className="avatar" aria-hidden>
                  {initials(t(name))}
                </span>
                <span>
                  <b>{t(name)}</b>
                  {t(role)}
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
