import { useEffect } from "react";
import { useNavigate } from "react-router";
import { LANGUAGE_KEY, readCookie, readStoredChoice, storeChoice } from "#app/platform/http/cookies";
import { onFirstUse } from "#app/platform/hydration/on-first-use";
import { inLanguage, isLanguage, splitLanguage, type Language } from "#app/platform/i18n/languages";

/** Only the first page of a document may be redirected to the stored language. */
let isResolved = false;

/**
 * Keeps the language of the page for the next visit. The server has already sent a visitor who arrived without a prefix
 * to his stored language by the cookie; if the cookie is gone but the browser's storage is not, it is done here.
 */
export function useStoredLanguage(language: Language): void {
  const navigate = useNavigate();
  useEffect(() => {
    // A page that was kept is shown without a network: there may be no other.
    if (document.documentElement.dataset.kept) return;
    const { pathname, search, hash } = window.location;
    // The cookie is the newer one where an address has named the language.
    const stored = readCookie(document.cookie, LANGUAGE_KEY) ?? readStoredChoice(LANGUAGE_KEY);
    const isEntryPage =
      !isResolved && !splitLanguage(pathname).prefix && !document.referrer.startsWith(window.location.origin);
    isResolved = true;
    if (isEntryPage && isLanguage(stored) && stored !== language) {
      void navigate(inLanguage(pathname, stored) + search + hash, { replace: true });
      return;
    }
    onFirstUse(() => storeChoice(LANGUAGE_KEY, language));
  }, [language, navigate]);
}
