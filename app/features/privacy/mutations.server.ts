import { and, asc, eq, gte, inArray, isNull, lt, not, sql, type SQL } from "drizzle-orm";
import { deleteSubscribersOf } from "#app/features/alerts/mutations.server";
import { clearAttempts } from "#app/features/auth/mutations.server";
import type { Staff } from "#app/features/auth/schema";
import { eraseSummariesWhere } from "#app/features/availability/channels/upkeep/mutations.server";
import { releaseErased } from "#app/features/bookings/placement/mutations.server";
import { lockCasesIn } from "#app/features/cases/mutations.server";
import { cases } from "#app/features/cases/tables.server";
import { clearFoundMailLimits } from "#app/features/guests/find/found-mail.server";
import { recordChange } from "#app/features/history/mutations.server";
import type { FieldChanges } from "#app/features/history/schema";
import { bin, changes } from "#app/features/history/tables.server";
import { canonicalMailbox } from "#app/features/mail/rules";
import { outbox } from "#app/features/mail/tables.server";
import {
  inTextList,
  findRetentionMonths,
  GUEST_COLUMNS,
  isCorrectedInHistory,
  isGuestInHistory,
  isMailAbout,
  isNamedInHistory,
  isOwnedBy,
  isOwnerInHistory,
  isSentBy,
  isSummaryWith,
  REQUESTS,
  wasOwnedBy,
  type LinkedRecordIds,
} from "#app/features/privacy/queries.server";
import { ERASED, OWNER_COLUMNS, REQUEST_KINDS, type Identity, type RequestKind } from "#app/features/privacy/schema";
import { properties } from "#app/features/properties/tables.server";
import { deleteReviewsAbout } from "#app/features/reviews/writing/mutations.server";
import type { Db } from "#app/platform/db/db.server";
import { allOf } from "#app/platform/db/conditions.server";

const BATCH = 200;

interface LockedRequest {
  id: string;
  sender: string;
  created_at: Date;
}

/** Locks what is to be erased; whoever calls it has locked the cases. */
async function lockRequests(tx: Db, kind: RequestKind, where: SQL): Promise<LockedRequest[]> {
  const { table, sender } = REQUESTS[kind];
  const found = tx
    .select({ id: table.id, sender, created_at: table.created_at })
    .from(table)
    .where(where)
    .orderBy(asc(table.created_at));
  return (await found.for("update")) as LockedRequest[];
}

/**
 * Locks the next requests that are old enough, their cases first. What somebody works with at this moment is left for
 * the next time; two at once do not take the same.
 */
async function lockExpired(tx: Db, kind: RequestKind, isOld: SQL): Promise<LockedRequest[]> {
  const { table } = REQUESTS[kind];
  const free = await tx
    .select({ id: table.id })
    .from(table)
    .innerJoin(cases, eq(cases.id, table.case_id))
    .where(isOld)
    .orderBy(asc(table.created_at))
    .limit(BATCH)
    .for("no key update", { of: cases, skipLocked: true });
  if (free.length === 0) return [];
  const ids = free.map(({ id }) => id as string);
  return lockRequests(tx, kind, allOf(isOld, inArray(table.id, ids)));
}

/**
 * Locks the cases of somebody before his requests, as guests and staff do who write or cancel at this moment. What comes
 * in later is left to whoever erases next.
 */
async function lockCases(tx: Db, who: Identity): Promise<string[]> {
  const named = [
    ...REQUEST_KINDS.map((kind) => {
      const { table } = REQUESTS[kind];
      return sql`select case_id from ${table} where ${isSentBy(REQUESTS[kind], who)}`;
    }),
    sql`select case_id from ${properties} where ${isOwnedBy(who)}`,
    ...("email" in who ? [sql`select id from ${cases} where erased_at is null and lower(email) = ${who.email}`] : []),
  ];
  return lockCasesIn(tx, sql.join(named, sql` union all `));
}

/**
 * Takes the sender out of requests. What they were about, their days and amounts stay; what was still waiting is over.
 */
async function eraseSenders(tx: Db, kind: RequestKind, ids: readonly string[]): Promise<void> {
  const { table, erased } = REQUESTS[kind];
  await tx
    .update(table)
    .set({ ...erased, erased_at: sql`now()` })
    .where(inArray(table.id, [...ids]));
  if (kind === "stay_bookings" || kind === "transportation_bookings" || kind === "experience_inquiries")
    await releaseErased(tx, kind, ids, ERASED);
}

/** A booking that was confirmed over another one has its guest written down with it. */
async function eraseConflictNotes(tx: Db, senders: readonly string[]): Promise<void> {
  const named = sql`exists (select 1 from jsonb_array_elements_text(${JSON.stringify(senders)}::jsonb) as sender where position(sender || ', ' in ${changes.fields} #>> '{clash,to}') > 0)`;
  await tx
    .update(changes)
    .set({ fields: sql`jsonb_set(${changes.fields}, '{clash,to}', to_jsonb(${ERASED}::text))` })
    .where(and(eq(changes.room, "customers"), sql`${changes.fields} #>> '{clash,to}' is not null`, named));
}

/** A request that came in while its sender was erased stays whole. */
function isOfLaterCase(who: Identity | null): SQL {
  const address = who && "email" in who ? who.email : null;
  return sql`exists (select 1 from ${cases} where ${cases.id} = ${outbox.case_id} and ${cases.erased_at} is null and lower(${cases.email}) = ${address}::text)`;
}

/** Takes what hangs on somebody's requests and properties out of the outbox and the history. How many messages went. */
async function eraseLinkedRecords(
  tx: Db,
  who: Identity | null,
  traces: LinkedRecordIds,
  senders: readonly string[],
): Promise<number> {
  const mail = await tx
    .delete(outbox)
    .where(and(isMailAbout(who, traces), not(isOfLaterCase(who))))
    .returning({ id: outbox.id });
  // Who resent or dismissed a message wrote its address down: the message is named by its own id there.
  await tx.update(changes).set({ item_name: ERASED }).where(isNamedInHistory(who, traces));
  await tx
    .update(changes)
    .set({ item_name: ERASED })
    .where(
      and(
        eq(changes.room, "customers"),
        inTextList(
          changes.item_id,
          mail.map(({ id }) => id),
        ),
      ),
    );
  await tx.update(changes).set({ fields: {} }).where(isCorrectedInHistory(traces));
  await eraseConflictNotes(tx, senders);
  await tx
    .update(changes)
    .set({ fields: fieldsWithout(OWNER_COLUMNS) })
    .where(isOwnerInHistory(traces));
  await tx
    .update(changes)
    .set({ fields: fieldsWithout(GUEST_COLUMNS) })
    .where(isGuestInHistory(traces));
  return mail.length;
}

/** What changed, without the values of these columns. */
function fieldsWithout(columns: readonly string[]): SQL<FieldChanges> {
  const unnamed = columns.map(
    (column) => sql`when key = ${column} then jsonb_build_object('from', ${ERASED}::text, 'to', ${ERASED}::text)`,
  );
  return sql`(select jsonb_object_agg(key, case ${sql.join(unnamed, sql` `)} else value end) from jsonb_each(${changes.fields}))`;
}

export type ErasureResult = { ok: true; items: number } | { ok: false; reason: "missing" };

/**
 * Erases whatever says who somebody is, wherever it is kept. That it was done is written down, and by whom, but not
 * about whom.
 */
export async function erasePerson(db: Db, staff: Staff, who: Identity): Promise<ErasureResult> {
  return db.transaction(async (tx) => {
    const caseIds = await lockCases(tx, who);
    const traces: LinkedRecordIds = { requests: [], properties: [] };
    const senders: string[] = [];
    const fields: FieldChanges = {};
    const note = (name: string, rows: number) => {
      if (rows > 0) fields[name] = { from: rows, to: 0 };
    };
    let reviewed = 0;
    for (const kind of REQUEST_KINDS) {
      const isSent = allOf(isSentBy(REQUESTS[kind], who), inTextList(sql`case_id::text`, caseIds));
      const sent = await lockRequests(tx, kind, isSent);
      traces.requests.push({ kind, ids: sent.map(({ id }) => id) });
      senders.push(...sent.map(({ sender }) => sender));
      note(kind, sent.length);
      const ids = sent.map(({ id }) => id);
      if (kind === "stay_bookings" || kind === "transportation_bookings" || kind === "experience_inquiries")
        reviewed += await deleteReviewsAbout(tx, kind, ids);
      await eraseSenders(tx, kind, ids);
    }
    note("reviews", reviewed);
    const owned = await tx.select({ id: properties.id }).from(properties).where(isOwnedBy(who)).for("update");
    traces.properties = owned.map(({ id }) => id);
    note("properties", owned.length);
    const unowned = { owner_name: null, owner_email: null, owner_phone: null, phone_e164: null, contact_email: null };
    await tx
      .update(properties)
      .set({ ...unowned, submission_key: null, submission_hash: null })
      .where(inTextList(sql`${properties.id}::text`, traces.properties));
    const deleted = await tx
      .update(bin)
      .set({ row: sql`${bin.row} || ${JSON.stringify(unowned)}::jsonb` })
      .where(wasOwnedBy(who))
      .returning({ id: bin.item_id, caseId: sql<string | null>`${bin.row} ->> 'case_id'` });
    note("bin", deleted.length);
    // The case of an offer outlives its property, and one whose address was corrected has it in no row of its own.
    await tx.execute(
      sql`select erase_case(id, ${ERASED}, now()) from cases where erased_at is null and ${inTextList(sql`id::text`, [
        ...caseIds,
        ...deleted.flatMap(({ caseId }) => caseId ?? []),
      ])}`,
    );
    traces.properties.push(...deleted.map(({ id }) => id));
    note("channel_events", await eraseSummariesWhere(tx, isSummaryWith(who)));
    note("mail", await eraseLinkedRecords(tx, who, traces, senders));
    if ("email" in who) {
      note("subscribers", (await deleteSubscribersOf(tx, who.email)).length);
      for (const kind of ["mail", "optin"]) await clearAttempts(tx, `${kind} ${canonicalMailbox(who.email)}`);
      await clearFoundMailLimits(tx, who.email);
    }
    const items = Object.values(fields).reduce((sum, { from }) => sum + Number(from), 0);
    if (items === 0) return { ok: false, reason: "missing" };
    await recordChange(tx, staff, { room: "customers", action: "erased", fields });
    return { ok: true, items };
  });
}

/** Erases what other calendars say with a text in it, such as a guest's name. */
export async function eraseSummariesWith(db: Db, staff: Staff, text: string): Promise<ErasureResult> {
  return db.transaction(async (tx) => {
    const items = await eraseSummariesWhere(tx, isSummaryWith({ text }));
    if (items === 0) return { ok: false, reason: "missing" };
    await recordChange(tx, staff, {
      room: "customers",
      action: "erased",
      fields: { channel_events: { from: items, to: 0 } },
    });
    return { ok: true, items };
  });
}

/** Who erases what has become old. */
const RETENTION_ACTOR = { id: "timer", name: "Timer" };

/**
 * Takes the senders out of requests that are older than staff want to keep them. Safe in any number of processes: each
 * takes others. Whoever stops it need not wait for the last.
 */
export async function eraseExpiredSenders(db: Db, stopping?: AbortSignal): Promise<number> {
  const months = await findRetentionMonths(db);
  const limit = sql`now() - make_interval(months => ${months})`;
  let erased = 0;
  for (const kind of REQUEST_KINDS) {
    const { table, lastDay } = REQUESTS[kind];
    const isOld = allOf(
      isNull(table.erased_at),
      lt(table.created_at, limit),
      lastDay ? lt(lastDay, sql`(${limit})::date`) : undefined,
    );
    // Each batch goes on where the last one ended: what is erased already is not read through again.
    let from: Date | undefined;
    for (let taken = BATCH; taken === BATCH; erased += taken) {
      if (stopping?.aborted) return erased;
      taken = await db.transaction(async (tx) => {
        const sent = await lockExpired(tx, kind, allOf(isOld, from && gte(table.created_at, from)));
        from = sent.at(-1)?.created_at;
        if (sent.length === 0) return 0;
        const ids = sent.map(({ id }) => id);
        await eraseSenders(tx, kind, ids);
        await eraseLinkedRecords(
          tx,
          null,
          { requests: [{ kind, ids }], properties: [] },
          sent.map(({ sender }) => sender),
        );
        await recordChange(tx, RETENTION_ACTOR, {
          room: "customers",
          action: "erased",
          fields: { [kind]: { from: sent.length, to: 0 } },
        });
        return sent.length;
      });
    }
  }
  return erased;
}
