import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createAuth, hashPassword, type Auth } from "#app/features/auth/auth.server";
import { countAttempt, findOrMakeSecret, OPERATOR, resetPassword, saveAdmin } from "#app/features/auth/mutations.server";
import { findUserByEmail, listAdmins } from "#app/features/auth/queries.server";
import { removeStaff } from "#app/features/auth/staff/mutations.server";
import { accounts, admin_users, rate_limits, sessions } from "#app/features/auth/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { BOTH } from "#tests/support/databases";

const PASSWORD = "correct horse battery";

describe.each(BOTH)("sign-in on %s", (_, open) => {
  let database: Database;
  let db: Db;
  let auth: Auth;
  beforeEach(async () => {
    database = await open();
    db = database.db;
    auth = createAuth(db, { secret: await findOrMakeSecret(db, "session"), baseUrl: undefined, limits: true });
    await saveAdmin(db, { email: "Salma@Example.com", name: "Salma", passwordHash: await hashPassword(PASSWORD) });
  });
  afterEach(() => database.close());

  const signIn = (password = PASSWORD, email = "salma@example.com", address = "1.2.3.4") => auth.signIn({ email, password, address });
  const cookies = (headers: Headers) =>
    new Headers({
      cookie: headers
        .getSetCookie()
        .map((cookie) => cookie.split(";")[0])
        .join("; "),
    });
  const session = async () => {
    const result = await signIn();
    if (!result.ok) throw new Error("could not sign in");
    return cookies(result.headers);
  };

  it("opens a session that knows the role", async () => {
    expect(await auth.findAccount(await session())).toMatchObject({ email: "salma@example.com", role: "admin" });
    expect(await auth.findAccount(new Headers())).toBeNull();
    expect(await auth.findAccount(new Headers({ cookie: "pemba.session_token=made.up" }))).toBeNull();
  });

  it("sets a cookie scripts cannot read", async () => {
    const result = await signIn();
    expect(result.ok && result.headers.getSetCookie()[0]).toMatch(/^pemba\.session_token=.+HttpOnly; SameSite=Lax/i);
  });

  it("gives each session its own id, and ends one at sign-out", async () => {
    const [first, second] = [await session(), await session()];
    expect(first.get("cookie")).not.toBe(second.get("cookie"));
    await auth.signOut(first);
    expect(await auth.findAccount(first)).toBeNull();
    expect(await auth.findAccount(second)).not.toBeNull();
  });

  it("ends access with the role, at the next request", async () => {
    const headers = await session();
    const user = await findUserByEmail(db, "salma@example.com");
    await saveAdmin(db, { email: "juma@example.com", name: "Juma", passwordHash: await hashPassword(PASSWORD) });
    await removeStaff(db, OPERATOR, user!.id);
    expect(await auth.findAccount(headers)).toBeNull();
    expect((await listAdmins(db)).map(({ name }) => name)).toEqual(["Juma"]);
  });

  it("is prolonged by pages, whose answer brings the new cookie, and not by an event stream", async () => {
    const headers = await session();
    const left = async () => Math.round(((await db.select().from(sessions))[0]!.expiresAt.getTime() - Date.now()) / 60_000);
    const week = await left();
    // As if it had been opened 61 minutes ago: from the hour on it is prolonged.
    await db.update(sessions).set({ expiresAt: sql`${sessions.expiresAt} - interval '61 minutes'` });
    expect(await auth.findAccount(headers)).toMatchObject({ role: "admin" });
    expect(await auth.findSessionId(headers)).not.toBeNull();
    expect(await left()).toBe(week - 61);
    const answer = new Headers();
    expect(await auth.findAccount(headers, answer)).toMatchObject({ role: "admin" });
    expect(answer.getSetCookie()).toEqual([expect.stringMatching(/^pemba\.session_token=.+Max-Age=604800/)]);
    expect(await left()).toBe(week);
  });

  it("ends by itself when nothing but an event stream has used it for a week", async () => {
    const headers = await session();
    await db.update(sessions).set({ expiresAt: sql`${sessions.expiresAt} - interval '6 days 23 hours'` });
    expect(await auth.findAccount(headers)).not.toBeNull();
    await db.update(sessions).set({ expiresAt: sql`${sessions.expiresAt} - interval '61 minutes'` });
    expect(await auth.findAccount(headers)).toBeNull();
  });

  it("says the same of a wrong password and an unknown person", async () => {
    expect(await signIn("wrong password")).toEqual({ ok: false, reason: "refused" });
    expect(await signIn(PASSWORD, "nobody@example.com")).toEqual({ ok: false, reason: "refused" });
  });

  it("stores a slow salted hash, never the password", async () => {
    const [account] = await db.select().from(accounts);
    expect(account!.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
    expect(await hashPassword(PASSWORD)).not.toBe(account!.password);
  });

  it("stops after five failures on one account, and lets a good password in before that", async () => {
    for (let attempt = 0; attempt < 4; attempt++) await signIn("wrong password");
    expect(await signIn()).toMatchObject({ ok: true });
    for (let attempt = 0; attempt < 5; attempt++) expect(await signIn("wrong password", undefined, `10.0.0.${attempt}`)).toMatchObject({ reason: "refused" });
    expect(await signIn(PASSWORD, undefined, "10.0.0.9")).toMatchObject({ ok: false, reason: "limited" });
  });

  it("stops after twenty failures from one address", async () => {
    for (let attempt = 0; attempt < 20; attempt++) await signIn("wrong password", `person${attempt}@example.com`);
    expect(await signIn()).toMatchObject({ ok: false, reason: "limited" });
    expect(await signIn(PASSWORD, undefined, "5.6.7.8")).toMatchObject({ ok: true });
  });

  it("ends the open sessions with a new password", async () => {
    const headers = await session();
    const user = await findUserByEmail(db, "salma@example.com");
    await resetPassword(db, user!, await hashPassword("another password"));
    expect(await auth.findAccount(headers)).toBeNull();
    expect(await signIn("another password")).toMatchObject({ ok: true });
  });

  it("knows a signed-in person without a role, who then is not staff", async () => {
    const headers = await session();
    await db.delete(admin_users);
    expect(await auth.findAccount(headers)).toMatchObject({ email: "salma@example.com", role: null });
  });

  it("counts attempts in windows, and together when they come at once", async () => {
    const limit = { attempts: 2, seconds: 60 };
    const results = await Promise.all([1, 2, 3].map(() => countAttempt(db, "key", limit)));
    expect(results.filter((wait) => wait !== null)).toHaveLength(1);
    await db.update(rate_limits).set({ window_start: new Date(Date.now() - 61_000) });
    expect(await countAttempt(db, "key", limit)).toBeNull();
  });

  it("keeps one secret however often it is asked for", async () => {
    const secrets = await Promise.all([1, 2, 3].map(() => findOrMakeSecret(db, "other")));
    expect(new Set(secrets).size).toBe(1);
  });
});
