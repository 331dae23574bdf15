/** A form that comes back at once is taken for a robot's, with FORM_MIN_MS as it is by default. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { runStatement } from "#tests/support/postgres";
import { startServer, type TestServer } from "#tests/support/server";
import { readVisitorForms, sendVisitorForm, type VisitorForm } from "#tests/support/visitor-forms";

const DEFAULT_MS = 1_500;
const { database } = inject("httpSite");
let server: TestServer;
let forms: VisitorForm[];

beforeAll(async () => {
  // An empty value counts as not set.
  server = await startServer({ DATABASE_URL: database, SEED: "none", FORM_MIN_MS: "" });
  forms = await readVisitorForms(server.url);
});
afterAll(() => server.stop());

/** A stamp of this moment: the page's own may come from the cache. */
async function withFreshStamp(form: VisitorForm): Promise<VisitorForm> {
  const page = await fetch(server.url + form.path, {
    method: "POST",
    headers: { "accept-language": "en" },
    body: new URLSearchParams({}),
  });
  const stamp = /name="stamp" value="([^"]+)"/.exec(await page.text())?.[1] ?? "";
  expect(stamp, form.name).not.toBe("");
  return { ...form, fields: { ...form.fields, stamp } };
}

const stampedAt = ({ fields }: VisitorForm) => Number(fields.stamp?.split(".")[0]);

/** Sends again when this machine was slower than a person, so that the answer is always one to a robot. */
async function sendAtOnce(form: VisitorForm): Promise<{ email: string; status: number; page: string }> {
  for (;;) {
    const email = `${randomUUID()}@example.com`;
    const fresh = await withFreshStamp(form);
    const answer = await sendVisitorForm(server.url, fresh, { email, owner_email: email });
    if (Date.now() - stampedAt(fresh) < DEFAULT_MS) return { email, ...answer };
  }
}

test("a robot that answers at once is refused by every form, and nothing is stored", async () => {
  const emails: string[] = [];
  for (const form of forms) {
    const { email, status, page } = await sendAtOnce(form);
    emails.push(email);
    expect(status, form.name).toBe(400);
    // The submission names a picture that is not there, which is said first.
    if (form.name !== "submission") expect(page, form.name).toContain(form.failure);
  }
  const tables = [
    "inquiries",
    "property_inquiries",
    "experience_inquiries",
    "stay_bookings",
    "transportation_bookings",
  ];
  for (const table of tables)
    expect(
      await runStatement(database, `select 1 from ${table} where email in ('${emails.join("','")}')`),
      table,
    ).toEqual([]);
});

test("the same form is taken once a person could have filled it in", async () => {
  const [contact] = forms;
  if (!contact) throw new Error("there is no form");
  const fresh = await withFreshStamp(contact);
  await vi.waitFor(async () => expect((await sendVisitorForm(server.url, fresh)).status).toBe(200), {
    timeout: 30_000,
    interval: 100,
  });
  expect(Date.now() - stampedAt(fresh)).toBeGreaterThanOrEqual(DEFAULT_MS);
});

test("a page from the cache counts from when it was served, not from when it was made", async () => {
  const [contact] = forms;
  if (!contact) throw new Error("there is no form");
  // Made with the first of these, and older than a person needs by now.
  await vi.waitFor(() => expect(Date.now() - stampedAt(contact)).toBeGreaterThan(DEFAULT_MS), { timeout: 10_000 });
  for (;;) {
    const served = Date.now();
    const page = await fetch(server.url + contact.path, { headers: { "accept-language": "en" } });
    const cookie = page.headers.get("set-cookie")?.split(";")[0] ?? "";
    const stamp = /name="stamp" value="([^"]+)"/.exec(await page.text())?.[1] ?? "";
    expect(cookie).toMatch(/^pemba\.opened=/);
    const cached = { ...contact, fields: { ...contact.fields, stamp } };
    const { status } = await sendVisitorForm(server.url, cached, {}, { cookie });
    // Again when this machine was slower than a person.
    if (Date.now() - served >= DEFAULT_MS) continue;
    expect(stamp).toBe(contact.fields.stamp);
    expect(status).toBe(400);
    return;
  }
});
