import { sql, type SQL } from "drizzle-orm";
import { createTransport } from "nodemailer";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "#app/features/auth/tables.server";
import { inquiries } from "#app/features/inquiries/tables.server";
import type { Database } from "#app/platform/db/db.server";
import { describeError } from "#app/platform/log.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { startSmtp } from "#tests/support/smtp";
import { PERSON } from "#tests/support/visitor-forms";

const { name, email, words } = PERSON;
const parts = [...Object.values(PERSON), "Quillfeather", "quillfeather", "314"];

async function errorOf(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error("nothing failed");
}

function expectNobodyIn(described: object): void {
  const line = JSON.stringify(described);
  for (const part of parts) expect(line).not.toContain(part);
}

describe.each(DATABASE_KINDS)("an error of %s", (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.db.insert(users).values({ id: "1", name, email });
  });
  afterAll(() => database.close());

  it("tells what is wrong and where, and nothing of what was typed", async () => {
    const { db } = database;
    const raw = (text: string, ...values: string[]): SQL =>
      sql.join([sql.raw(text), ...values.map((value) => sql`${value}::text`)]);
    const refused = await Promise.all(
      [
        () => db.execute(sql`select ${name}::text::uuid`),
        () => db.execute(sql`select ${`${name} "${words}" 'x' ${email}`}::text::int`),
        () => db.execute(sql`select ${words}::text::date`),
        () => db.execute(raw("select no_such_function(", words).append(sql`)`)),
        () => db.insert(users).values({ id: "2", name, email }),
        () => db.insert(inquiries).values({ name: " ", email, topic: "General Inquiry", message: words } as never),
        () => db.transaction((tx) => tx.insert(users).values({ id: "1", name, email })),
      ].map(errorOf),
    );
    const described = refused.map(describeError) as {
      code?: string;
      constraint?: string;
      stack?: string;
      message: string;
    }[];
    for (const error of described) {
      expectNobodyIn(error);
      expect(error.code).toMatch(/^[0-9A-Z]{5}$/);
      expect(error.message).not.toBe("");
    }
    expect(described.map(({ code }) => code)).toContain("23505");
    expect(described.find(({ code }) => code === "23505")?.constraint).toMatch(/users/);
    expect(described.some(({ stack }) => stack?.includes("log.test.ts") || stack?.includes("at "))).toBe(true);
  });
});

it("an error of a parser, a check or a mail server says nothing of what it was given", async () => {
  const smtp = await startSmtp();
  smtp.refuse = { code: 550, text: `${email} is unknown here` };
  const transport = createTransport({ url: smtp.url });
  const failed = await Promise.all(
    [
      () => JSON.parse(`${name} is no JSON`) as unknown,
      () => v.parse(v.object({ name: v.picklist(["a"]) }), { name }),
      () => new URL(`http://${words}`),
      () => transport.sendMail({ from: "a@example.com", to: email, subject: words, text: words }),
      () =>
        Promise.reject(
          new Error(`could not tell <${email}> that\n    at "${name}"\n    at '${words}' (${email}) it failed`),
        ),
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- others do
      () => Promise.reject(`${email} said "${words}" and '${name}'`),
    ].map(errorOf),
  );
  for (const error of failed) expectNobodyIn(describeError(error));
  await smtp.stop();
});
