import { ChevronDown, Globe, Heart, Menu as MenuIcon } from "lucide-react";
import { SearchBox } from "#app/features/finding/components/search-box";
import { CurrencyChoices, LanguageChoices } from "#app/layouts/site/choices";
import { Logo } from "#app/layouts/site/logo";
import {
  DISCOVER_LINKS,
  INVEST_LINKS,
  REQUESTS_LINK,
  MAIN_LINKS,
  useIsCurrentSection,
  useNavTranslations,
  WHY_LINKS,
} from "#app/layouts/site/navigation";
import { CHOICES_SHEET_ID, SITE_MENU_ID } from "#app/layouts/site/sheet-ids";
import { ENDONYMS } from "#app/platform/i18n/languages";
import { SiteLink, SiteNavLink, useLanguage } from "#app/platform/i18n/paths";
import { useCurrency } from "#app/platform/money/currency";
import { ADMIN_PREFIX } from "#app/urls";
import { Menu } from "#app/ui/menu";

export function Header({ staff, savedCount }: { staff: boolean; savedCount: number }) {
  const t = useNavTranslations();
  const language = useLanguage();
  const { current } = useCurrency();
  const isCurrentSection = useIsCurrentSection();
  const languageLabel = language === "zh" || language === "ar" ? ENDONYMS[language] : language.toUpperCase();
  const languageSummary = (label: string) => (
    <>
      <Globe aria-hidden />
      <span className="visually-hidden">{label} </span>
      <span className="language-name">{languageLabel}</span>
    </>
  );
  return (
    <header className="site-header">
      <div className="wrap">
        <Logo />
        <nav className="site-nav" aria-label={t("main")}>
          {MAIN_LINKS.map(({ to, text }) => (
            <SiteNavLink key={to} to={to} className="nav-link">
              {t(text)}
            </SiteNavLink>
          ))}
          <Menu
            current={isCurrentSection([...DISCOVER_LINKS, ...WHY_LINKS])}
            summary={
              <>
                {t("discover")} <ChevronDown aria-hidden />
              </>
            }
          >
            <div className="menu-panel">
              <MenuRows links={[...DISCOVER_LINKS, REQUESTS_LINK]} />
              <p className="menu-heading">{t("whyPemba")}</p>
              <MenuRows links={WHY_LINKS} />
            </div>
          </Menu>
          <Menu
            current={isCurrentSection(INVEST_LINKS)}
            summary={
              <>
                {t("invest")} <ChevronDown aria-hidden />
              </>
            }
          >
            <div className="menu-panel">
              <MenuRows links={INVEST_LINKS} />
            </div>
          </Menu>
        </nav>
        <div className="site-tools">
          <SearchBox />
          {staff && (
            <a className="nav-link admin-link" href={ADMIN_PREFIX}>
              {t("admin")}
            </a>
          )}
          {/* Not fetched in advance: a heart may change it meanwhile. */}
          <SiteLink to="/:lang?/saved" prefetch="none" className="nav-link saved-link">
            <Heart aria-hidden />
            <span className="visually-hidden">{t("saved")} </span>
            <b className="saved-count" hidden={savedCount === 0} suppressHydrationWarning>
              {String(savedCount)}
            </b>
          </SiteLink>
          <Menu summary={languageSummary(t("language"))}>
            <div className="menu-panel is-language at-end">
              <LanguageChoices />
            </div>
          </Menu>
          <button type="button" className="nav-link language-button" popoverTarget={CHOICES_SHEET_ID}>
            {languageSummary(t("languageAndCurrency"))}
          </button>
          <Menu
            summary={
              <>
                <span className="visually-hidden">{t("currency")} </span>
                <bdi>{current.code}</bdi>
                <ChevronDown aria-hidden />
              </>
            }
          >
            <div className="menu-panel is-currency at-end">
              <CurrencyChoices />
            </div>
          </Menu>
          <SiteLink to="/:lang?/contact" className="btn btn-small btn-primary">
            {t("contact")}
          </SiteLink>
        </div>
        <button type="button" className="menu-button" popoverTarget={SITE_MENU_ID} aria-label={t("openMenu")}>
          <MenuIcon aria-hidden />
        </button>
      </div>
    </header>
  );
}

function MenuRows({ links }: { links: typeof DISCOVER_LINKS }) {
  const t = useNavTranslations();
  return links.map(({ to, text, hint, icon }) => (
    <SiteLink key={to} to={to} className="menu-row">
      <span className="menu-icon">{icon}</span>
      <span>
        <b>{t(text)}</b>
        <small>{t(hint)}</small>
      </span>
    </SiteLink>
  ));
}
