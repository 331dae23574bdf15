import { createContext, use } from "react";
import type { SeoDefaults } from "#app/features/settings/schema";

interface Site {
  /** Scheme and host of our own pages. */
  origin: string;
  seo: SeoDefaults;
}

const SiteContext = createContext<Site>({ origin: "", seo: { title: "", description: "" } });
export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  return use(SiteContext);
}
