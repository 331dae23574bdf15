import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { experience_inquiries } from "#app/features/bookings/tables.server";
import { requestExperience } from "#app/features/bookings/mutations.server";
import { EXPERIENCE_RECORDS } from "#app/features/experiences/mutations.server";
import { experiences } from "#app/features/experiences/tables.server";
import {
  createRecord,
  deleteRecord,
  deleteExpiredBinItems,
  recordChange,
  deletePermanently,
  restoreRecord,
  updateRecord,
  type RecordKind,
} from "#app/features/history/mutations.server";
import { findRecord, listBin, listChanges, listChangesOf } from "#app/features/history/queries.server";
import { bin, changes } from "#app/features/history/tables.server";
import { stays } from "#app/features/stays/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { createMailContext, ON_REQUEST } from "#tests/support/mail-context";
import { staff } from "#tests/support/staff";

const sail = {
  title: "Sail",
  description: "Into the light",
  category: "Nature",
  duration: "2 hours",
  price: 6_550,
  title_ar: "إبحار",
  images: ["/media/experience-media/0123456789abcdef01234567.jpg"],
};
const STAYS: RecordKind<typeof stays> = { room: "stays", table: stays, nameOf: ({ name }) => name };
const stay = {
  slug: "makuti",
  name: "Makuti",
  description: "D",
  location: "Wete",
  type: "hotel",
  price: 10_000,
  max_guests: 2,
} as const;
const EVERYTHING = { room: "", item: "", user: "" } as const;

describe.each(DATABASE_KINDS)("history on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [changes, bin, experience_inquiries, experiences, stays]) await db.delete(table);
  });

  const make = async (values: Partial<typeof sail> = {}) => {
    const saved = await createRecord(db, staff, EXPERIENCE_RECORDS, { ...sail, ...values });
    if (!saved.ok) throw new Error(saved.reason);
    return saved.id;
  };

  it("tells who made and changed what, with the values before and after", async () => {
    const id = await make();
    await updateRecord(db, staff, EXPERIENCE_RECORDS, id, () => ({
      values: { ...sail, price: 9_999, title_fr: "Voile" },
    }));
    const { rows, total } = await listChanges(db, EVERYTHING, 1);
    expect(total).toBe(2);
    expect(rows[0]).toMatchObject({
      room: "experiences",
      action: "changed",
      item_id: id,
      item_name: "Sail",
      user_id: "staff",
      user_name: "Salma Khamis",
    });
    expect(rows[0]!.fields).toEqual({ price: { from: "65.50", to: "99.99" }, title_fr: { from: null, to: "Voile" } });
    expect(rows[1]).toMatchObject({ action: "created" });
    expect(
      (await listChangesOf(db, "experiences", id)).map(({ action, fields }) => [action, fields.toSorted()]),
    ).toEqual([
      ["changed", ["price", "title_fr"]],
      ["created", []],
    ]);
  });

  it("writes nothing when nothing differs, and says when an item is gone", async () => {
    const id = await make();
    const before = await findRecord(db, EXPERIENCE_RECORDS, id);
    expect(await updateRecord(db, staff, EXPERIENCE_RECORDS, id, () => ({ values: { ...sail } }))).toEqual({
      ok: true,
      id,
    });
    expect(await findRecord(db, EXPERIENCE_RECORDS, id)).toEqual(before);
    expect(await listChangesOf(db, "experiences", id)).toHaveLength(1);
    const nobody = "00000000-0000-4000-8000-000000000000";
    expect(await updateRecord(db, staff, EXPERIENCE_RECORDS, nobody, () => ({ values: {} }))).toEqual({
      ok: false,
      reason: "missing",
    });
    expect(await updateRecord(db, staff, EXPERIENCE_RECORDS, "x", () => ({ values: {} }))).toEqual({
      ok: false,
      reason: "missing",
    });
  });

  it("records nothing of a change that was refused", async () => {
    const id = await make();
    expect(await updateRecord(db, staff, EXPERIENCE_RECORDS, id, () => ({ problem: "no" }))).toEqual({
      ok: false,
      reason: "refused",
      problem: "no",
    });
    await expect(updateRecord(db, staff, EXPERIENCE_RECORDS, id, () => ({ values: { price: -1 } }))).rejects.toThrow();
    expect(await listChangesOf(db, "experiences", id)).toHaveLength(1);
  });

  it("names the field that belongs to another item", async () => {
    await createRecord(db, staff, STAYS, { ...stay, slug_fr: "maison" });
    expect(await createRecord(db, staff, STAYS, stay)).toEqual({ ok: false, reason: "taken", field: "slug" });
    expect(await createRecord(db, staff, STAYS, { ...stay, slug: "other", slug_fr: "maison" })).toEqual({
      ok: false,
      reason: "taken",
      field: "slug_fr",
    });
    expect(await db.select().from(changes)).toHaveLength(1);
  });

  it("makes one item of one id, however often and at once it is sent, also when it was deleted since", async () => {
    const id = "11111111-1111-4111-8111-111111111111";
    const send = () => createRecord(db, staff, EXPERIENCE_RECORDS, sail, id);
    expect(await Promise.all([send(), send(), send()])).toEqual([
      { ok: true, id },
      { ok: true, id },
      { ok: true, id },
    ]);
    expect(await db.select().from(experiences)).toHaveLength(1);
    await deleteRecord(db, staff, EXPERIENCE_RECORDS, id);
    expect(await send()).toEqual({ ok: true, id });
    expect(await db.select().from(experiences)).toHaveLength(0);
  });

  it("keeps what was deleted, with its requests, and brings all of it back", async () => {
    const id = await make();
    await requestExperience(createMailContext(db), {
      ...ON_REQUEST,
      full_name: "Amina",
      email: "amina@example.com",
      country_code: "+971",
      phone: "1",
      date: "2027-08-12",
      accommodation: "x",
      participants: 2,
      message: null,
      language: "de",
      experienceId: id,
      submissionKey: "k",
    });
    const before = await findRecord(db, EXPERIENCE_RECORDS, id);

    expect(await deleteRecord(db, staff, EXPERIENCE_RECORDS, id)).toEqual({ ok: true });
    expect(await deleteRecord(db, staff, EXPERIENCE_RECORDS, id)).toEqual({ ok: false, reason: "missing" });
    expect(await findRecord(db, EXPERIENCE_RECORDS, id)).toBeNull();
    expect(await db.select().from(experience_inquiries)).toMatchObject([
      { experience_id: null, experience_title: "Sail" },
    ]);

    const { rows } = await listBin(db, 1);
    expect(rows).toMatchObject([{ room: "experiences", item_name: "Sail", deleted_by: "Salma Khamis" }]);
    expect(await restoreRecord(db, staff, rows[0]!.id)).toEqual({ ok: true, name: "Sail" });
    expect(await findRecord(db, EXPERIENCE_RECORDS, id)).toEqual(before);
    expect(await db.select().from(experience_inquiries)).toMatchObject([{ experience_id: id }]);
    expect(await db.select().from(bin)).toEqual([]);
    expect(await restoreRecord(db, staff, rows[0]!.id)).toEqual({ ok: false, reason: "missing" });
    expect((await listChangesOf(db, "experiences", id)).map(({ action }) => action)).toEqual([
      "restored",
      "deleted",
      "created",
    ]);
  });

  it("leaves an item in the bin whose address another one has taken", async () => {
    const first = await createRecord(db, staff, STAYS, stay);
    await deleteRecord(db, staff, STAYS, first.ok ? first.id : "");
    await createRecord(db, staff, STAYS, stay);
    const [kept] = (await listBin(db, 1)).rows;
    expect(await restoreRecord(db, staff, kept!.id)).toEqual({ ok: false, reason: "taken" });
    expect((await listBin(db, 1)).total).toBe(1);
  });

  it("empties the bin by hand, and by itself after thirty days", async () => {
    for (const title of ["One", "Two", "Three"])
      await deleteRecord(db, staff, EXPERIENCE_RECORDS, await make({ title }));
    const [three] = (await listBin(db, 1)).rows;
    expect(await deletePermanently(db, staff, three!.id)).toEqual({ ok: true });
    expect(await deletePermanently(db, staff, three!.id)).toEqual({ ok: false, reason: "missing" });
    await db
      .update(bin)
      .set({ created_at: sql`now() - interval '31 days'` })
      .where(eq(bin.item_name, "One"));
    await deleteExpiredBinItems(db);
    expect((await listBin(db, 1)).rows.map(({ item_name }) => item_name)).toEqual(["Two"]);
  });

  it("pages and filters the list of all changes", async () => {
    for (let n = 0; n < 30; n++)
      await recordChange(db, staff, { room: "currencies", action: "changed", item: { id: "EUR", name: "EUR" } });
    await recordChange(db, { id: "asha", name: "Asha" }, { room: "staff", action: "signed in" });
    expect(await listChanges(db, EVERYTHING, 2)).toMatchObject({ total: 31, page: 2, pages: 2 });
    expect(await listChanges(db, { ...EVERYTHING, user: "asha" }, 1)).toMatchObject({
      total: 1,
      rows: [{ user_name: "Asha", room: "staff" }],
    });
    expect(await listChanges(db, { ...EVERYTHING, room: "currencies", item: "EUR" }, 9)).toMatchObject({
      total: 30,
      page: 2,
    });
  });
});
