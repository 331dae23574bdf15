import type { SearchKind } from "#app/features/search/schema";
import { ADMIN_PREFIX } from "#app/urls";

/** Where each kind is worked on. The one place that knows how other rooms are addressed. */
const ADDRESSES: Record<SearchKind, (entry: Addressed) => string> = {
  experiences: ({ id }) => `/experiences/${id}/edit`,
  stays: ({ id }) => `/stays/${id}/edit`,
  transportation: ({ id }) => `/transportation/${id}/edit`,
  properties: ({ id }) => `/properties/${id}/edit`,
  blog: ({ id }) => `/blog/${id}/edit`,
  experience_inquiries: inCustomers,
  stay_bookings: inCustomers,
  transportation_bookings: inCustomers,
  inquiries: inCustomers,
  property_inquiries: inCustomers,
  property_bookings: () => "/properties/bookings",
  staff: () => "/staff",
  translations: ({ title }) => `/translations?${new URLSearchParams({ search: title })}`,
};

interface Addressed {
  kind: SearchKind;
  id: string;
  title: string;
  aliases: readonly string[];
}

/** Everything the person has sent: the first of a request's other names is its sender's email. */
function inCustomers({ title, aliases: [email] }: Addressed): string {
  return `/customers?${new URLSearchParams({ q: email ?? title })}`;
}

export function addressOf(entry: Addressed): string {
  return `${ADMIN_PREFIX}${ADDRESSES[entry.kind](entry)}`;
}
