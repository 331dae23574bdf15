import { and, eq, isNull, sql } from "drizzle-orm";
import { newLinkToken } from "#app/features/availability/channels/links/token.server";
import { calendar_links, units } from "#app/features/availability/tables.server";
import { recordChange, type Actor } from "#app/features/history/mutations.server";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { isUuid } from "#app/platform/db/uuid";

/** What an outgoing address is of. */
export type LinkSubject =
  | { kind: "unit"; id: string; channel?: string }
  | { kind: "stay"; id: string }
  | { kind: "vehicle"; id: string };

const columnsOf = (subject: LinkSubject) => ({
  unit_id: subject.kind === "unit" ? subject.id : null,
  stay_id: subject.kind === "stay" ? subject.id : null,
  rental_id: subject.kind === "vehicle" ? subject.id : null,
  channel_id: (subject.kind === "unit" && subject.channel) || null,
});

const isOfSubject = (subject: LinkSubject) => {
  const { unit_id, stay_id, rental_id, channel_id } = columnsOf(subject);
  return and(
    isNull(calendar_links.revoked_at),
    sql`${calendar_links.unit_id} is not distinct from ${unit_id}::uuid`,
    sql`${calendar_links.stay_id} is not distinct from ${stay_id}::uuid`,
    sql`${calendar_links.rental_id} is not distinct from ${rental_id}::uuid`,
    sql`${calendar_links.channel_id} is not distinct from ${channel_id}::uuid`,
  );
};

const isWellFormed = (subject: LinkSubject) =>
  isUuid(subject.id) && (subject.kind !== "unit" || subject.channel === undefined || isUuid(subject.channel));

async function recordLink(tx: Db, staff: Actor, subject: LinkSubject, change: string): Promise<void> {
  const [unit] = subject.kind === "unit" ? await tx.select().from(units).where(eq(units.id, subject.id)) : [];
  const isVehicle = subject.kind === "vehicle" || (unit !== undefined && unit.stay_id === null);
  const listing = unit ? (unit.stay_id ?? unit.rental_id ?? subject.id) : subject.id;
  // The address itself is a secret.
  await recordChange(tx, staff, {
    room: isVehicle ? "transportation" : "stays",
    action: "changed",
    item: { id: listing, name: "Calendar address" },
    fields: { calendar_link: { from: null, to: change } },
  });
}

/** Gives a new address; the one before ends at once. */
export async function renewLink(db: Db, staff: Actor, subject: LinkSubject): Promise<{ ok: boolean }> {
  if (!isWellFormed(subject)) return { ok: false };
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(calendar_links)
      .set({ revoked_at: sql`now()` })
      .where(isOfSubject(subject))
      .returning({ id: calendar_links.id });
    const columns = columnsOf(subject);
    // One that was deleted meanwhile has no row to refer to.
    const made = await rowsOf(
      tx,
      sql`insert into calendar_links (unit_id, stay_id, rental_id, channel_id, token)
        select ${columns.unit_id}::uuid, ${columns.stay_id}::uuid, ${columns.rental_id}::uuid, ${columns.channel_id}::uuid, ${newLinkToken()}
        where exists (select 1 from units where id = ${columns.unit_id}::uuid) or exists (select 1 from stays where id = ${columns.stay_id}::uuid)
          or exists (select 1 from transportation_rentals where id = ${columns.rental_id}::uuid) returning id`,
    );
    if (made.length === 0) return { ok: false };
    await recordLink(tx, staff, subject, ended.length > 0 ? "renewed" : "made");
    return { ok: true };
  });
}

export async function revokeLink(db: Db, staff: Actor, subject: LinkSubject): Promise<{ ok: boolean }> {
  if (!isWellFormed(subject)) return { ok: false };
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(calendar_links)
      .set({ revoked_at: sql`now()` })
      .where(isOfSubject(subject))
      .returning({ id: calendar_links.id });
    if (ended.length === 0) return { ok: false };
    await recordLink(tx, staff, subject, "revoked");
    return { ok: true };
  });
}
