import { createContext, use } from "react";
import { DEFAULT_SITE_NAME } from "#app/brand";
import type { Identity } from "#app/features/settings/identity";
import type { SeoDefaults } from "#app/features/settings/schema";

interface Site {
  /** Scheme and host of our own pages. */
  origin: string;
  seo: SeoDefaults;
  identity: Identity;
  /** Whether devices may keep pages. */
  isOfflineOn: boolean;
}

const SiteContext = createContext<Site>({
  origin: "",
  seo: { title: "", description: "" },
  identity: { name: DEFAULT_SITE_NAME, email: null, phone: null, emergencyPhone: null, address: "" },
  isOfflineOn: false,
});
export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  return use(SiteContext);
}
