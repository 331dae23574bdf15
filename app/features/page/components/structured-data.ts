import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useSite } from "#app/features/settings/components/site-context";
import { usePath, type PublicPath } from "#app/platform/i18n/paths";

/** For the browser: structured data is read in the document, so no code for it is sent. */
export const noStructuredData = (): object[] => [];

/** How many entries of a list search engines are told of. */
const LISTED = 10;

/**
 * The way to a page, as search engines read it: home, its room where it has one, the page itself. `own` is its path,
 * when it can be reached by others too.
 */
export const useBreadcrumbData = import.meta.env.SSR ? useBreadcrumbs : noStructuredData;

function useBreadcrumbs(room: { name: string; to: PublicPath } | null, title: string, own?: string): object[] {
  const t = useTranslations("nav");
  const { origin } = useSite();
  const { pathname } = useLocation();
  const path = usePath();
  const crumb = (position: number, name: string, item: string) => ({ "@type": "ListItem", position, name, item });
  const crumbs = [
    crumb(1, t("home"), origin + path("/:lang?")),
    ...(room ? [crumb(2, room.name, origin + path(room.to))] : []),
    crumb(room ? 3 : 2, title, origin + (own ?? pathname)),
  ];
  return [{ "@type": "BreadcrumbList", itemListElement: crumbs }];
}

/** The first entries of a list. */
export const useItemListData = import.meta.env.SSR ? useItemList : noStructuredData;

function useItemList(items: { name: string; to: PublicPath; params: Record<string, string> }[]): object[] {
  const { origin } = useSite();
  const path = usePath();
  const entries = items.slice(0, LISTED).map(({ name, to, params }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    url: origin + path(to, params),
  }));
  return [{ "@type": "ItemList", itemListElement: entries }];
}
