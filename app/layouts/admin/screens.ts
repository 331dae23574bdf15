import { NAV_ITEMS, SECONDARY_NAV_ITEMS } from "#app/layouts/admin/nav-items";
import { ADMIN_PREFIX } from "#app/urls";

const FORMS = ["experiences", "stays", "transportation", "blog", "properties", "guide", "places"];

/** One address of every screen of the office; of those with a parameter, any. */
export const SCREENS: readonly string[] = [
  ...[...NAV_ITEMS, ...SECONDARY_NAV_ITEMS].map(({ path }) => path),
  ...FORMS.flatMap((room) => [`${ADMIN_PREFIX}/${room}/new`, `${ADMIN_PREFIX}/${room}/any/edit`]),
  ...["stays", "transportation"].flatMap((room) => [
    `${ADMIN_PREFIX}/${room}/any/units`,
    `${ADMIN_PREFIX}/${room}/any/prices`,
  ]),
  `${ADMIN_PREFIX}/experiences/any/departures`,
  `${ADMIN_PREFIX}/bookings/new`,
  `${ADMIN_PREFIX}/bookings/stay/any`,
  `${ADMIN_PREFIX}/bookings/stay/any/voucher`,
  `${ADMIN_PREFIX}/calendar/move`,
  `${ADMIN_PREFIX}/calendar/block`,
  `${ADMIN_PREFIX}/day/2026-11-16`,
  `${ADMIN_PREFIX}/inbox/any`,
  `${ADMIN_PREFIX}/translations/import`,
  `${ADMIN_PREFIX}/properties/bookings`,
  `${ADMIN_PREFIX}/properties/any/files`,
  `${ADMIN_PREFIX}/search`,
  `${ADMIN_PREFIX}/no-such-screen`,
];
