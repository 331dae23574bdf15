import { useTranslations } from "use-intl";
import { KeepLink } from "#app/features/offline/components/keep-link";
import { useSite } from "#app/features/settings/components/site-context";
import { telUrl } from "#app/features/settings/identity";
import type { SocialLinks } from "#app/features/settings/schema";
import { Logo } from "#app/layouts/site/logo";
import { SiteLink, type PublicPath } from "#app/platform/i18n/paths";
import { ADMIN_PREFIX } from "#app/urls";

const NETWORKS = [
  {
    key: "instagram",
    name: "Instagram",
    glyph: (
      <>
        <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
        <circle cx="12" cy="12" r="3.8" />
        <path d="M16.6 7.4h.01" />
      </>
    ),
  },
  { key: "facebook", name: "Facebook", glyph: <path d="M16 3.5h-2a4 4 0 0 0-4 4V21M7 12h8" /> },
  { key: "twitter", name: "X", glyph: <path d="M4.5 4.5l15 15M19.500 4.500l-15 15" /> },
] as const;

interface FooterProps {
  text: string;
  /** When somebody is in the office, a line for each row of the opening hours. */
  hours: readonly string[];
  social: SocialLinks;
  year: number;
}

export function Footer({ text, hours, social, year }: FooterProps) {
  const t = useTranslations();
  const { name: brand, email, phone, address } = useSite().identity;
  const networks = NETWORKS.filter(({ key }) => social[key]);
  return (
    <footer className="site-footer">
      <div className="kanga-band" />
      <div className="wrap">
        <div className="footer-columns">
          <div>
            <Logo />
            <p className="footer-text">{text}</p>
            {networks.length > 0 && (
              <ul className="social-links">
                {networks.map(({ key, name, glyph }) => (
                  <li key={key}>
                    <a
                      href={social[key]}
                      rel="noopener"
                      target="_blank"
                      aria-label={t("footer.social", { brand, network: name })}
                    >
                      <svg viewBox="0 0 24 24" aria-hidden="true">
                        {glyph}
                      </svg>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <Column title={t("footer.explore")}>
            <Entry to="/:lang?/experiences">{t("nav.experiences")}</Entry>
            <Entry to="/:lang?/stays">{t("nav.stays")}</Entry>
            <Entry to="/:lang?/transportation">{t("nav.transportation")}</Entry>
            <Entry to="/:lang?/travel">{t("nav.travel")}</Entry>
            <Entry to="/:lang?/map">{t("nav.map")}</Entry>
          </Column>
          <Column title={t("footer.invest")}>
            <Entry to="/:lang?/invest">{t("footer.opportunities")}</Entry>
            <Entry to="/:lang?/real-estate">{t("footer.realEstate")}</Entry>
            <Entry to="/:lang?/real-estate/submit">{t("footer.addProperty")}</Entry>
          </Column>
          <Column title={t("footer.company")}>
            <Entry to="/:lang?/about">{t("nav.about")}</Entry>
            <Entry to="/:lang?/blog">{t("nav.blog")}</Entry>
            <Entry to="/:lang?/contact">{t("nav.contact")}</Entry>
            <Entry to="/:lang?/my">{t("nav.requests")}</Entry>
            <li>
              <a href={ADMIN_PREFIX} rel="nofollow">
                {t("nav.admin")}
              </a>
            </li>
          </Column>
          <Column title={t("footer.talk")}>
            <li>
              <span>{address}</span>
            </li>
            {email && (
              <li>
                <a href={`mailto:${email}`}>
                  <bdi dir="ltr">{email}</bdi>
                </a>
              </li>
            )}
            {phone && (
              <li>
                <a href={telUrl(phone)}>
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              </li>
            )}
            {hours.map((line) => (
              <li key={line}>
                <span>{line}</span>
              </li>
            ))}
          </Column>
        </div>
        <div className="footer-bottom">
          <span>{t("footer.rights", { year: String(year), brand })}</span>
          <KeepLink />
          <SiteLink to="/:lang?/privacy">{t("footer.privacy")}</SiteLink>
          <SiteLink to="/:lang?/terms">{t("footer.terms")}</SiteLink>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function Entry({ to, children }: { to: PublicPath; children: string }) {
  return (
    <li>
      <SiteLink to={to}>{children}</SiteLink>
    </li>
  );
}
