import { CASE_KINDS } from "#app/features/cases/schema";
import { isLanguage, type Language } from "#app/platform/i18n/languages";
import { textParam } from "#app/platform/http/form";
import { ADMIN_PREFIX } from "#app/urls";

/** What an inbox shows, in the order of its tabs. */
export const INBOX_VIEWS = ["us", "mine", "unassigned", "guest", "all", "closed"] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

export const VIEW_NAMES: Readonly<Record<InboxView, string>> = {
  us: "Waiting for us",
  mine: "Mine",
  unassigned: "Unassigned",
  guest: "Waiting for guest",
  all: "All",
  closed: "Closed",
};

export type CaseKind = (typeof CASE_KINDS)[number];
export const KIND_NAMES: Readonly<Record<CaseKind, string>> = {
  booking: "Booking",
  message: "Message",
  question: "Question",
  viewing: "Viewing",
  offer: "Offered property",
  plan: "Trip plan",
  list: "Saved list",
};

export interface InboxFilters {
  view: InboxView;
  kind: CaseKind | null;
  language: Language | null;
  search: string;
}

/** Who calls it by an unknown name gets what waits for us. */
export function readInboxFilters(query: URLSearchParams): InboxFilters {
  const language = query.get("language");
  return {
    view: INBOX_VIEWS.find((name) => name === query.get("for")) ?? "us",
    kind: CASE_KINDS.find((name) => name === query.get("kind")) ?? null,
    language: isLanguage(language) ? language : null,
    search: textParam(query, "q"),
  };
}

export function inboxPath({ view, kind, language, search }: Partial<InboxFilters>, page = 1): string {
  const query = new URLSearchParams({
    ...(view && view !== "us" && { for: view }),
    ...(kind && { kind }),
    ...(language && { language }),
    ...(search && { q: search }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `${ADMIN_PREFIX}/inbox${query ? `?${query}` : ""}`;
}

/** With the filters of the list it stands beside. */
export const casePath = (id: string, filters: Partial<InboxFilters> = {}, page = 1) =>
  inboxPath(filters, page).replace(/\/inbox\b/, `/inbox/${id}`);

/** Where pictures of a conversation are sent to and read from. */
export const picturesPath = (caseId: string) => `${casePath(caseId)}/pictures`;
