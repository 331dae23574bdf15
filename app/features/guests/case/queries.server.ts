import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { users } from "#app/features/auth/tables.server";
import { listAssignees } from "#app/features/cases/queries.server";
import { listCaseMessages } from "#app/features/guests/conversation/queries.server";
import { listLinks } from "#app/features/cases/links/queries.server";
import { cases } from "#app/features/cases/tables.server";
import type { ListedItem } from "#app/features/inquiries/schema";
import { inquiries, property_inquiries } from "#app/features/inquiries/tables.server";
import { toIslandClock } from "#app/features/inquiries/viewing";
import { outbox } from "#app/features/mail/tables.server";
import { plans, type SentConflict } from "#app/features/plans/tables.server";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { isUuid } from "#app/platform/db/uuid";

/** A row of a case, and where the office keeps it. */
export interface CaseItem {
  kind: "stay" | "vehicle" | "experience" | "message" | "question" | "offer";
  id: string;
  name: string;
  status: string;
  /** The first day of a booking. */
  day: Day | null;
}

/** The items of a case in one query: those of a trip plan by their days, others by when they came in. */
function listItems(db: Db, caseId: string): Promise<CaseItem[]> {
  return rowsOf<CaseItem>(
    db,
    sql`select kind, id::text as id, name, status, day::text as day from (
      select 'stay' as kind, id, stay_name as name, status, check_in as day, created_at from stay_bookings where case_id = ${caseId}
      union all select 'vehicle', id, rental_name, status, pickup_date, created_at from transportation_bookings where case_id = ${caseId}
      union all select 'experience', id, experience_title, status, date, created_at from experience_inquiries where case_id = ${caseId}
      union all select 'message', id, topic, status, null, created_at from inquiries where case_id = ${caseId}
      union all select 'question', id, property_title, coalesce('viewing ' || viewing_state, 'question'), null, created_at from property_inquiries where case_id = ${caseId}
      union all select 'offer', id, title, case when published then 'published' else 'not published' end, null, created_at from properties where case_id = ${caseId}
    ) item order by day, created_at, id`,
  );
}

/** The things of a saved list that was asked about. */
async function listListedItems(db: Db, caseId: string): Promise<ListedItem[]> {
  const rows = await db
    .select({ items: inquiries.items })
    .from(inquiries)
    .where(and(eq(inquiries.case_id, caseId), isNotNull(inquiries.items)));
  return rows.flatMap(({ items }) => items ?? []);
}

/** What did not fit in a trip plan when it was sent. */
async function listConflicts(db: Db, caseId: string): Promise<SentConflict[]> {
  const [plan] = await db.select({ conflicts: plans.conflicts }).from(plans).where(eq(plans.case_id, caseId));
  return plan?.conflicts ?? [];
}

/** The wish to see a property, as its case has it. */
async function findViewing(db: Db, caseId: string, now = new Date()) {
  const [row] = await db
    .select({
      state: property_inquiries.viewing_state,
      days: property_inquiries.wanted_days,
      part: property_inquiries.part_of_day,
      people: property_inquiries.people,
      at: property_inquiries.viewing_at,
    })
    .from(property_inquiries)
    .where(and(eq(property_inquiries.case_id, caseId), eq(property_inquiries.kind, "viewing")))
    .orderBy(property_inquiries.created_at)
    .limit(1);
  if (!row?.state) return null;
  const { state, days, part, people, at } = row;
  return {
    state,
    days: days ?? [],
    part: part ?? ("any" as const),
    people: people ?? 1,
    at,
    /** As the field of a browser has it. */
    atIsland: at ? toIslandClock(at) : "",
    isPast: at !== null && at < now,
  };
}
export type CaseViewing = NonNullable<Awaited<ReturnType<typeof findViewing>>>;

/** What the screen of a case shows; null when there is none. */
export async function readCase(db: Db, id: string, before: string | null = null) {
  if (!isUuid(id)) return null;
  const [found] = await db
    .select({
      id: cases.id,
      reference: cases.reference,
      kind: cases.kind,
      title: cases.title,
      name: cases.name,
      email: cases.email,
      language: cases.language,
      state: cases.state,
      waiting_for: cases.waiting_for,
      waiting_since: cases.waiting_since,
      unread: cases.unread_by_staff,
      erased_at: cases.erased_at,
      data_asked_at: cases.data_asked_at,
      created_at: cases.created_at,
      assignee_id: cases.assignee,
      assignee: users.name,
    })
    .from(cases)
    .leftJoin(users, eq(users.id, cases.assignee))
    .where(eq(cases.id, id));
  if (!found) return null;
  const mails = db
    .select({
      id: outbox.id,
      purpose: outbox.purpose,
      subject: outbox.subject,
      recipient: outbox.recipient,
      language: outbox.language,
      sent_at: outbox.sent_at,
      last_error: outbox.last_error,
      created_at: outbox.created_at,
    })
    .from(outbox)
    .where(eq(outbox.case_id, id))
    .orderBy(desc(outbox.created_at))
    .limit(20);
  const [items, listed, conflicts, viewing, links, written, conversation, people] = await Promise.all([
    listItems(db, id),
    found.kind === "list" ? listListedItems(db, id) : [],
    found.kind === "plan" ? listConflicts(db, id) : [],
    found.kind === "viewing" ? findViewing(db, id) : null,
    listLinks(db, id),
    mails,
    listCaseMessages(db, id, before),
    listAssignees(db),
  ]);
  return {
    ...found,
    items,
    listed,
    conflicts,
    viewing,
    links,
    mails: written.filter(({ purpose }) => purpose !== "notice"),
    conversation,
    people,
  };
}
export type CaseScreen = NonNullable<Awaited<ReturnType<typeof readCase>>>;
