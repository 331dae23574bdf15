import { useEffect } from "react";
import { useNavigate } from "react-router";
import { LANGUAGE_KEY, readCookie, recallChoice, rememberChoice } from "#app/platform/http/cookies";
import { inLanguage, isLanguage, splitLanguage, type Language } from "#app/platform/i18n/languages";

/** Whether this document has settled its language: only its very first page may be moved to the stored one. */
let settled = false;

/**
 * Keeps the language of the page for the next visit. The server has already sent a visitor who arrived without a prefix to his
 * stored language by the cookie; if the cookie is gone but the browser's storage is not, it is done here.
 */
export function useKeptLanguage(language: Language): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    // The cookie is the newer one where an address has named the language.
    const stored = readCookie(document.cookie, LANGUAGE_KEY) ?? recallChoice(LANGUAGE_KEY);
    const arrived = !settled && !splitLanguage(pathname).prefix && !document.referrer.startsWith(window.location.origin);
    settled = true;
    if (arrived && isLanguage(stored) && stored !== language) {
      void navigate(inLanguage(pathname, stored) + search + hash, { replace: true });
      return;
    }
    rememberChoice(LANGUAGE_KEY, language);
  }, [language, navigate]);
}
