import { ArrowRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { brand, LEGAL_TEXTS_CHANGED, OPERATOR } from "#app/brand";
import { formatDay } from "#app/platform/dates/dates";
import { LOCALE_TAGS } from "#app/platform/i18n/languages";
import { SiteLink, useLanguage, type PublicPath } from "#app/platform/i18n/paths";
import { Paragraphs } from "#app/ui/paragraphs";

interface LegalDocumentProps {
  title: string;
  intro: string;
  sections: { title: string; body: string }[];
  /** What to read besides. */
  other: { to: PublicPath; label: string };
}

/** A long plain text with its contents beside it. Needs the texts legal and footer. */
export function LegalDocument({ title, intro, sections, other }: LegalDocumentProps) {
  const t = useTranslations("legal");
  const language = useLanguage();
  return (
    <>
      <header className="legal-head below-header">
        <div className="wrap">
          <p className="eyebrow">{t("eyebrow")}</p>
          <h1 className="display">{title}</h1>
          <p>{intro}</p>
          <dl>
            <dt>{t("updated")}</dt>
            <dd>
              <time dateTime={LEGAL_TEXTS_CHANGED}>{formatDay(LEGAL_TEXTS_CHANGED, language)}</time>
            </dd>
          </dl>
        </div>
      </header>
      <div className="wrap legal-columns">
        <nav className="legal-contents" aria-labelledby="contents">
          <h2 id="contents">{t("contents")}</h2>
          <ol>
            {sections.map((section, index) => (
              <li key={section.title}>
                <a href={`#${anchorOf(index)}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text">
          {sections.map((section, index) => (
            <section key={section.title} id={anchorOf(index)}>
              <h2 className="display display-small">{section.title}</h2>
              <Paragraphs text={section.body} />
            </section>
          ))}
          <Responsible />
          <SiteLink to={other.to} className="more-link">
            {other.label}
            <ArrowRight aria-hidden className="flip-rtl" />
          </SiteLink>
        </div>
      </div>
    </>
  );
}

const anchorOf = (index: number) => `section-${index + 1}`;

/** Who answers, where and how. */
function Responsible() {
  const t = useTranslations("legal");
  const footer = useTranslations("footer");
  const country = new Intl.DisplayNames(LOCALE_TAGS[useLanguage()], { type: "region" }).of(OPERATOR.serverCountry);
  return (
    <section className="legal-card" aria-labelledby="responsible">
      <h2 id="responsible">{t("responsible")}</h2>
      <p>
        <bdi>{OPERATOR.name}</bdi>
      </p>
      <dl>
        <div>
          <dt>{t("address")}</dt>
          <dd>{footer("address")}</dd>
        </div>
        <div>
          <dt>{t("email")}</dt>
          <dd>
            <a href={`mailto:${brand.email}`}>
              <bdi dir="ltr">{brand.email}</bdi>
            </a>
          </dd>
        </div>
        <div>
          <dt>{t("phone")}</dt>
          <dd>
            <a href={`tel:${brand.phone.replaceAll(" ", "")}`}>
              <bdi dir="ltr">{brand.phone}</bdi>
            </a>
          </dd>
        </div>
        <div>
          <dt>{t("dataKeptIn")}</dt>
          <dd>{country}</dd>
        </div>
      </dl>
    </section>
  );
}
