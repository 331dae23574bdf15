import { CircleCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import { ContactForm } from "#app/features/inquiries/components/contact-form";

export const CONTACT_SECTION_ID = "talk";

export function ContactSection({ stamp }: { stamp: string }) {
  const t = useTranslations("investTalk");
  return (
    <section className="section" id={CONTACT_SECTION_ID}>
      <div className="wrap invest-split is-form">
        <div>
          <p className="eyebrow">{t("eyebrow")}</p>
          <h2 className="display">{t("title")}</h2>
          <p className="invest-lead">{t("lead")}</p>
          <ul className="tick-list">
            {[t("point1"), t("point2"), t("point3")].map((point) => (
              <li key={point}>
                <CircleCheck aria-hidden />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div className="panel">
          <h3 className="display display-small">{t("form")}</h3>
          <ContactForm stamp={stamp} topic="Investment" />
        </div>
      </div>
    </section>
  );
}
