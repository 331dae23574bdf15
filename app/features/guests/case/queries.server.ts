import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { users } from "#app/features/auth/tables.server";
import { listAssignees } from "#app/features/cases/queries.server";
import { listCaseMessages } from "#app/features/guests/conversation/queries.server";
import { listLinks } from "#app/features/cases/links/queries.server";
import { cases } from "#app/features/cases/tables.server";
import type { ListedItem } from "#app/features/inquiries/schema";
import { inquiries } from "#app/features/inquiries/tables.server";
import { outbox } from "#app/features/mail/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { isUuid } from "#app/platform/db/uuid";

/** A row of a case, and where the office keeps it. */
export interface CaseItem {
  kind: "stay" | "vehicle" | "experience" | "message" | "question" | "offer";
  id: string;
  name: string;
  status: string;
}

/** The items of a case, by the day they came in, in one query. */
function listItems(db: Db, caseId: string): Promise<CaseItem[]> {
  return rowsOf<CaseItem>(
    db,
    sql`select kind, id::text as id, name, status from (
      select 'stay' as kind, id, stay_name as name, status, created_at from stay_bookings where case_id = ${caseId}
      union all select 'vehicle', id, rental_name, status, created_at from transportation_bookings where case_id = ${caseId}
      union all select 'experience', id, experience_title, status, created_at from experience_inquiries where case_id = ${caseId}
      union all select 'message', id, topic, status, created_at from inquiries where case_id = ${caseId}
      union all select 'question', id, property_title, 'question', created_at from property_inquiries where case_id = ${caseId}
      union all select 'offer', id, title, case when published then 'published' else 'not published' end, created_at from properties where case_id = ${caseId}
    ) item order by created_at, id`,
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
  const [items, listed, links, written, conversation, people] = await Promise.all([
    listItems(db, id),
    found.kind === "list" ? listListedItems(db, id) : [],
    listLinks(db, id),
    mails,
    listCaseMessages(db, id, before),
    listAssignees(db),
  ]);
  return {
    ...found,
    items,
    listed,
    links,
    mails: written.filter(({ purpose }) => purpose !== "notice"),
    conversation,
    people,
  };
}
export type CaseScreen = NonNullable<Awaited<ReturnType<typeof readCase>>>;
