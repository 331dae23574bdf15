import type { ResourceAccess, Rule } from "#app/access/rule";

export const REQUESTS: ResourceAccess = { experience_inquiries: "R", stay_bookings: "R", transportation_bookings: "R" };
/** What requests and messages are about. */
export const SUBJECTS: ResourceAccess = { experiences: "R", stays: "R", transportation_rentals: "R" };
export const ANSWERS: ResourceAccess = {
  experience_inquiries: "U",
  stay_bookings: "U",
  transportation_bookings: "U",
  changes: "I",
};
/** Every file has a row of its own, whichever bucket it is in. */
export const FILE: Rule["internalAccess"] = { media_objects: "I" };
/** The old one goes, with what could still be done by it. */
export const NEW_PASSWORD: Rule["internalAccess"] = { accounts: "ID", password_resets: "D", sessions: "D" };
/** Who is signed in. */
export const ACCOUNT: Rule["internalAccess"] = { sessions: "R", users: "R", admin_users: "R" };
export const LEDGER_CHECK: Rule["internalAccess"] = { occupancies: "R", units: "R" };
export const SEATS_CHECK: Rule["internalAccess"] = { departure_seats: "R", departures: "R" };
/** What other channels have sold takes days that are given back. */
const IMPORTS: Rule["internalAccess"] = { channels: "R", channel_events: "RU" };
/** Days and seats that a status takes and gives back. */
export const PLACEMENT: Rule["internalAccess"] = {
  ...SUBJECTS,
  site_settings: "R",
  occupancies: "IUD",
  units: "R",
  ...IMPORTS,
  departure_seats: "IUD",
  departures: "IUD",
  departure_patterns: "R",
  hold_networks: "D",
};
/** Whom bookings are given to. */
export const ASSIGNEES: Rule["internalAccess"] = { cases: "R", admin_users: "R", users: "R" };
/** What a mail to a guest is written from: the booking as it stands, and what was paid. */
export const GUEST_MAIL: Rule["internalAccess"] = { cases: "R", admin_users: "R", users: "R", booking_payments: "R" };

/** What a property costs and whether visitors see it is written down: by a trigger. */
export const PRICE_NOTED: Rule["internalAccess"] = { property_prices: "IU" };
/** A booking that is no longer completed puts its published review back: by a trigger. */
export const REVIEW_REOPENED: Rule["internalAccess"] = { reviews: "U" };

/** One that is over closes what its guest asked for: by a trigger. */
export const ASKS_CLOSED: Rule["internalAccess"] = { asks: "U" };
