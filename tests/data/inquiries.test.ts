import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readFields } from "#app/features/forms/schema";
import { saveInquiry } from "#app/features/inquiries/mutations.server";
import { inquiryForm, type Inquiry } from "#app/features/inquiries/inquiry-form";
import { categoryOf, INQUIRY_TOPICS } from "#app/features/inquiries/schema";
import { inquiries } from "#app/features/inquiries/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { createMailContext } from "#tests/support/mail-context";

const valid = {
  name: "Amina Mbarouk",
  email: "amina@example.com",
  phone: "+971 50 000 0000",
  topic: "Real Estate",
  message: "Is the plot above Wete still free?",
};

function read(changes: Record<string, string | undefined>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...valid, ...changes })) if (value !== undefined) form.set(name, value);
  return readFields(inquiryForm, form);
}

describe("what a message may hold", () => {
  it.each([
    ["name", " ", "required"],
    ["name", undefined, "required"],
    ["name", "x".repeat(121), "long"],
    ["email", "", "required"],
    ["email", "abc", "email"],
    ["email", "a@b", "email"],
    ["email", `${"x".repeat(251)}@a.b`, "long"],
    ["phone", "1".repeat(41), "long"],
    ["phone", "😀", "phone"],
    ["phone", "call me maybe", "phone"],
    ["message", "\u200b\u200b", "required"],
    ["name", "\u2060", "required"],
    ["topic", "Complaint", "topic"],
    ["topic", undefined, "required"],
    ["message", "\n ", "required"],
    ["message", "x".repeat(5_001), "long"],
  ])("refuses %s %j as %s", (field, value, problem) => {
    expect(read({ [field]: value })).toEqual({ ok: false, errors: { [field]: problem } });
  });

  it("takes each bound itself, trimmed", () => {
    const longest = {
      name: "x".repeat(120),
      email: `${"x".repeat(250)}@a.b`,
      phone: `+255 777 123 456${" ".repeat(20)}(99)`,
      message: "x".repeat(5_000),
    };
    expect(read(longest)).toEqual({ ok: true, fields: { ...longest, topic: "Real Estate" } });
    expect(read({ name: "  A ", phone: "  ", message: " B\n" })).toMatchObject({
      ok: true,
      fields: { name: "A", phone: null, message: "B" },
    });
  });

  it("is about one of seven topics, each filed where the office looks for it", () => {
    for (const topic of INQUIRY_TOPICS) expect(read({ topic })).toMatchObject({ ok: true });
    expect(Object.fromEntries(INQUIRY_TOPICS.map((topic) => [topic, categoryOf(topic)]))).toEqual({
      "General Inquiry": "General",
      "Experience Booking": "Sales",
      "Stay Reservation": "Sales",
      "Real Estate": "Sales",
      "Investment Opportunity": "Sales",
      Partnership: "Sales",
      Investment: "Sales",
    });
  });
});

describe.each(DATABASE_KINDS)("messages on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(() => db.delete(inquiries));

  const message = { ...valid, topic: "Stay Reservation", language: "sw", submissionKey: "k1" } as Inquiry & {
    language: "sw";
    submissionKey: string;
  };

  it("are stored as they were sent, unread and pending, and show in the office's view", async () => {
    expect(await saveInquiry(createMailContext(db), message)).toMatchObject({ ok: true });
    const { submissionKey, ...fields } = message;
    expect(await db.select().from(inquiries)).toMatchObject([
      { ...fields, submission_key: submissionKey, category: "Sales", status: "pending", read: false },
    ]);
    const view = (await db.execute("select email, category, read from customer_inquiries")) as { rows: unknown[] };
    expect(view.rows).toEqual([{ email: valid.email, category: "Sales", read: false }]);
  });

  it("are one however often and at once they are sent with one key", async () => {
    await Promise.all([
      saveInquiry(createMailContext(db), message),
      saveInquiry(createMailContext(db), message),
      saveInquiry(createMailContext(db), { ...message, message: "Again" }),
    ]);
    expect(await db.select().from(inquiries)).toHaveLength(1);
    await saveInquiry(createMailContext(db), { ...message, submissionKey: "k2" });
    expect(await db.select().from(inquiries)).toHaveLength(2);
  });
});
