import { and, asc, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { CaseEvent } from "#app/features/cases/schema";
import { case_messages, cases } from "#app/features/cases/tables.server";
import { MESSAGE_PICTURES } from "#app/features/guests/pictures/queries.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";

/** As many as are read at once; earlier ones by a link. */
const MESSAGES_PER_PAGE = 50;

/** What a guest may read of what happened; the rest is staff's. */
const GUEST_EVENTS = [
  "closed",
  "opened",
  "change_asked",
  "cancel_asked",
  "ask_withdrawn",
  "ask_accepted",
  "ask_declined",
  "cancelled_by_guest",
  "viewing_proposed",
  "viewing_agreed",
  "viewing_accepted",
  "viewing_declined",
] as const satisfies readonly CaseEvent["type"][];
/** What he did himself, besides writing. */
const ACTS_OF_GUEST = [
  "change_asked",
  "cancel_asked",
  "ask_withdrawn",
  "cancelled_by_guest",
  "viewing_accepted",
] as const satisfies readonly CaseEvent["type"][];

const COLUMNS = {
  id: case_messages.id,
  kind: case_messages.kind,
  author_name: case_messages.author_name,
  language: case_messages.language,
  body: case_messages.body,
  pictures: MESSAGE_PICTURES,
  event: case_messages.event,
  read_at: case_messages.read_at,
  created_at: case_messages.created_at,
};

/** The newest messages of a case before one of them, oldest first, and whether there are earlier ones. */
async function readPage(db: Db, where: ReturnType<typeof and>, before: string | null) {
  const earlier =
    before && isUuid(before)
      ? sql`(${case_messages.created_at}, ${case_messages.id}) < (select created_at, id from case_messages where id = ${before})`
      : undefined;
  const rows = await db
    .select(COLUMNS)
    .from(case_messages)
    .where(and(where, earlier))
    .orderBy(desc(case_messages.created_at), desc(case_messages.id))
    .limit(MESSAGES_PER_PAGE + 1);
  return { messages: rows.slice(0, MESSAGES_PER_PAGE).toReversed(), hasEarlier: rows.length > MESSAGES_PER_PAGE };
}

/** What the guest reads: his words, those of staff, and few events; never a note. */
export async function listGuestMessages(db: Db, caseId: string, before: string | null) {
  const isShown = sql`(${inArray(case_messages.kind, ["guest", "staff"])} or (${eq(case_messages.kind, "event")} and ${case_messages.event} ->> 'type' in (${sql.join(
    GUEST_EVENTS.map((type) => sql`${type}`),
    sql`, `,
  )})))`;
  const { messages, hasEarlier } = await readPage(db, and(eq(case_messages.case_id, caseId), isShown), before);
  return {
    hasEarlier,
    messages: messages.map(({ kind, author_name, event, read_at: _read, ...message }) => ({
      ...message,
      isOwn: kind === "guest",
      event: event?.type ?? null,
      wanted: event?.wanted ?? null,
      // Of staff the first name is enough.
      author: kind === "staff" ? (author_name?.split(/\s+/)[0] ?? null) : null,
    })),
  };
}
export type GuestMessageRow = Awaited<ReturnType<typeof listGuestMessages>>["messages"][number];

/** Everything staff read of a case. */
export function listCaseMessages(db: Db, caseId: string, before: string | null) {
  return readPage(db, eq(case_messages.case_id, caseId), before);
}
export type CaseMessage = Awaited<ReturnType<typeof listCaseMessages>>["messages"][number];

/** How many words of the guest follow each other without an answer. */
export async function countUnanswered(db: Db, caseId: string): Promise<number> {
  const answered = sql`(select max(a.created_at) from case_messages a where a.case_id = ${caseId} and a.kind = 'staff')`;
  const [counted] = await db
    .select({ n: count() })
    .from(case_messages)
    .where(
      and(
        eq(case_messages.case_id, caseId),
        eq(case_messages.kind, "guest"),
        sql`${case_messages.created_at} > coalesce(${answered}, '-infinity')`,
      ),
    );
  return counted?.n ?? 0;
}

/** What of one side the other has not been mailed yet, since a message about it was queued. */
export function listMessagesSince(db: Db, caseId: string, kind: "guest" | "staff", since: Date) {
  return db
    .select(COLUMNS)
    .from(case_messages)
    .where(
      and(
        eq(case_messages.case_id, caseId),
        eq(case_messages.kind, kind),
        isNull(case_messages.read_at),
        sql`${case_messages.created_at} >= ${since}`,
      ),
    )
    .orderBy(asc(case_messages.created_at), asc(case_messages.id));
}

/** Under which key a message of a side stands: the same key again is the same message. */
export function messageKey(side: "guest" | "reply", caseId: string, key: string): string {
  return `${side} ${caseId} ${key}`;
}

/** Whether a message is there already. */
export async function isSent(db: Db, side: "guest" | "reply", caseId: string, key: string): Promise<boolean> {
  const [sent] = await db
    .select({ id: case_messages.id })
    .from(case_messages)
    .where(eq(case_messages.submission_key, messageKey(side, caseId, key)));
  return sent !== undefined;
}

/** The last reply of staff, for whoever writes another one at the same time. */
export async function findLastReply(db: Db, caseId: string) {
  const [row] = await db
    .select({ id: case_messages.id, body: case_messages.body, author_name: case_messages.author_name })
    .from(case_messages)
    .where(and(eq(case_messages.case_id, caseId), eq(case_messages.kind, "staff")))
    .orderBy(desc(case_messages.created_at), desc(case_messages.id))
    .limit(1);
  return row ?? null;
}

/** What the guest did besides writing since a message about it was queued. */
export async function listActsSince(db: Db, caseId: string, since: Date): Promise<CaseEvent[]> {
  const rows = await db
    .select({ event: case_messages.event })
    .from(case_messages)
    .where(
      and(
        eq(case_messages.case_id, caseId),
        eq(case_messages.kind, "event"),
        inArray(sql`${case_messages.event} ->> 'type'`, [...ACTS_OF_GUEST]),
        sql`${case_messages.created_at} >= ${since}`,
      ),
    )
    .orderBy(asc(case_messages.created_at), asc(case_messages.id));
  return rows.flatMap(({ event }) => event ?? []);
}

/** What the mails of a conversation are about. */
export async function findConversationCase(db: Db, caseId: string) {
  const [row] = await db
    .select({ id: cases.id, name: cases.name, title: cases.title, reference: cases.reference })
    .from(cases)
    .where(and(eq(cases.id, caseId), isNull(cases.erased_at)));
  return row ?? null;
}
