import type { InboxPage } from "#app/features/guests/admin/inbox-list";
import { readInboxFilters } from "#app/features/guests/inbox/filters";
import { listInbox } from "#app/features/guests/inbox/queries.server";
import { GUEST_LIMITS } from "#app/features/settings/schema";
import type { Services } from "#app/services.server";
import { readPage } from "#app/ui/office/data-table/view-params";

/** The list of the inbox that an address asks for, as a member of staff sees it. */
export async function readInbox(
  { db, settings }: Pick<Services, "db" | "settings">,
  query: URLSearchParams,
  staff: string,
): Promise<InboxPage> {
  const filters = readInboxFilters(query);
  const page = readPage(query);
  const answerHours = settings.value?.answer_hours ?? GUEST_LIMITS.answer_hours.default;
  return { filters, page, ...(await listInbox(db, filters, { staff, page })), answerHours, now: new Date() };
}
