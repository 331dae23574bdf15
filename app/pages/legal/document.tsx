import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { LEGAL_TEXTS_CHANGED } from "#app/brand";
import { useSite } from "#app/features/settings/components/site-context";
import { telUrl, type Operator } from "#app/features/settings/identity";
import { formatDay } from "#app/platform/dates/dates";
import { LOCALE_TAGS } from "#app/platform/i18n/languages";
import { SiteLink, useLanguage, type PublicPath } from "#app/platform/i18n/paths";
import { Paragraphs } from "#app/ui/paragraphs";

interface LegalDocumentProps {
  title: string;
  intro: string;
  sections: { title: string; body: string }[];
  operator: Operator;
  /** What to read besides. */
  other: { to: PublicPath; label: string };
}

/** A long plain text with its contents beside it. Needs the texts legal. */
export function LegalDocument({ title, intro, sections, operator, other }: LegalDocumentProps) {
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
          <OperatorCard operator={operator} />
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

/** Name and contact details of the operator. Missing values are left out. */
function OperatorCard({ operator }: { operator: Operator }) {
  const t = useTranslations("legal");
  const { name, address, email, phone } = useSite().identity;
  const countries = new Intl.DisplayNames(LOCALE_TAGS[useLanguage()], { type: "region" });
  return (
    <section className="legal-card" aria-labelledby="responsible">
      <h2 id="responsible">{t("responsible")}</h2>
      <p>
        <bdi>{operator.name === name ? name : `${operator.name} (${name})`}</bdi>
      </p>
      <dl>
        <Row name={t("address")}>{address}</Row>
        {email && (
          <Row name={t("email")}>
            <a href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </Row>
        )}
        {phone && (
          <Row name={t("phone")}>
            <a href={telUrl(phone)}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </Row>
        )}
        <Row name={t("form")}>
          <SiteLink to="/:lang?/contact">{t("formLink")}</SiteLink>
        </Row>
        {operator.dataCountry && <Row name={t("dataKeptIn")}>{countries.of(operator.dataCountry)}</Row>}
      </dl>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
