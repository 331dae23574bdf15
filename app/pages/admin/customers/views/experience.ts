import type { ExperienceInquiryRow } from "#app/features/bookings/queries.server";
import type { RequestView } from "#app/pages/admin/customers/view";
import { formatDay } from "#app/platform/dates/dates";
import { formatUsd } from "#app/platform/money/money";
import { plural } from "#app/ui/office/plural";

export function experienceView(row: ExperienceInquiryRow): RequestView {
  const date = formatDay(row.date, "en", "short");
  return {
    id: row.id,
    section: "experience",
    kind: "Experience booking request",
    person: row.full_name,
    email: row.email,
    phone: { countryCode: row.country_code, number: row.phone },
    language: row.language,
    received: row.created_at,
    status: row.status,
    listing: {
      name: row.experience_title,
      image: row.image,
      line:
        row.category === null
          ? "No longer offered"
          : `${row.category}, ${row.duration}, ${formatUsd(row.price ?? 0)} per person`,
      total: row.quoted_total === null ? null : formatUsd(row.quoted_total),
    },
    cells: [
      { name: "Date", text: date },
      { name: "People", text: String(row.participants) },
    ],
    summary: `${date}, ${plural(row.participants, "person", "people")}`,
    facts: [
      { name: "Date", text: date },
      { name: "Participants", text: String(row.participants) },
      { name: "Staying at", text: row.accommodation },
    ],
    message: row.message,
    clashes: [],
    isOverbooked: row.overbooked,
    assignee: row.assignee,
    conversation: { id: row.case_id, unread: row.unread, plan: row.plan },
    reply: {
      about: "experience",
      item: row.title_for_visitor,
      day: formatDay(row.date, row.language),
      n: row.participants,
    },
  };
}
