import { createContext, use, type ComponentProps } from "react";
import { href, NavLink, useLocation } from "react-router";
import { AddressLink, type AddressLinkProps } from "#app/platform/framework/address-link";
import { BASE_LANGUAGE, inLanguage, prefixOf, splitLanguage, type Language } from "#app/platform/i18n/languages";
import { savesData } from "#app/platform/saves-data";

const LanguageContext = createContext<Language>(BASE_LANGUAGE);
export const LanguageProvider = LanguageContext.Provider;

export function useLanguage(): Language {
  return use(LanguageContext);
}

/** Every public address, with its optional language prefix. */
export type PublicPath = Extract<Parameters<typeof href>[0], `/:lang?${string}`>;

/** Builds addresses in the language of the page: the one place where the prefix is added. */
export function usePath(): (path: PublicPath, params?: Record<string, string>) => string {
  const language = useLanguage();
  return (path, params) => {
    const build = href as (path: PublicPath, params: Record<string, string | undefined>) => string;
    return build(path, { ...params, lang: prefixOf(language) });
  };
}

/** On a page that the service worker has kept, and shows because the server does not answer. */
const isKept = !import.meta.env.SSR && document.documentElement.dataset.kept !== undefined;

/**
 * Pages are fetched when a finger comes near their link, unless the visitor asked to save data. On a kept page nothing
 * would come, and the router reloads a page whose next one it cannot fetch.
 */
export const PREFETCH = savesData() || isKept ? "none" : "intent";

type SiteLinkProps = Omit<AddressLinkProps, "to"> & {
  to: PublicPath;
  params?: Record<string, string>;
  search?: string;
};

export function SiteLink({ to, params, search = "", ...rest }: SiteLinkProps) {
  return <AddressLink prefetch={PREFETCH} {...rest} to={usePath()(to, params) + search} />;
}

/** A link that knows when it is the current one. */
export function SiteNavLink({ to, ...rest }: Omit<ComponentProps<typeof NavLink>, "to"> & { to: PublicPath }) {
  return <NavLink prefetch={PREFETCH} {...rest} to={usePath()(to)} />;
}

/** This page in another language, with its query and anchor. */
export function useTranslatedPath(): (language: Language) => string {
  const { pathname, search, hash } = useLocation();
  return (language) => inLanguage(pathname, language) + search + hash;
}

/** The page without its language: equal for the nine versions of one page. */
export function pathWithoutLanguage(pathname: string): string {
  return splitLanguage(pathname).path.replace(/(?<=.)\/$/, "");
}
