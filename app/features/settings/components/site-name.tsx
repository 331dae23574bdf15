import { createContext, use } from "react";
import { DEFAULT_SITE_NAME } from "#app/brand";

const SiteName = createContext<string>(DEFAULT_SITE_NAME);
export const SiteNameProvider = SiteName.Provider;

/** The site's name on screens of the office. Public pages have it with the rest of the identity. */
export function useSiteName(): string {
  return use(SiteName);
}
