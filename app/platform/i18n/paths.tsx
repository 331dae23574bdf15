import { createContext, use, type ComponentProps } from "react";
import { href, Link, NavLink, useLocation } from "react-router";
import { BASE_LANGUAGE, inLanguage, prefixOf, splitLanguage, type Language } from "#app/platform/i18n/languages";

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

/** Pages are fetched when a finger comes near their link, unless the visitor asked to save data. */
export const PREFETCH =
  typeof navigator !== "undefined" && (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
    ? "none"
    : "intent";

type AddressLinkProps = ComponentProps<"a"> &
  Pick<ComponentProps<typeof Link>, "prefetch" | "preventScrollReset" | "replace" | "state"> & { to: string };

/**
 * A link to an address that is complete. On the server that is all there is to it; React Router's own works out what a
 * click will do.
 */
export const AddressLink = import.meta.env.SSR ? StaticLink : Link;

function StaticLink({
  to,
  prefetch: _prefetch,
  preventScrollReset: _reset,
  replace: _replace,
  state: _state,
  target,
  children,
  ...rest
}: AddressLinkProps) {
  return (
    <a {...rest} href={to} target={target} data-discover="true">
      {children}
    </a>
  );
}

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
