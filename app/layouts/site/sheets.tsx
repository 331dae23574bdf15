import { ChevronDown, ChevronRight, Coins, Globe, X } from "lucide-react";
import { useRef } from "react";
import { CurrencyChoices, LanguageChoices } from "#app/layouts/site/choices";
import { Logo } from "#app/layouts/site/logo";
import {
  DISCOVER_LINKS,
  INVEST_LINKS,
  REQUESTS_LINK,
  MAIN_LINKS,
  useNavTranslations,
  WHY_LINKS,
} from "#app/layouts/site/navigation";
import { CHOICES_SHEET_ID, SITE_MENU_ID } from "#app/layouts/site/sheet-ids";
import { ENDONYMS } from "#app/platform/i18n/languages";
import { SiteLink, useLanguage } from "#app/platform/i18n/paths";
import { useCurrency } from "#app/platform/money/currency";
import { useOnNavigation } from "#app/ui/use-on-navigation";
import { ADMIN_PREFIX } from "#app/urls";

/** The phone's menus. They are popovers: the browser opens and closes them, with or without scripts. */
export function Sheets({ staff }: { staff: boolean }) {
  const t = useNavTranslations();
  const language = useLanguage();
  const { current } = useCurrency();
  const menu = useClosedOnNavigation();
  const choices = useClosedOnNavigation();
  return (
    <>
      <div id={SITE_MENU_ID} ref={menu} popover="auto" className="menu-sheet" role="dialog" aria-label={t("main")}>
        <div className="menu-sheet-head">
          <Logo />
          <button type="button" popoverTarget={SITE_MENU_ID} popoverTargetAction="hide" aria-label={t("closeMenu")}>
            <X aria-hidden />
          </button>
        </div>
        <nav aria-label={t("main")}>
          <SiteLink to="/:lang?/search" className="sheet-row">
            {t("search")}
            <ChevronRight aria-hidden className="flip-rtl" />
          </SiteLink>
          {MAIN_LINKS.map(({ to, text }) => (
            <SiteLink key={to} to={to} className="sheet-row">
              {t(text)}
              <ChevronRight aria-hidden className="flip-rtl" />
            </SiteLink>
          ))}
          <SheetGroup title={t("discover")} links={[...DISCOVER_LINKS, REQUESTS_LINK, ...WHY_LINKS]} />
          <SheetGroup title={t("invest")} links={INVEST_LINKS} />
          {staff && (
            <a className="sheet-row" href={ADMIN_PREFIX}>
              {t("admin")}
              <ChevronRight aria-hidden className="flip-rtl" />
            </a>
          )}
        </nav>
        <div className="menu-sheet-foot">
          <div className="menu-sheet-picks">
            <button type="button" className="pick-button" popoverTarget={CHOICES_SHEET_ID}>
              <Globe aria-hidden />
              <span className="visually-hidden">{t("language")} </span>
              {ENDONYMS[language]}
              <ChevronDown aria-hidden />
            </button>
            <button type="button" className="pick-button" popoverTarget={CHOICES_SHEET_ID}>
              <Coins aria-hidden />
              <span className="visually-hidden">{t("currency")} </span>
              <bdi>{current.code}</bdi>
              <ChevronDown aria-hidden />
            </button>
          </div>
          <SiteLink to="/:lang?/contact" className="btn btn-primary">
            {t("contact")}
          </SiteLink>
        </div>
      </div>
      <div
        id={CHOICES_SHEET_ID}
        ref={choices}
        popover="auto"
        className="bottom-sheet"
        role="dialog"
        aria-label={t("languageAndCurrency")}
      >
        <h2 className="display display-small">{t("language")}</h2>
        <LanguageChoices />
        <h2 className="display display-small">{t("currency")}</h2>
        <CurrencyChoices />
      </div>
    </>
  );
}

function SheetGroup({ title, links }: { title: string; links: typeof DISCOVER_LINKS }) {
  const t = useNavTranslations();
  return (
    <details name="site-menu-group">
      <summary className="sheet-row">
        {title}
        <ChevronDown aria-hidden />
      </summary>
      <div className="sheet-group">
        {links.map(({ to, text, icon }) => (
          <SiteLink key={to} to={to}>
            <span className="menu-icon">{icon}</span>
            {t(text)}
          </SiteLink>
        ))}
      </div>
    </details>
  );
}

function useClosedOnNavigation() {
  const ref = useRef<HTMLDivElement>(null);
  useOnNavigation(() => ref.current?.hidePopover?.());
  return ref;
}
