import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { requestExperience } from "#app/features/bookings/mutations.server";
import { listExperienceInquiries } from "#app/features/bookings/queries.server";
import { setExperienceInquiryStatus } from "#app/features/bookings/status/mutations.server";
import { BOOKING_STATUSES } from "#app/features/bookings/schema";
import { experience_inquiries } from "#app/features/bookings/tables.server";
import { EXPERIENCE_RECORDS } from "#app/features/experiences/mutations.server";
import { findExperiencePage, listExperienceCards, listForOffice } from "#app/features/experiences/queries.server";
import { experiences } from "#app/features/experiences/tables.server";
import { deleteRecord } from "#app/features/history/mutations.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { createMailContext, ON_REQUEST } from "#tests/support/mail-context";
import { staff } from "#tests/support/staff";

const row = {
  title: "Sail",
  description: "Into the light",
  category: "Water Activities",
  duration: "2 hours",
  price: 6_500,
};
const asked = {
  full_name: "Amina Mbarouk",
  email: "amina@example.com",
  country_code: "+971",
  phone: "50 000 0000",
  date: "2027-08-12",
  accommodation: "Makuti House",
  participants: 2,
  message: null,
  language: "de",
} as const;
const request = { ...ON_REQUEST, ...asked } as const;

describe.each(DATABASE_KINDS)("experiences on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.delete(experience_inquiries);
    await db.delete(experiences);
  });

  const add = async (values: Partial<typeof experiences.$inferInsert> = {}) => {
    const [made] = await db
      .insert(experiences)
      .values({ ...row, ...values })
      .returning();
    return made!;
  };

  it("are listed newest first, in the visitor's language", async () => {
    await add({ title: "Older", created_at: new Date("2026-01-01") });
    await add({ title: "Newer", title_fr: "Plus récent", title_de: " ", created_at: new Date("2026-02-01") });
    expect((await listExperienceCards(db, "en")).map(({ title }) => title)).toEqual(["Newer", "Older"]);
    expect((await listExperienceCards(db, "fr")).map(({ title }) => title)).toEqual(["Plus récent", "Older"]);
    expect((await listExperienceCards(db, "de")).map(({ title }) => title)).toEqual(["Newer", "Older"]);
    expect(await listExperienceCards(db, "en", { limit: 1 })).toHaveLength(1);
  });

  it("list what staff have listed, in the visitor's language, and nothing else", async () => {
    const { id: plain } = await add();
    expect(await findExperiencePage(db, plain, "fr")).toMatchObject({
      included: [],
      not_included: [],
      bring: [],
      min_participants: 1,
      cancel_text: null,
    });
    const { id } = await add({
      included: ["A guide"],
      included_fr: ["Un guide"],
      bring: ["A hat"],
      bring_fr: [],
      cancel_text: "Free",
      cancel_text_fr: "Gratuit",
    });
    expect(await findExperiencePage(db, id, "fr")).toMatchObject({
      included: ["Un guide"],
      not_included: [],
      bring: ["A hat"],
      cancel_text: "Gratuit",
    });
    expect(await findExperiencePage(db, id, "en")).toMatchObject({
      included: ["A guide"],
      bring: ["A hat"],
      cancel_text: "Free",
    });
  });

  it("refuse a request for fewer people than they take", async () => {
    const { id: experienceId } = await add({ min_participants: 3 });
    const refused = { ok: false, reason: "invalid", errors: { participants: "participants" } };
    expect(await requestExperience(createMailContext(db), { ...request, experienceId, submissionKey: "two" })).toEqual(
      refused,
    );
    expect(await db.select().from(experience_inquiries)).toEqual([]);
    expect(
      await requestExperience(createMailContext(db), {
        ...request,
        participants: 3,
        experienceId,
        submissionKey: "three",
      }),
    ).toMatchObject({ ok: true });
    for (const min_participants of [0, 101]) await expect(add({ min_participants })).rejects.toThrow();
  });

  it("are not found by a strange id", async () => {
    expect(await findExperiencePage(db, "does-not-exist", "en")).toBeNull();
    expect(await findExperiencePage(db, "00000000-0000-4000-8000-000000000000", "en")).toBeNull();
  });

  it("are searched in the office without regard to case, and paged by eight", async () => {
    for (let n = 1; n <= 9; n++) await add({ title: `Trip ${n}`, description: n === 3 ? "With CLOVES" : "Plain" });
    expect(await listForOffice(db, { search: "cloves", category: "", page: 1 })).toMatchObject({
      total: 1,
      rows: [{ title: "Trip 3" }],
    });
    expect(await listForOffice(db, { search: "100%", category: "", page: 1 })).toMatchObject({ total: 0 });
    const second = await listForOffice(db, { search: "", category: "", page: 2 });
    expect(second).toMatchObject({ total: 9, pages: 2, page: 2 });
    expect(second.rows).toHaveLength(1);
    expect(await listForOffice(db, { search: "", category: "Nature", page: 5 })).toMatchObject({ total: 0, page: 1 });
  });

  it("can be requested, with the total as quoted", async () => {
    const { id } = await add();
    expect(
      await requestExperience(createMailContext(db), { ...request, experienceId: id, submissionKey: "k1" }),
    ).toMatchObject({ ok: true, receipt: { total: "13000", start_time: "" } });
    const [stored] = await db.select().from(experience_inquiries);
    expect(stored).toMatchObject({
      ...asked,
      experience_id: id,
      experience_title: "Sail",
      status: "pending",
      quoted_total: 13_000,
    });
  });

  it("make one request of one key, however often and at once it is sent", async () => {
    const { id } = await add();
    const send = () =>
      requestExperience(createMailContext(db), { ...request, experienceId: id, submissionKey: "same" });
    const answers = await Promise.all([send(), send(), send()]);
    const [stored, ...others] = await db.select().from(experience_inquiries);
    expect(others).toEqual([]);
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, receipt: { reference: stored!.reference } });
  });

  it("cannot be requested when they are gone", async () => {
    expect(
      await requestExperience(createMailContext(db), {
        ...request,
        experienceId: "00000000-0000-4000-8000-000000000000",
        submissionKey: "k",
      }),
    ).toEqual({ ok: false, reason: "gone" });
    expect(
      await requestExperience(createMailContext(db), { ...request, experienceId: "x", submissionKey: "k" }),
    ).toEqual({ ok: false, reason: "gone" });
  });

  it("leave their requests behind when deleted, under the old title", async () => {
    const { id } = await add();
    await requestExperience(createMailContext(db), { ...request, experienceId: id, submissionKey: "k" });
    await deleteRecord(db, staff, EXPERIENCE_RECORDS, id);
    const { rows } = await listExperienceInquiries(db, { search: "sail", status: null, page: 1 });
    expect(rows).toMatchObject([{ experience_id: null, experience_title: "Sail" }]);
  });

  it("list their requests newest first, five a page, found by name, e-mail, message and title", async () => {
    const { id } = await add();
    for (let n = 1; n <= 6; n++) {
      await requestExperience(createMailContext(db), {
        ...request,
        full_name: `Guest ${n}`,
        message: n === 2 ? "Vegetarian" : null,
        experienceId: id,
        submissionKey: `k${n}`,
      });
      await db.execute(
        sql`update experience_inquiries set created_at = ${new Date(2026, 0, n).toISOString()} where submission_key = ${`k${n}`}`,
      );
    }
    const first = await listExperienceInquiries(db, { search: "", status: null, page: 1 });
    expect(first.rows.map(({ full_name }) => full_name)).toEqual([
      "Guest 6",
      "Guest 5",
      "Guest 4",
      "Guest 3",
      "Guest 2",
    ]);
    expect(first).toMatchObject({ total: 6, pages: 2 });
    for (const search of ["VEGETARIAN", "guest 2"])
      expect(await listExperienceInquiries(db, { search, status: null, page: 1 })).toMatchObject({ total: 1 });
    for (const search of ["AMINA@", "sail"])
      expect(await listExperienceInquiries(db, { search, status: null, page: 1 })).toMatchObject({ total: 6 });
  });

  it("let staff set any status from any other", async () => {
    const { id } = await add();
    await requestExperience(createMailContext(db), { ...request, experienceId: id, submissionKey: "k" });
    const [stored] = await db.select().from(experience_inquiries);
    for (const from of BOOKING_STATUSES) {
      for (const to of BOOKING_STATUSES) {
        await setExperienceInquiryStatus(db, staff, stored!.id, from);
        expect(await setExperienceInquiryStatus(db, staff, stored!.id, to)).toEqual({ ok: true });
        expect(await listExperienceInquiries(db, { search: "", status: to, page: 1 })).toMatchObject({ total: 1 });
      }
    }
    expect(await setExperienceInquiryStatus(db, staff, "nothing", "pending")).toMatchObject({ ok: false });
  });
});
