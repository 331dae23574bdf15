import type { InquiryRow } from "#app/features/inquiries/queries.server";
import type { RequestView } from "#app/pages/admin/customers/view";

export function messageView(row: InquiryRow): RequestView {
  return {
    id: row.id,
    section: "general",
    kind: "General inquiry",
    person: row.name,
    email: row.email,
    phone: row.phone === null ? null : { countryCode: "", number: row.phone },
    language: row.language,
    received: row.created_at,
    status: row.status,
    listing: null,
    cells: [],
    summary: row.message,
    facts: [
      { name: "Category", text: row.category },
      { name: "Topic", text: row.topic },
    ],
    message: row.message,
    clashes: [],
    isOverbooked: false,
    assignee: null,
    conversation: { id: row.case_id, unread: row.unread, plan: row.plan },
    reply: { about: "message" },
  };
}
