import { NAV_ITEMS, SECONDARY_NAV_ITEMS } from "#app/layouts/admin/nav-items";
import { ADMIN_PREFIX } from "#app/urls";

const FORMS = ["experiences", "stays", "transportation", "blog", "properties"];

/** One address of every screen of the office; of those with a parameter, any. */
export const SCREENS: readonly string[] = [
  ...[...NAV_ITEMS, ...SECONDARY_NAV_ITEMS].map(({ path }) => path),
  ...FORMS.flatMap((room) => [`${ADMIN_PREFIX}/${room}/new`, `${ADMIN_PREFIX}/${room}/any/edit`]),
  `${ADMIN_PREFIX}/translations/import`,
  `${ADMIN_PREFIX}/properties/bookings`,
  `${ADMIN_PREFIX}/search`,
  `${ADMIN_PREFIX}/no-such-screen`,
];
