import { type Resource, type ResourceAccess, type RouteRule, type Rule, staff } from "#app/access/rule";
import { PRICE_NOTED } from "#app/access/tables";

/** What goes to the bin with a listing of units. */
const UNITS_DELETED: Rule["internalAccess"] = {
  units: "D",
  occupancies: "D",
  seasons: "D",
  channels: "D",
  calendar_links: "D",
};
/** What a room of the office touches besides its own items. */
interface AdminSection {
  /** Shown in its list. */
  list?: ResourceAccess;
  /** Offered by its form, and looked at when that is sent. */
  form?: ResourceAccess;
  /** Shown beside the form of an item that is there. */
  edited?: ResourceAccess;
  /** Changed when an item is made, when it is saved, and from the list. */
  make?: ResourceAccess;
  change?: ResourceAccess;
  inList?: ResourceAccess;
  /** What was about an item that is deleted. */
  alongside?: Rule["internalAccess"];
  /** What comes with an item that is made. */
  madeAlongside?: Rule["internalAccess"];
}

/** Its list, from which items are deleted, and its form. */
function adminSection(
  store: Resource,
  {
    list = {},
    form = {},
    edited = {},
    make = {},
    change = {},
    inList = {},
    alongside = {},
    madeAlongside = {},
  }: AdminSection = {},
): Record<"list" | "new" | "edit", RouteRule> {
  return {
    list: {
      read: staff({ [store]: "R", ...list }),
      write: staff({ [store]: "D", bin: "I", changes: "I", ...inList }, alongside),
    },
    new: { read: staff(form), write: staff({ [store]: "I", changes: "I", ...make }, { ...form, ...madeAlongside }) },
    edit: {
      read: staff({ [store]: "R", changes: "R", ...form, ...edited }),
      write: staff({ [store]: "U", changes: "I", ...change }, form),
    },
  };
}

/** A page that takes an old address ends the redirect there; a changed slug leaves one. */
const SLUGGED = { make: { redirects: "D" }, change: { redirects: "IUD" } } as const;
export const experiences = adminSection("experiences", {
  alongside: {
    experience_inquiries: "U",
    departure_patterns: "D",
    departures: "D",
    seasons: "D",
  },
});
export const stays = adminSection("stays", {
  ...SLUGGED,
  alongside: { stay_bookings: "U", ...UNITS_DELETED, long_stay_discounts: "D" },
  madeAlongside: { units: "I" },
});
export const vehicles = adminSection("transportation_rentals", {
  inList: { transportation_rentals: "UD" },
  alongside: { transportation_bookings: "U", ...UNITS_DELETED },
  madeAlongside: { units: "I" },
});
export const articles = adminSection("blog_articles", {
  list: { blog_categories: "R" },
  form: { blog_categories: "R" },
  ...SLUGGED,
});
export const guideItems = adminSection("guide_items", {
  // How long ago is too long ago is a setting.
  list: { site_settings: "R" },
  // Published, moved and checked from the list.
  inList: { guide_items: "UD" },
});
/** Published from the list. */
export const places = adminSection("places", { inList: { places: "UD" } });
export const properties = adminSection("properties", {
  ...SLUGGED,
  list: { property_notifications: "R" },
  edited: { property_inquiries: "R" },
  inList: { properties: "UD", property_notifications: "UD" },
  alongside: {
    property_inquiries: "U",
    pemba_property_bookings: "U",
    redirects: "D",
    // Published from the list, and deleted.
    property_prices: "IUD",
    watched_properties: "D",
    told_properties: "D",
    property_files: "D",
    documents: "D",
  },
  madeAlongside: PRICE_NOTED,
});
