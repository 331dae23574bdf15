import { HandCoins, Plus } from "lucide-react";
import { foldText } from "#app/features/search/fold";
import { NAV_ITEMS, SECONDARY_NAV_ITEMS, type NavItem } from "#app/layouts/admin/nav-items";
import { ADMIN_PREFIX } from "#app/urls";

const PAGES: readonly NavItem[] = [
  ...NAV_ITEMS,
  ...SECONDARY_NAV_ITEMS,
  { name: "Property bookings", path: `${ADMIN_PREFIX}/properties/bookings`, icon: HandCoins },
  { name: "Add Experience", path: `${ADMIN_PREFIX}/experiences/new`, icon: Plus },
  { name: "Add Stay", path: `${ADMIN_PREFIX}/stays/new`, icon: Plus },
  { name: "Add Guide Item", path: `${ADMIN_PREFIX}/guide/new`, icon: Plus },
  { name: "Add Place", path: `${ADMIN_PREFIX}/places/new`, icon: Plus },
  { name: "Add Vehicle", path: `${ADMIN_PREFIX}/transportation/new`, icon: Plus },
  { name: "Add Article", path: `${ADMIN_PREFIX}/blog/new`, icon: Plus },
  { name: "Add Property", path: `${ADMIN_PREFIX}/properties/new`, icon: Plus },
];

/** The screens of the office with a word that begins with each of those typed; the rooms when nothing is typed. */
export function pagesFor(text: string): readonly NavItem[] {
  const words = foldText(text).split(" ").filter(Boolean);
  if (words.length === 0) return NAV_ITEMS;
  return PAGES.filter(({ name }) => words.every((word) => ` ${foldText(name)}`.includes(` ${word}`)));
}
