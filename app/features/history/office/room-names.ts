import type { RecordedRoom } from "#app/features/history/schema";
import { ADMIN_PREFIX } from "#app/urls";

export const ROOM_NAMES: Record<RecordedRoom, string> = {
  experiences: "Experiences",
  stays: "Stays",
  transportation: "Transportation",
  blog: "Blog",
  properties: "Properties",
  property_bookings: "Property bookings",
  translations: "Translations",
  currencies: "Currencies",
  settings: "Settings",
  customers: "Customers",
  replies: "Replies",
  guide: "Guide",
  places: "Places",
  staff: "Staff",
};

/** Where a recorded item can be looked at. It may be gone by now. */
export function addressOfItem(room: RecordedRoom, id: string, name: string): string {
  switch (room) {
    case "experiences":
    case "stays":
    case "transportation":
    case "blog":
    case "properties":
    case "guide":
    case "places":
      return `${ADMIN_PREFIX}/${room}/${id}/edit`;
    case "property_bookings":
      return `${ADMIN_PREFIX}/properties/bookings`;
    case "translations":
      return `${ADMIN_PREFIX}/translations?${new URLSearchParams({ search: name })}`;
    case "replies":
      return `${ADMIN_PREFIX}/replies?${new URLSearchParams({ reply: id })}`;
    case "currencies":
    case "settings":
    case "customers":
    case "staff":
      return `${ADMIN_PREFIX}/${room}`;
  }
}
