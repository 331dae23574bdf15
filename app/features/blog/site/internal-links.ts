import { inLanguage, splitLanguage, type Language } from "#app/platform/i18n/languages";
import { isOffice } from "#app/urls";

/**
 * A link to one of our pages, as the reader's language has it. Files, the office and links that name a language stay.
 */
export function internalLinkRewriter(language: Language): (address: string) => string {
  return (address) => {
    const { pathname, search, hash } = new URL(address, "http://own.invalid");
    const isPage = !isOffice(pathname) && !/\.[a-z0-9]+$/i.test(pathname);
    if (!isPage || splitLanguage(pathname).prefix) return address;
    return inLanguage(pathname, language) + search + hash;
  };
}
