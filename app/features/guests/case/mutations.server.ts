import { eq } from "drizzle-orm";
import type { Staff } from "#app/features/auth/schema";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { makeLink, revokeLinks } from "#app/features/cases/links/mutations.server";
import { maskEmail } from "#app/features/cases/mask";
import { lockCase, type OpenCase } from "#app/features/cases/mutations.server";
import { cases } from "#app/features/cases/tables.server";
import { EMAIL } from "#app/features/forms/schema";
import { recordChange } from "#app/features/history/mutations.server";
import type { FieldChanges } from "#app/features/history/schema";
import { inquiries, property_inquiries } from "#app/features/inquiries/tables.server";
import { queueLinkMail } from "#app/features/mail/guests/mutations.server";
import { type MailServices } from "#app/features/mail/outbox/mutations.server";
import { properties } from "#app/features/properties/tables.server";
import type { Db } from "#app/platform/db/db.server";

export type LinkOutcome =
  | { ok: true; link?: string }
  | { ok: false; reason: "missing" | "no-address" | "invalid-address" };

/** Runs under the lock of a case whose sender is known. */
async function onCase(
  db: Db,
  id: string,
  work: (tx: Db, found: OpenCase) => Promise<LinkOutcome>,
): Promise<LinkOutcome> {
  return db.transaction(async (tx) => {
    const found = await lockCase(tx, id);
    return found ? work(tx, found) : { ok: false, reason: "missing" };
  });
}

/** Who did it is written down; which link it was is not. */
function record(tx: Db, staff: Staff, { id, reference }: OpenCase, fields: FieldChanges): Promise<void> {
  return recordChange(tx, staff, {
    room: "customers",
    action: "changed",
    item: { id, name: `Case ${reference}` },
    fields,
  });
}

/** Mails the guest a new link; also for what came in before there were any. */
export function sendNewLink(services: MailServices, staff: Staff, id: string): Promise<LinkOutcome> {
  return onCase(services.db, id, async (tx, found) => {
    if (!found.email) return { ok: false, reason: "no-address" };
    await queueLinkMail(tx, services, { caseId: found.id, recipient: found.email, ...pick(found) });
    await record(tx, staff, found, { link: { from: null, to: "mailed" } });
    return { ok: true };
  });
}

const pick = ({ language, name, reference }: OpenCase) => ({ language, name, reference });

/** Makes a link for staff to hand on themselves. It is shown once. */
export function makeStaffLink(db: Db, staff: Staff, id: string): Promise<LinkOutcome> {
  return onCase(db, id, async (tx, found) => {
    const link = await makeLink(tx, found.id, "staff");
    if (!link) return { ok: false, reason: "missing" };
    await record(tx, staff, found, { link: { from: null, to: "copied" } });
    return { ok: true, link };
  });
}

/** Ends every link at once, in every process. */
export function revokeAllLinks(db: Db, staff: Staff, id: string): Promise<LinkOutcome> {
  return onCase(db, id, async (tx, found) => {
    const ended = await revokeLinks(tx, found.id);
    if (ended > 0) await record(tx, staff, found, { links: { from: ended, to: 0 } });
    return { ok: true };
  });
}

/** A mistyped address: the old one is told nothing, its links end, and the new one gets a link of its own. */
export function correctAddress(services: MailServices, staff: Staff, id: string, typed: string): Promise<LinkOutcome> {
  const email = typed.trim();
  if (!EMAIL.test(email) || email.length > 254) return Promise.resolve({ ok: false, reason: "invalid-address" });
  return onCase(services.db, id, async (tx, found) => {
    if (found.email === email) return { ok: true };
    for (const table of [stay_bookings, transportation_bookings, experience_inquiries, inquiries, property_inquiries])
      await tx.update(table).set({ email }).where(eq(table.case_id, found.id));
    await tx
      .update(properties)
      .set({ owner_email: email, contact_email: email })
      .where(eq(properties.case_id, found.id));
    await tx.update(cases).set({ email }).where(eq(cases.id, found.id));
    await revokeLinks(tx, found.id);
    await queueLinkMail(tx, services, { caseId: found.id, recipient: email, ...pick(found) });
    await record(tx, staff, found, { email: { from: found.email && maskEmail(found.email), to: maskEmail(email) } });
    return { ok: true };
  });
}
