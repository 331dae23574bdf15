import { Check } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useSiteCurrencies } from "#app/layouts/site/currencies";
import { CURRENCY_PARAM } from "#app/platform/http/cookies";
import { ENDONYMS, LANGUAGES } from "#app/platform/i18n/languages";
import { AddressLink } from "#app/platform/framework/address-link";
import { useLanguage, useTranslatedPath } from "#app/platform/i18n/paths";
import { useCurrency } from "#app/platform/money/currency";

/** Nine links to this page, each in its own words. */
export function LanguageChoices() {
  const current = useLanguage();
  const samePageIn = useTranslatedPath();
  return (
    <ul className="language-list">
      {LANGUAGES.map((language) => (
        <li key={language}>
          <AddressLink
            className="choice"
            to={samePageIn(language)}
            lang={language}
            hrefLang={language}
            preventScrollReset
            aria-current={language === current ? "true" : undefined}
          >
            <i>{language.toUpperCase()}</i>
            {ENDONYMS[language]}
            {language === current && <Check aria-hidden />}
          </AddressLink>
        </li>
      ))}
    </ul>
  );
}

/** A form, so that choosing works before scripts do: the server then keeps the choice and comes back here. */
export function CurrencyChoices() {
  const t = useTranslations();
  const currencies = useSiteCurrencies();
  const { current, choose } = useCurrency();
  const { pathname, search } = useLocation();
  return (
    <form method="get" action={pathname}>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {currencies.map(({ code, symbol }) => (
        <button
          key={code}
          className="choice"
          name={CURRENCY_PARAM}
          value={code}
          aria-pressed={code === current.code}
          onClick={(event) => {
            event.preventDefault();
            choose(code);
            event.currentTarget.closest("details")?.removeAttribute("open");
            event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
          }}
        >
          <i>
            <bdi>{code}</bdi>
          </i>
          <span className="currency-name">{t(`currencies.${code}`)}</span>
          {code === current.code ? (
            <Check aria-hidden />
          ) : (
            <span className="symbol">
              <bdi>{symbol}</bdi>
            </span>
          )}
        </button>
      ))}
      <p className="menu-note">{t("nav.currencyNote")}</p>
    </form>
  );
}
