import { sql, type SQL } from "drizzle-orm";
import { bookingStatuses } from "#app/features/cases/queries.server";
import type { CaseKind, InboxFilters } from "#app/features/guests/inbox/filters";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf, upTo } from "#app/platform/db/rows.server";
import type { Language } from "#app/platform/i18n/languages";

const CASES_PER_PAGE = 24;
/** Counted no further: "99+". */
const MAX_COUNT = 100;
const MAX_WORDS = 140;

export interface InboxRow {
  id: string;
  reference: string;
  kind: CaseKind;
  title: string;
  name: string;
  language: Language;
  state: "open" | "closed";
  waiting_for: "us" | "guest" | "nobody";
  waiting_since: string | null;
  unread: number;
  assignee: string | null;
  mail_failed: boolean;
  asks_for_data: boolean;
  /** Of the bookings of a trip plan; null of anything else. */
  plan_statuses: string[] | null;
  created_at: string;
  /** The last words of either side. */
  words: string | null;
  /** How many pictures came with them. */
  pictures: number | null;
  words_language: Language | null;
  words_by: "guest" | "staff" | null;
  words_at: string | null;
}

/** Which cases a view shows, and which come first: each in the order of an index. */
function viewOf({ view }: InboxFilters, staff: string): { where: SQL; order: SQL } {
  const longestFirst = sql`k.waiting_since, k.id`;
  // Who asks for his data is answered first: the law sets a time for it.
  const dataFirst = sql`k.data_asked_at, k.waiting_since, k.id`;
  const newestFirst = sql`k.created_at desc, k.id`;
  switch (view) {
    case "us":
      return { where: sql`k.state = 'open' and k.waiting_for = 'us'`, order: dataFirst };
    case "guest":
      return { where: sql`k.state = 'open' and k.waiting_for = 'guest'`, order: longestFirst };
    case "mine":
      // What waits for us comes first: 'us' is the last of the three words.
      return {
        where: sql`k.state = 'open' and k.assignee = ${staff}`,
        order: sql`k.waiting_for desc, k.waiting_since, k.id`,
      };
    case "unassigned":
      return {
        where: sql`k.state = 'open' and k.assignee is null and k.waiting_for = 'us'`,
        order: dataFirst,
      };
    case "closed":
      return { where: sql`k.state = 'closed'`, order: newestFirst };
    case "all":
      return { where: sql`true`, order: newestFirst };
  }
}

/** One row for a plan, however many bookings it has. */
const PLAN_STATUSES = sql`case when k.kind = 'plan' then ${bookingStatuses(sql`k.id`)} end`;

/** One page of the inbox; one row more tells whether there are further ones. */
export async function listInbox(
  db: Db,
  filters: InboxFilters,
  { staff, page }: { staff: string; page: number },
): Promise<{ rows: InboxRow[]; hasMore: boolean }> {
  const { where, order } = viewOf(filters, staff);
  const { kind, language, search } = filters;
  const found = search
    ? sql`and (search_grams(k.search_text) @@ search_query(nullif(search_folded(${search}), '')) and position(search_folded(${search}) in k.search_text) > 0 or k.reference = upper(${search}))`
    : sql``;
  const rows = await rowsOf<InboxRow>(
    db,
    sql`select k.id, k.reference, k.kind, k.title, k.name, k.language, k.state, k.waiting_for, k.waiting_since, k.unread_by_staff as unread, u.name as assignee,
        k.mail_failed_at is not null as mail_failed, k.data_asked_at is not null as asks_for_data, ${PLAN_STATUSES} as plan_statuses, k.created_at, left(m.body, ${MAX_WORDS}::int) as words, m.pictures, m.language as words_language, m.kind as words_by, m.created_at as words_at
      from (select * from cases k where ${where} and k.erased_at is null
          ${kind ? sql`and k.kind = ${kind}` : sql``} ${language ? sql`and k.language = ${language}` : sql``} ${found}
        order by ${order} offset ${(page - 1) * CASES_PER_PAGE}::int limit ${CASES_PER_PAGE + 1}::int) k
      left join users u on u.id = k.assignee
      left join lateral (select body, pictures, language, kind, created_at from case_messages m where m.case_id = k.id and m.kind in ('guest', 'staff')
        order by m.created_at desc, m.id desc limit 1) m on true
      order by ${order}`,
  );
  return { rows: rows.slice(0, CASES_PER_PAGE), hasMore: rows.length > CASES_PER_PAGE };
}

export interface InboxCounts {
  waiting: number;
  overdue: number;
}

/** How many wait for us, and how many longer than was promised; both as far as 100. */
export function inboxCounts(answerHours: number): Record<keyof InboxCounts, SQL<number>> {
  const open = sql`select 1 from cases where state = 'open' and waiting_for = 'us' and erased_at is null`;
  return {
    waiting: upTo(open, MAX_COUNT),
    overdue: upTo(sql`${open} and waiting_since < now() - make_interval(hours => ${answerHours}::int)`, MAX_COUNT),
  };
}
