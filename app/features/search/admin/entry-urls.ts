import type { SearchKind } from "#app/features/search/schema";
import { ADMIN_PREFIX } from "#app/urls";

/** Where each kind is worked on. The one place that knows how other rooms are addressed. */
const EDIT_PATHS: Record<SearchKind, (entry: SearchTarget) => string> = {
  experiences: ({ id }) => `/experiences/${id}/edit`,
  stays: ({ id }) => `/stays/${id}/edit`,
  transportation: ({ id }) => `/transportation/${id}/edit`,
  properties: ({ id }) => `/properties/${id}/edit`,
  blog: ({ id }) => `/blog/${id}/edit`,
  guide: ({ id }) => `/guide/${id}/edit`,
  places: ({ id }) => `/places/${id}/edit`,
  experience_inquiries: ({ id }) => `/bookings/experience/${id}`,
  stay_bookings: ({ id }) => `/bookings/stay/${id}`,
  transportation_bookings: ({ id }) => `/bookings/vehicle/${id}`,
  inquiries: customersPath,
  property_inquiries: customersPath,
  property_bookings: () => "/properties/bookings",
  staff: () => "/staff",
  translations: ({ title }) => `/translations?${new URLSearchParams({ search: title })}`,
};

interface SearchTarget {
  kind: SearchKind;
  id: string;
  title: string;
  aliases: readonly string[];
}

/** Everything the person has sent: the first of a message's other names is its sender's email. */
function customersPath({ title, aliases: [email] }: SearchTarget): string {
  return `/customers?${new URLSearchParams({ q: email ?? title })}`;
}

export function entryUrl(entry: SearchTarget): string {
  return `${ADMIN_PREFIX}${EDIT_PATHS[entry.kind](entry)}`;
}
