import type { Person } from "#app/features/privacy/queries.server";

type PersonalDataKind = keyof Person["records"];

/** What is held, in the order and the words of the screen. */
export const PERSONAL_DATA_LABELS: Readonly<Record<PersonalDataKind, string>> = {
  experience_inquiries: "Experience requests",
  stay_bookings: "Stay requests",
  transportation_bookings: "Vehicle requests",
  inquiries: "Messages",
  property_inquiries: "Questions about properties",
  properties: "Properties offered",
  bin: "Deleted properties in the bin",
  outbox: "Mail",
  changes: "Notes in the history",
  cases: "Cases",
  case_messages: "Words and notes in cases",
  case_pictures: "Pictures in cases",
  plans: "Trip plans",
  secret_links: "Links to pages of guests",
  asks: "Changes and cancellations asked for",
  reviews: "Reviews",
  booking_payments: "Payments of bookings",
  subscribers: "Told of properties",
  alerts: "Alerts about properties",
  watched_properties: "Properties watched for their price",
  channel_events: "Events of other channels",
};

/** What becomes of each when the person is erased. */
const REQUEST_ERASURE_NOTE =
  "Name, addresses and words go. Days, amounts and status stay; one that is still pending is cancelled.";
export const ERASURE_NOTES: Readonly<Record<PersonalDataKind, string>> = {
  experience_inquiries: REQUEST_ERASURE_NOTE,
  stay_bookings: REQUEST_ERASURE_NOTE,
  transportation_bookings: REQUEST_ERASURE_NOTE,
  inquiries: REQUEST_ERASURE_NOTE,
  property_inquiries: REQUEST_ERASURE_NOTE,
  properties:
    "The owner’s name, addresses and number go. The listing stays: delete it under Properties if it should go too.",
  bin: "The owner’s name, addresses and number go.",
  outbox: "Deleted, sent or not.",
  changes: "The name and values go. Who did what stays.",
  cases: "The name and address go. The reference stays.",
  case_messages: "The words go. Who wrote when stays.",
  case_pictures: "Deleted, with their files.",
  plans: "Kept: days and prices, nothing about the person.",
  secret_links: "Deleted: nothing opens the page any more.",
  asks: "The words go. What was asked for and decided stays.",
  reviews: "Deleted, published or not.",
  booking_payments: "The note goes. Amounts, days and methods stay.",
  subscribers: "Deleted, with all links: nothing is sent any more.",
  alerts: "Deleted.",
  watched_properties: "Deleted.",
  channel_events: "What the other calendar says goes, and does not come back from it. The days stay taken.",
};

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

/** One line that lets staff tell whether it is the person they mean. */
export function describeRecord(name: PersonalDataKind, row: Record<string, unknown>): string {
  const [who, about] =
    name === "properties" || name === "bin"
      ? [text(row.owner_name) ?? text(row.item_name), text(row.title)]
      : [
          text(row.full_name) ?? text(row.name) ?? text(row.recipient) ?? text(row.item_name) ?? text(row.summary),
          text(row.experience_title) ??
            text(row.stay_name) ??
            text(row.rental_name) ??
            text(row.property_title) ??
            text(row.topic) ??
            text(row.subject) ??
            text(row.action) ??
            text(row.body) ??
            text(row.reason) ??
            text(row.note) ??
            text(row.day) ??
            text(row.first_day),
        ];
  const reached = [text(row.email) ?? text(row.owner_email), text(row.phone) ?? text(row.owner_phone)];
  return [who, ...reached, about].filter((part) => part !== null).join(", ");
}
