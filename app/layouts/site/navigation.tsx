import { House, Newspaper, Ticket, TrendingUp, Users } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Picture } from "#app/features/media/components/picture";
import type { en } from "#app/features/translations/catalogues/en";
import { pathWithoutLanguage, type PublicPath } from "#app/platform/i18n/paths";

type NavKey = keyof typeof en.nav;

interface NavItem {
  to: PublicPath;
  text: NavKey;
}

/** A row of a menu that opens. */
interface MenuItem extends NavItem {
  hint: NavKey;
  icon: ReactNode;
}

export const MAIN_LINKS: NavItem[] = [
  { to: "/:lang?/experiences", text: "experiences" },
  { to: "/:lang?/stays", text: "stays" },
  { to: "/:lang?/transportation", text: "transportation" },
  { to: "/:lang?/travel", text: "travel" },
];

const thumbnail = (scene: string) => <Picture src={`/scenes/${scene}-1920.webp`} alt="" sizes="44px" />;

export const DISCOVER_LINKS: MenuItem[] = [
  { to: "/:lang?/blog", text: "blog", hint: "blogHint", icon: <Newspaper aria-hidden /> },
  { to: "/:lang?/about", text: "about", hint: "aboutHint", icon: <Users aria-hidden /> },
];

/** Stands with what there is to discover, and is no part of it. */
export const REQUESTS_LINK: MenuItem = {
  to: "/:lang?/my",
  text: "requests",
  hint: "requestsHint",
  icon: <Ticket aria-hidden />,
};

export const WHY_LINKS: MenuItem[] = [
  { to: "/:lang?/why-pemba/pristine-beaches", text: "beaches", hint: "beachesHint", icon: thumbnail("lagoonNoon") },
  { to: "/:lang?/why-pemba/lush-forest", text: "forest", hint: "forestHint", icon: thumbnail("forest") },
  { to: "/:lang?/why-pemba/cultural-heritage", text: "culture", hint: "cultureHint", icon: thumbnail("door") },
];

export const INVEST_LINKS: MenuItem[] = [
  { to: "/:lang?/invest", text: "opportunities", hint: "opportunitiesHint", icon: <TrendingUp aria-hidden /> },
  { to: "/:lang?/real-estate", text: "realEstate", hint: "realEstateHint", icon: <House aria-hidden /> },
];

/** Whether one of these is the page the visitor is on, or the room it belongs to. */
export function useIsCurrentSection(): (links: NavItem[]) => boolean {
  const page = pathWithoutLanguage(useLocation().pathname);
  return (links) => links.some(({ to }) => `${page}/`.startsWith(`${to.replace("/:lang?", "")}/`));
}

export function useNavTranslations() {
  return useTranslations("nav");
}
