/** Forms and addresses of guests, each spoiled so that it cannot be taken: a 4xx, and nothing is stored (GU-225). */
import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { RawConnection } from "#tests/support/hostile/raw-connection";
import { BOUNDARY, multipart, request, urlencoded, type HostileRequest } from "#tests/support/hostile/requests";
import { BROKEN_ESCAPES, hostileText } from "#tests/support/hostile/texts";
import { createSeededRandom, type SeededRandom } from "#tests/support/seeded-random";
import type { TestServer } from "#tests/support/server";
import type { SharedSite } from "#tests/support/shared-site";
import { fingerprintTables } from "#tests/support/table-fingerprint";

const CONNECTIONS = 8;
/** What the server takes of a form without files. */
const MAX_BODY_BYTES = 64 * 1024;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface GuestForm {
  path: string;
  cookie?: string;
  /** What would be taken. */
  fields: Record<string, string>;
  /** Without any of these it is not. */
  required: string[];
  /** Values that each of these cannot have. */
  wrong: Record<string, string[]>;
  /** Which of its fields hold words. */
  words: string[];
  /** Whether an intent says what it is. */
  hasIntent: boolean;
}

interface GuestSite {
  port: number;
  tokens: string[];
  forms: GuestForm[];
}

type Query = SharedSite["query"];

/** A link whose token the test knows, to the case of a new booking. */
async function makePage(query: Query, values: string): Promise<{ path: string; token: string; reference: string }> {
  const token = randomBytes(32).toString("base64url");
  const [row] = await query(
    `insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests, status, overbooked)
      select id, name, 'Hanna', 'hanna@example.com', '+255777123456', ${values} from stays order by created_at limit 1 returning case_id, reference`,
  );
  await query(
    "insert into secret_links (token_hash, case_id, made_for) values (encode(sha256($1::bytea), 'hex'), $2, 'staff')",
    [token, row?.case_id],
  );
  return { path: `/my/${token}`, token, reference: String(row?.reference) };
}

/** The day a link was last used is written beside its page, maybe after the page has come. */
async function waitUntilUsesAreStored(query: Query, tokens: string[]): Promise<void> {
  await expect
    .poll(() =>
      query(
        "select 1 from secret_links, unnest($1::text[]) as token where token_hash = encode(sha256(token::bytea), 'hex') and last_used_on is not null",
        [tokens],
      ),
    )
    .toHaveLength(tokens.length);
}

const DAYS = ["2027-02-30", "0000-00-00", "x", "[]", "1", "99999-12-31", inDays(-3)];
const ADDRESSES = ["x", "@", "a@", "a b@example.com", "[]", "%ED%A0%80"];

async function makeGuestSite(url: string, query: Query): Promise<GuestSite> {
  const pending = await makePage(query, "current_date + 40, current_date + 43, 2, 'pending', false");
  const completed = await makePage(query, "current_date - 6, current_date - 3, 2, 'completed', true");
  const [stay] = await query("select replace(id::text, '-', '') as id from stays order by created_at limit 1");
  const key = `s${String(stay?.id)}`;
  const page = await (await fetch(url + pending.path)).text();
  await fetch(url + completed.path);
  await waitUntilUsesAreStored(query, [pending.token, completed.token]);
  // What is read from others' calendars meanwhile would be stored too.
  await query("update channels set next_poll_at = now() + interval '1 day'");
  const stamp = /name="stamp" value="([^"]+)"/.exec(page)![1]!;
  const shared = { words: [], required: [], wrong: {}, hasIntent: true };
  const asked = { item: pending.reference, stamp };
  const wrongItem = { item: ["", "x", "ZZZZZZ", completed.reference, "[]", "__proto__"] };
  const saved = { path: "/saved", cookie: `pemba.saved=${key}` };
  const forms: (Partial<GuestForm> & Pick<GuestForm, "path" | "fields">)[] = [
    { path: pending.path, fields: { body: "Hello", stamp }, required: ["body"], words: ["body"] },
    { path: pending.path, fields: { intent: "data", stamp } },
    { path: pending.path, fields: { intent: "read" } },
    {
      path: pending.path,
      fields: { ...asked, intent: "change", check_in: inDays(50), check_out: inDays(52), guests: "2", reason: "Later" },
      required: ["item", "check_in", "check_out"],
      wrong: { ...wrongItem, check_in: DAYS, check_out: DAYS, guests: ["-1", "1e3", "abc", "999", "2.5"] },
      words: ["reason"],
    },
    { path: pending.path, fields: { ...asked, intent: "cancel" }, required: ["item"], wrong: wrongItem },
    { path: pending.path, fields: { ...asked, intent: "withdraw" }, required: ["item"], wrong: wrongItem },
    {
      path: completed.path,
      fields: { intent: "review", item: "0", stars: "4", body: "Good beds", language: "en", stamp },
      required: ["stars", "body"],
      wrong: {
        item: ["1", "x", "-1", "99", "0 ", "[]"],
        stars: ["0", "6", "4.5", "5 ", "abc", "[]", "%ED%A0%80"],
        language: ["xx", "en ", "[]"],
      },
      words: ["body", "author", "place"],
    },
    { path: completed.path, fields: { intent: "withdraw_review", item: "0" } },
    {
      path: "/my",
      fields: { email: "hanna@example.com", stamp },
      required: ["email"],
      wrong: { email: ADDRESSES },
      words: ["email"],
      hasIntent: false,
    },
    {
      ...saved,
      fields: { intent: "ask", name: "Hanna", email: "hanna@example.com", message: "Which is quieter?", stamp },
      required: ["name", "email"],
      wrong: { email: ADDRESSES },
      words: ["name", "message"],
    },
    {
      ...saved,
      fields: { item: key },
      required: ["item"],
      wrong: { item: ["", "x", `z${key}`, `s${"0".repeat(32)}`] },
    },
    { ...saved, fields: { intent: "share" } },
  ];
  return {
    port: Number(new URL(url).port),
    tokens: [pending.token, completed.token],
    forms: forms.map((form) => ({ ...shared, ...form })),
  };
}

const FORM_TYPE = "application/x-www-form-urlencoded";
type Spoiled = { type: string; body: Buffer };
type Spoil = (chance: SeededRandom, form: GuestForm) => Spoiled | null;

const asForm = (fields: Record<string, string>): Spoiled => ({
  type: FORM_TYPE,
  // An escape of a lone surrogate is sent as it is.
  body: Buffer.from(urlencoded(Object.entries(fields)).toString().replaceAll("%25ED%25A0%2580", "%ED%A0%80")),
});
const insertAt = (text: string, at: number, part: string) => text.slice(0, at) + part + text.slice(at);

const SPOILS: Record<string, Spoil> = {
  "NUL in a field": (chance, { fields }) => {
    const name = chance.pick(Object.keys(fields));
    const value = fields[name]!;
    return asForm({ ...fields, [name]: insertAt(value, chance.integerBelow(value.length + 1), "\0") });
  },
  "a lone surrogate in a field": (chance, { fields }) => {
    const name = chance.pick(Object.keys(fields));
    const value = fields[name]!;
    return asForm({ ...fields, [name]: insertAt(value, chance.integerBelow(value.length + 1), "%ED%A0%80") });
  },
  "a field is missing": (chance, { fields, required }) => {
    if (required.length === 0) return null;
    const { [chance.pick(required)]: _missing, ...rest } = fields;
    return asForm(rest);
  },
  "a field is a file": (chance, { fields, required }) => {
    if (required.length === 0) return null;
    const name = chance.pick(required);
    const pairs = Object.entries(fields).map(([field, value]): [string, string | Buffer] => [
      field,
      field === name ? chance.bytes(20) : value,
    ]);
    return { type: `multipart/form-data; boundary=${BOUNDARY}`, body: multipart(pairs) };
  },
  "a field of another type": (chance, { fields, wrong }) => {
    if (Object.keys(wrong).length === 0) return null;
    const name = chance.pick(Object.keys(wrong));
    return asForm({ ...fields, [name]: chance.pick(wrong[name]!) });
  },
  "an unknown intent": (chance, { fields, hasIntent }) =>
    hasIntent ? asForm({ ...fields, intent: `x${hostileText(chance).slice(0, 200)}` }) : null,
  "a megabyte of text": (chance, { fields, words }) =>
    words.length > 0 && chance.happens(15)
      ? asForm({ ...fields, [chance.pick(words)]: chance.pick(["a", "é", "ش"]).repeat(2 ** 20) })
      : null,
  "ten thousand fields": (chance, { fields }) =>
    chance.happens(15)
      ? asForm({ ...Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [String(n), ""])), ...fields })
      : null,
  "no form": (chance, { fields }) => ({
    type: chance.pick(["application/json", "text/plain", "application/octet-stream", "x"]),
    body: Buffer.from(
      chance.pick([JSON.stringify(fields), "[]", "null", urlencoded(Object.entries(fields)).toString()]),
    ),
  }),
  "a broken form": (chance, { fields }) => ({
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: multipart(Object.entries(fields)).subarray(0, 10 + chance.integerBelow(60)),
  }),
};

/** Of 1 to 5,000 signs, and none of those that open something. */
function unknownToken(chance: SeededRandom, { tokens }: GuestSite): string {
  const known = chance.pick(tokens);
  const at = chance.integerBelow(known.length);
  const made = chance.pick([
    () => chance.bytes(5_000).toString("base64url").slice(0, chance.between(1, 5_000)),
    () => chance.bytes(32).toString("base64url"),
    () => known.slice(0, at) + (known[at] === "A" ? "B" : "A") + known.slice(at + 1),
    () => known.slice(0, at) || "x",
    () => known + known,
    () => `${known}%00`,
    () => `${known}%ED%A0%80`,
    () => encodeURIComponent(`x${hostileText(chance).slice(0, 300)}`.toWellFormed()),
    () => `x${chance.pick(BROKEN_ESCAPES).replaceAll(/[^%\w]/g, "")}`,
  ])();
  return made;
}

const ADDRESS_ENDS = ["", "", "/news", "/calendar.ics", "/pictures/00000000-0000-4000-8000-000000000000"];

function tokenRequest(chance: SeededRandom, site: GuestSite): { what: string; sent: HostileRequest } {
  const room = chance.pick(["/my", "/my", "/saved", "/stop"]);
  const end = room === "/my" ? chance.pick(ADDRESS_ENDS) : "";
  const path = `${chance.happens(20) ? "/ar" : ""}${room}/${unknownToken(chance, site)}${end}`;
  const address = end === "" && chance.happens(90) ? `${path}.data` : path;
  const isWritten = end === "" && chance.happens(40);
  const body = isWritten ? urlencoded([["body", "Hello"]]) : undefined;
  return {
    what: `a token: ${address.slice(0, 80)}`,
    sent: request(site, {
      method: isWritten ? "POST" : chance.pick(["GET", "GET", "HEAD"]),
      path: address,
      headers: isWritten ? [["Content-Type", FORM_TYPE]] : [],
      body,
    }),
  };
}

function formRequest(chance: SeededRandom, site: GuestSite): { what: string; sent: HostileRequest } {
  for (;;) {
    const form = chance.pick(site.forms);
    const name = chance.pick(Object.keys(SPOILS));
    const spoiled = SPOILS[name]!(chance, form);
    if (!spoiled) continue;
    // To draw a page takes ten times as long, and what reads the form is the same.
    const path = chance.happens(95) ? `${form.path}.data` : form.path;
    return {
      what: `${name}, ${form.fields.intent ?? "no intent"} at ${form.path.slice(0, 6)}`,
      sent: request(site, {
        method: "POST",
        path,
        cookie: form.cookie,
        headers: [["Content-Type", spoiled.type]],
        body: spoiled.body,
      }),
    };
  }
}

export interface GuestRun {
  /** Answers that are no 4xx, by what was wrong; and tables that are not as before. */
  findings: string[];
  answers: Map<number, number>;
}

/** Sends so many requests that cannot be taken, and says which were. */
export async function runGuestRequests(
  server: TestServer,
  query: Query,
  { seed, requests }: { seed: number; requests: number },
): Promise<GuestRun> {
  const site = await makeGuestSite(server.url, query);
  const before = await fingerprintTables(query);
  const chance = createSeededRandom(seed);
  const run: GuestRun = { findings: [], answers: new Map() };
  let next = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const wire = new RawConnection(site.port);
      while (next < requests) {
        const number = next++;
        const { what, sent } = chance.happens(40) ? tokenRequest(chance, site) : formRequest(chance, site);
        const status = await wire.send(sent.bytes, sent).then(
          (answer) => answer?.status ?? 0,
          (error: unknown) => String(error),
        );
        if (typeof status === "number") run.answers.set(status, (run.answers.get(status) ?? 0) + 1);
        // A body above every limit is not read: its answer may be lost with the connection that is closed on it.
        const isCutOff = status === 0 && sent.bytes.length > MAX_BODY_BYTES;
        if (!isCutOff && (typeof status === "string" || status < 400 || status > 499))
          run.findings.push(`no. ${number}: ${status} for ${what}: ${sent.bytes.toString("latin1").slice(0, 500)}`);
      }
      wire.close();
    }),
  );
  const after = await fingerprintTables(query);
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  if (changed.length > 0) run.findings.push(`stored in ${changed.join(", ")}`);
  return run;
}
