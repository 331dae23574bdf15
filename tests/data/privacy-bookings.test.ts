/** What is held about the guest of a booking besides the booking itself: notes, payments, lines and history. */
import { sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "#app/features/auth/tables.server";
import { handleDeskForm } from "#app/features/bookings/admin/desk/handle-form.server";
import { findBooking } from "#app/features/bookings/desk/queries.server";
import { erasePerson } from "#app/features/privacy/mutations.server";
import { findPerson } from "#app/features/privacy/queries.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { makeStay, makeStayBooking } from "#tests/support/ledger";
import { createMailContext } from "#tests/support/mail-context";
import { staff } from "#tests/support/staff";

describe.each(DATABASE_KINDS)("personal data of bookings on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    await db.insert(users).values({ id: staff.id, name: staff.name, email: "staff@example.com" }).onConflictDoNothing();
    await db.execute(
      sql`insert into currencies (code, name, symbol, exchange_rate) values ('USD', 'Dollar', '$', 1) on conflict do nothing`,
    );
  });
  afterAll(() => database.close());

  it("BK-213, BK-149: notes, payments' notes and why they were voided, lines in words and edited names are exported by email and phone, and erased; money stays", async () => {
    const { id: stay_id } = await makeStay(db);
    const guest = { full_name: "Amina Juma", email: "amina@example.com", phone: "+255 777 123 456" };
    const id = await makeStayBooking(db, { stay_id, quoted_total: 40_000, ...guest });
    const send = async (form: Record<string, string>) => {
      const booking = (await findBooking(db, { kind: "stay", id }))!;
      expect(await handleDeskForm({ services: createMailContext(db), staff, booking, form })).toEqual({ ok: true });
    };
    await send({ intent: "note", body: "Amina sleeps badly", key: randomUUID() });
    await send({
      intent: "payment",
      new_id: randomUUID(),
      amount: "100",
      currency: "USD",
      method: "cash",
      day: "2026-01-05",
      note: "From Amina's uncle",
    });
    const wrong = randomUUID();
    await send({
      intent: "payment",
      new_id: wrong,
      amount: "7",
      currency: "USD",
      method: "cash",
      day: "2026-01-06",
    });
    await send({ intent: "void", payment: wrong, reason: "Amina paid twice" });
    await send({
      intent: "price",
      line_new_text: "Because Amina asked",
      line_new_amount: "-10",
      reason: "Amina is a friend",
    });
    await send({
      ...guest,
      intent: "guest",
      full_name: "Amina Juma Ali",
      language: "en",
      requests: "",
      accommodation: "",
      base: JSON.stringify(guest),
    });
    for (const who of [{ email: guest.email }, { phone: "255777123456" }]) {
      const { records } = await findPerson(db, who);
      expect(records.booking_payments).toHaveLength(2);
      expect(JSON.stringify(records.booking_payments)).toMatch(
        /From Amina's uncle.*Amina paid twice|Amina paid twice.*From Amina's uncle/,
      );
      expect(records.case_messages).toMatchObject([{ body: "Amina sleeps badly" }]);
      expect(records.cases).toHaveLength(1);
      expect(JSON.stringify(records.stay_bookings)).toContain("Because Amina asked");
    }
    expect(await erasePerson(db, staff, { email: guest.email })).toMatchObject({ ok: true });
    const [left] = await rowsOf<{ all: string; paid: number; total: number; lines: number }>(
      db,
      sql`select (select jsonb_agg(to_jsonb(b)) from stay_bookings b where id = ${id})::text
          || (select jsonb_agg(to_jsonb(c)) from changes c where item_id = ${id})::text
          || (select jsonb_agg(to_jsonb(m)) from case_messages m)::text || (select jsonb_agg(to_jsonb(c)) from cases c)::text
          || (select jsonb_agg(to_jsonb(p)) from booking_payments p)::text as all,
        (select sum(usd_amount)::float from booking_payments where voided_at is null) as paid,
        (select quoted_total::float from stay_bookings where id = ${id}) as total,
        (select jsonb_array_length(price_lines) from stay_bookings where id = ${id}) as lines`,
    );
    expect(left?.all).not.toMatch(/amina|juma|123 ?456/i);
    expect(left).toMatchObject({ paid: 100, total: 390, lines: 2 });
  });
});
