import { type ResourceAccess, type RouteRule, type Rule, staff } from "#app/access/rule";
import {
  ANSWERS,
  ASKS_CLOSED,
  ASSIGNEES,
  FILE,
  GUEST_MAIL,
  LEDGER_CHECK,
  PLACEMENT,
  REQUESTS,
  REVIEW_REOPENED,
  SEATS_CHECK,
  SUBJECTS,
} from "#app/access/tables";

/** A booking that is moved or parked, or days that are blocked, on units. */
const UNIT_DAYS: Rule["internalAccess"] = {
  stays: "R",
  transportation_rentals: "R",
  occupancies: "ID",
  units: "R",
  channels: "R",
};
const MOVED: ResourceAccess = { stay_bookings: "U", transportation_bookings: "U", changes: "I" };
/** What prices a move. */
const MOVES: Rule["internalAccess"] = { seasons: "R", long_stay_discounts: "R", changes: "R" };
/** What the calendar shows of units and departures. */
const CALENDAR: Rule["internalAccess"] = {
  units: "R",
  occupancies: "R",
  channels: "R",
  channel_events: "R",
  departures: "R",
  departure_seats: "R",
  departure_patterns: "R",
  seasons: "R",
  cases: "R",
  users: "R",
  booking_payments: "R",
};
/** What the day sheet shows besides bookings. */
const DAY_SHEET: Rule["internalAccess"] = {
  units: "R",
  occupancies: "R",
  channels: "R",
  departures: "R",
  departure_seats: "R",
  departure_patterns: "R",
  case_messages: "R",
  booking_payments: "R",
};
/** Whose units they are, and who stands on them. */
const UNITS_READ: Rule["internalAccess"] = { units: "R", occupancies: "R", channels: "R", users: "R" };
/** Units are renamed, put in order, taken off sale and retired; those on whom nothing stands go. */
const UNITS_CHANGED: Rule["internalAccess"] = { units: "IUD", occupancies: "ID", channels: "D", calendar_links: "D" };
const PRICES_READ: Rule["internalAccess"] = { seasons: "R", long_stay_discounts: "R" };
const SEASONS_CHANGED: Rule["internalAccess"] = { seasons: "IUD" };
/** What stands on the screen of a booking besides the booking. */
const DESK_READS: ResourceAccess = { outbox: "R", changes: "R", currencies: "R", site_settings: "R", admin_users: "R" };
/** What is free and what it costs, of all three kinds. */
const ROOM: Rule["internalAccess"] = {
  stay_bookings: "R",
  transportation_bookings: "R",
  users: "R",
  units: "R",
  occupancies: "R",
  departures: "R",
  departure_seats: "R",
  departure_patterns: "R",
  seasons: "R",
  long_stay_discounts: "R",
};
const DESK_PLACES: Rule["internalAccess"] = {
  ...ROOM,
  channels: "R",
  cases: "R",
  case_messages: "R",
  booking_payments: "R",
};

/** Bookings, what they are placed on, and what it costs. */
export const BOOKING_ACCESS: Record<string, RouteRule> = {
  "features/bookings/admin/day-sheet/export.route": { read: staff({ ...REQUESTS, ...SUBJECTS }, DAY_SHEET) },
  "features/bookings/admin/export.route": {
    read: staff({ ...REQUESTS, ...SUBJECTS }, { ...LEDGER_CHECK, booking_payments: "R" }),
  },
  "features/bookings/admin/timeline/timeline.route": {
    read: staff({ ...SUBJECTS, ...REQUESTS, admin_users: "R" }, CALENDAR),
    write: staff({ ...MOVED, outbox: "ID" }, { ...UNIT_DAYS, ...MOVES, ...GUEST_MAIL, cases: "RU" }),
  },
  "features/bookings/admin/timeline/move.route": {
    read: staff(
      { stays: "R", transportation_rentals: "R", stay_bookings: "R", transportation_bookings: "R" },
      {
        seasons: "R",
        long_stay_discounts: "R",
        units: "R",
        occupancies: "R",
        channels: "R",
        ...ASSIGNEES,
        booking_payments: "R",
      },
    ),
    write: staff({ ...MOVED, outbox: "ID" }, { ...UNIT_DAYS, ...MOVES, ...GUEST_MAIL, cases: "RU" }),
  },
  "features/bookings/admin/timeline/block.route": {
    read: staff({ stays: "R", transportation_rentals: "R" }, { units: "R" }),
    write: staff(
      { stay_bookings: "R", transportation_bookings: "R", changes: "I" },
      { stays: "R", occupancies: "ID", units: "R", channels: "R" },
    ),
  },
  "features/bookings/admin/day-sheet/day-sheet.route": {
    read: staff({ ...REQUESTS, ...SUBJECTS, site_settings: "R" }, DAY_SHEET),
    write: staff(ANSWERS, {
      ...SUBJECTS,
      ...LEDGER_CHECK,
      ...SEATS_CHECK,
      ...REVIEW_REOPENED,
      ...ASKS_CLOSED,
      cases: "R",
    }),
  },
  "admin-stays-units": {
    read: staff({ stays: "R", stay_bookings: "R", transportation_bookings: "R" }, UNITS_READ),
    write: staff(
      { stays: "R", stay_bookings: "R", transportation_bookings: "R", changes: "I" },
      { ...UNITS_CHANGED, users: "R" },
    ),
  },
  "admin-transportation-units": {
    read: staff({ transportation_rentals: "R", stay_bookings: "R", transportation_bookings: "R" }, UNITS_READ),
    write: staff(
      { transportation_rentals: "R", stay_bookings: "R", transportation_bookings: "R", changes: "I" },
      { ...UNITS_CHANGED, users: "R" },
    ),
  },
  "admin-stays-prices": {
    read: staff({ stays: "R" }, PRICES_READ),
    write: staff({ stays: "U", changes: "I" }, { ...SEASONS_CHANGED, long_stay_discounts: "ID", redirects: "D" }),
  },
  "admin-transportation-prices": {
    read: staff({ transportation_rentals: "R" }, { seasons: "R" }),
    write: staff({ transportation_rentals: "U", changes: "I" }, SEASONS_CHANGED),
  },
  "features/availability/admin/departures/departures.route": {
    read: staff(
      { experiences: "R", experience_inquiries: "R" },
      { seasons: "R", departure_patterns: "R", departures: "R", departure_seats: "R" },
    ),
    write: staff(
      { experiences: "U", experience_inquiries: "U", changes: "I", outbox: "ID" },
      {
        ...SEASONS_CHANGED,
        departure_patterns: "IUD",
        departures: "IUD",
        departure_seats: "IUD",
        ...GUEST_MAIL,
        cases: "RU",
      },
    ),
  },
  "features/availability/admin/channels.route": {
    read: staff(
      { stays: "R", transportation_rentals: "R" },
      { units: "R", occupancies: "R", channels: "R", channel_events: "R", calendar_links: "R" },
    ),
    write: staff(
      { stays: "R", site_settings: "R", changes: "I" },
      { units: "R", occupancies: "RID", channels: "RIUD", channel_events: "RIUD", calendar_links: "IUD" },
    ),
  },
  "features/guests/admin/case.route": {
    read: staff(
      { ...REQUESTS, ...SUBJECTS, inquiries: "R", property_inquiries: "R", properties: "R", outbox: "R", changes: "R" },
      {
        cases: "R",
        case_messages: "R",
        case_pictures: "R",
        secret_links: "R",
        canned_replies: "R",
        asks: "R",
        plans: "R",
        booking_payments: "R",
        users: "R",
        admin_users: "R",
      },
    ),
    write: staff(
      {
        stay_bookings: "U",
        transportation_bookings: "U",
        experience_inquiries: "U",
        inquiries: "U",
        property_inquiries: "U",
        properties: "U",
        outbox: "ID",
        changes: "I",
        "guest-files": "I",
      },
      {
        ...FILE,
        // What a guest asked for is done.
        ...SUBJECTS,
        ...SEATS_CHECK,
        asks: "RU",
        occupancies: "RID",
        units: "R",
        departure_seats: "RD",
        hold_networks: "D",
        seasons: "R",
        long_stay_discounts: "R",
        channels: "R",
        site_settings: "R",
        booking_payments: "R",
        cases: "RU",
        case_messages: "RIU",
        case_pictures: "RIU",
        secret_links: "IU",
        canned_replies: "U",
        users: "R",
        admin_users: "R",
      },
    ),
  },
  "features/guests/admin/replies.route": {
    read: staff({}, { canned_replies: "R" }),
    write: staff({ changes: "I", bin: "I" }, { canned_replies: "IUD" }),
  },
  "features/guests/admin/pictures.route": {
    read: staff(),
    write: staff({ "guest-files": "I" }, { ...FILE, cases: "R", case_pictures: "RI" }),
  },
  "features/guests/admin/picture.route": { read: staff({}, { case_pictures: "R" }) },
  "features/guests/admin/inbox.route": {
    read: staff(
      // How far a trip plan is.
      { stay_bookings: "R", transportation_bookings: "R", experience_inquiries: "R" },
      { cases: "R", case_messages: "R", users: "R" },
    ),
  },
  "features/reviews/admin/reviews.route": {
    read: staff({ reviews: "R", ...REQUESTS }),
    write: staff({ reviews: "UD", changes: "I" }, { review_stats: "IU" }),
  },
  "features/bookings/admin/booking.route": {
    read: staff({ ...REQUESTS, ...SUBJECTS, ...DESK_READS }, DESK_PLACES),
    write: staff(
      { ...ANSWERS, outbox: "IUD", currencies: "R" },
      {
        ...PLACEMENT,
        ...ASKS_CLOSED,
        ...DESK_PLACES,
        occupancies: "RIUD",
        departures: "RIUD",
        departure_seats: "RIUD",
        booking_payments: "RIU",
        cases: "RU",
        case_messages: "I",
        admin_users: "R",
        users: "R",
      },
    ),
  },
  "features/bookings/admin/booking-new.route": {
    read: staff(SUBJECTS, { ...ROOM, channels: "R" }),
    write: staff(
      { experience_inquiries: "IU", stay_bookings: "IU", transportation_bookings: "IU", changes: "I", outbox: "ID" },
      {
        ...SUBJECTS,
        ...ROOM,
        reference_codes: "I",
        cases: "I",
        site_settings: "R",
        occupancies: "IUD",
        departures: "IU",
        departure_seats: "IUD",
        booking_payments: "R",
        admin_users: "R",
      },
    ),
  },
  "features/bookings/admin/voucher.route": {
    read: staff(
      { ...REQUESTS, ...SUBJECTS },
      { cases: "R", admin_users: "R", users: "R", booking_payments: "R", asks: "R" },
    ),
  },
};
