import { eq, sql } from "drizzle-orm";
import { TOTP } from "otpauth";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAuth, hashPassword, type Auth } from "#app/features/auth/auth.server";
import { findOrMakeSecret, saveAdmin } from "#app/features/auth/mutations.server";
import { findUserByEmail } from "#app/features/auth/queries.server";
import {
  completeReset,
  countReset,
  requestReset,
  deleteExpiredResets,
} from "#app/features/auth/password-reset/mutations.server";
import { findReset } from "#app/features/auth/password-reset/queries.server";
import {
  acceptInvitation,
  disableStaff,
  inviteStaff,
  revokeInvitation,
} from "#app/features/auth/staff/mutations.server";
import { findInvitation } from "#app/features/auth/staff/queries.server";
import { invitations, password_resets, rate_limits, users } from "#app/features/auth/tables.server";
import { beginTwoFactor, confirmTwoFactor } from "#app/features/auth/two-factor/mutations.server";
import { findTwoFactor } from "#app/features/auth/two-factor/queries.server";
import { createMailSender } from "#app/features/mail/sender.server";
import { outbox } from "#app/features/mail/tables.server";
import { sendNextMail } from "#app/features/mail/worker.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS, silentLog } from "#tests/support/databases";
import { startSmtp, type TestSmtp } from "#tests/support/smtp";

const [OLD, NEW] = ["correct horse battery", "another horse battery"];
const ORIGIN = "https://pemba.example";

describe.each(DATABASE_KINDS)("a way back in on %s", (_, open) => {
  let database: Database;
  let db: Db;
  let auth: Auth;
  let key: string;
  let smtp: TestSmtp;
  let salma: { id: string; name: string; email: string };

  beforeAll(async () => {
    [database, smtp] = await Promise.all([open(), startSmtp()]);
    db = database.db;
    key = await findOrMakeSecret(db, "session");
    auth = createAuth(db, { secret: key, baseUrl: undefined, limits: true });
  });
  afterAll(() => Promise.all([database.close(), smtp.stop()]));
  beforeEach(async () => {
    for (const name of ["Salma", "Juma"])
      await saveAdmin(db, { email: `${name.toLowerCase()}@example.com`, name, passwordHash: await hashPassword(OLD) });
    salma = (await findUserByEmail(db, "salma@example.com"))!;
  });
  afterEach(async () => {
    for (const table of [users, rate_limits, outbox]) await db.delete(table);
    smtp.received.length = 0;
  });

  const signIn = (password: string) => auth.signIn({ email: "salma@example.com", password, address: "1.2.3.4" });
  const send = async (origin: string | null = ORIGIN) => {
    const sent: string[] = [];
    const sender = createMailSender({
      url: smtp.url,
      from: { name: "Pemba", address: "hello@pemba.example" },
      settings: { value: null },
      origin,
    });
    for (
      let outcome = await sendNextMail(db, sender, silentLog);
      outcome !== null;
      outcome = await sendNextMail(db, sender, silentLog)
    )
      sent.push(outcome);
    return sent;
  };
  const tokens = (path: string) =>
    smtp.received.map(
      ({ text }) => new RegExp(`${ORIGIN}/1324admin/${path}/([\\w-]{43})\\s`).exec(text ?? "")?.[1] ?? "",
    );
  async function ask(): Promise<string> {
    await requestReset(db, "Salma@Example.com", "Pemba Paradise");
    await send();
    return tokens("reset-password").at(-1)!;
  }

  it("mails a link of which only a hash is stored, to staff who may come in and to nobody else", async () => {
    const token = await ask();
    expect(smtp.received).toMatchObject([
      { subject: "Set a new password for Pemba Paradise", envelope: { to: ["salma@example.com"] } },
    ]);
    expect(token).toHaveLength(43);
    const stored = JSON.stringify([await db.select().from(outbox), await db.select().from(password_resets)]);
    expect(stored).not.toContain(token);
    await disableStaff(db, salma, (await findUserByEmail(db, "juma@example.com"))!.id);
    for (const email of ["juma@example.com", "nobody@example.com"]) await requestReset(db, email, "Pemba Paradise");
    expect(await send()).toEqual([]);
  });

  it("works once and for an hour, ends every session and forgets wrong passwords", async () => {
    const signedIn = await signIn(OLD);
    const session = new Headers({
      cookie: signedIn.ok
        ? signedIn.headers
            .getSetCookie()
            .map((cookie) => cookie.split(";")[0])
            .join("; ")
        : "",
    });
    for (let n = 0; n < 5; n++) await signIn("wrong password");
    const token = await ask();
    expect(await findReset(db, token)).toMatchObject({ email: "salma@example.com" });
    const both = await Promise.all([1, 2].map(async () => completeReset(db, token, await hashPassword(NEW))));
    expect(both.filter(Boolean)).toEqual([{ email: "salma@example.com" }]);
    expect(await auth.findAccount(session)).toBeNull();
    expect(await findReset(db, token)).toBeNull();
    expect(await signIn(NEW)).toMatchObject({ ok: true });
    expect(await signIn(OLD)).toMatchObject({ reason: "refused" });

    const late = await ask();
    await db.update(password_resets).set({ expires_at: sql`now() - interval '1 second'` });
    expect(await completeReset(db, late, await hashPassword(OLD))).toBeNull();
    await deleteExpiredResets(db);
    expect(await db.select().from(password_resets)).toEqual([]);
  });

  it("keeps the links before it until one is used, and sends none that is too old or for somebody disabled since", async () => {
    const [first, second] = [await ask(), await ask()];
    expect(await findReset(db, first)).not.toBeNull();
    expect(await completeReset(db, second, await hashPassword(NEW))).not.toBeNull();
    expect(await findReset(db, first)).toBeNull();
    await requestReset(db, "salma@example.com", "Pemba Paradise");
    await db.update(password_resets).set({ expires_at: sql`now() - interval '1 second'` });
    expect(await send()).toEqual(["discarded"]);
    const open = await ask();
    await disableStaff(db, (await findUserByEmail(db, "juma@example.com"))!, salma.id);
    expect(await completeReset(db, open, await hashPassword(OLD))).toBeNull();
  });

  it("still asks for the second step", async () => {
    await beginTwoFactor(db, key, salma.id);
    const begun = await findTwoFactor(db, key, salma.id);
    const confirmed =
      begun.state === "begun" &&
      (await confirmTwoFactor(db, key, salma, new TOTP({ secret: begun.secret }).generate()));
    expect(confirmed).toMatchObject({ ok: true });
    expect(await completeReset(db, await ask(), await hashPassword(NEW))).not.toBeNull();
    expect(await signIn(NEW)).toMatchObject({ ok: false, reason: "code" });
  });

  it("sends no link without an address that was configured", async () => {
    await requestReset(db, "salma@example.com", "Pemba Paradise");
    expect(await send(null)).toEqual(["failed"]);
    expect(await db.select({ error: outbox.last_error }).from(outbox)).toEqual([
      { error: "PUBLIC_URL is not set: the message would hold no link" },
    ]);
    expect(smtp.received).toEqual([]);
  });

  it("counts requests by address, of nobody too, and by network", async () => {
    for (const email of ["salma@example.com", "nobody@example.com"]) {
      for (let n = 0; n < 3; n++) expect(await countReset(db, { email, network: `1.1.1.${n}` })).toBeNull();
      expect(await countReset(db, { email, network: "1.1.1.9" })).toBeGreaterThan(3_000);
    }
    for (let n = 0; n < 10; n++)
      expect(await countReset(db, { email: `person${n}@example.com`, network: "2.2.2.2" })).toBeNull();
    expect(await countReset(db, { email: "person11@example.com", network: "2.2.2.2" })).toBeGreaterThan(3_000);
  });

  it("invites by mail with a link of its own, beside the one that is copied", async () => {
    const asha = { name: "Asha", email: "asha@example.com" };
    const invited = await inviteStaff(db, salma, asha, { siteNameForMail: "Pemba Paradise" });
    expect(invited).toMatchObject({ ok: true, isMailed: true });
    await send();
    expect(smtp.received).toMatchObject([
      { subject: "You are invited to the office of Pemba Paradise", envelope: { to: ["asha@example.com"] } },
    ]);
    const [mailed] = tokens("invitation");
    const copied = invited.ok ? invited.token : "";
    expect(JSON.stringify([await db.select().from(outbox), await db.select().from(invitations)])).not.toContain(mailed);
    for (const token of [mailed!, copied]) expect(await findInvitation(db, token)).toMatchObject(asha);
    expect(
      await acceptInvitation(db, { token: mailed!, name: "Asha", passwordHash: await hashPassword(NEW) }),
    ).not.toBeNull();
    expect(await findInvitation(db, copied)).toBeNull();

    const withdrawn = await inviteStaff(
      db,
      salma,
      { name: "Omar", email: "omar@example.com" },
      { siteNameForMail: "Pemba Paradise" },
    );
    const [row] = await db.select().from(invitations).where(eq(invitations.email, "omar@example.com"));
    await revokeInvitation(db, salma, row!.id);
    expect(withdrawn.ok).toBe(true);
    expect(await send()).toEqual(["discarded"]);
    for (let n = 0; n < 6; n++)
      expect(
        await inviteStaff(
          db,
          salma,
          { name: "Omar", email: "omar@example.com" },
          { siteNameForMail: "Pemba Paradise" },
        ),
      ).toMatchObject({ ok: true, isMailed: n < 4 });
    expect(await inviteStaff(db, salma, { name: "Zuwena", email: "zuwena@example.com" })).toMatchObject({
      ok: true,
      isMailed: false,
    });
  });
});
