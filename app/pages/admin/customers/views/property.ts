import type { PropertyInquiryRow } from "#app/features/inquiries/queries.server";
import type { RequestView } from "#app/pages/admin/customers/view";
import { formatUsd } from "#app/platform/money/money";

export function propertyView(row: PropertyInquiryRow): RequestView {
  return {
    id: row.id,
    section: "property",
    kind: "Property inquiry",
    person: row.name,
    email: row.email,
    phone: row.phone === null ? null : { countryCode: "", number: row.phone },
    language: row.language,
    received: row.created_at,
    status: null,
    listing: {
      name: row.property_title,
      image: row.image,
      line: row.location ?? "No longer offered",
      total: row.price === null ? null : formatUsd(row.price),
    },
    cells: [{ name: "Message", text: row.message }],
    summary: row.message,
    facts: [],
    message: row.message,
    clashes: [],
    isOverbooked: false,
    assignee: null,
    conversation: { id: row.case_id, unread: row.unread, plan: row.plan },
    reply: { about: "question", item: row.title_for_visitor },
  };
}
