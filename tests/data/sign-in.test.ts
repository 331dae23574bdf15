import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createAuth, hashPassword, type Auth } from "#app/features/auth/auth.server";
import {
  countAttempt,
  findOrMakeSecret,
  OPERATOR,
  resetPassword,
  saveAdmin,
} from "#app/features/auth/mutations.server";
import { findUserByEmail, listAdmins } from "#app/features/auth/queries.server";
import { removeStaff } from "#app/features/auth/staff/mutations.server";
import { accounts, admin_users, rate_limits, sessions } from "#app/features/auth/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";

const PASSWORD = "correct horse battery";

// Hashing passwords takes nearly all the time, and every browser test signs in on the embedded database.
describe.each(DATABASE_KINDS.slice(1))("sign-in on %s", (_, open) => {
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

  const signIn = (password = PASSWORD, email = "salma@example.com", address = "1.2.3.4") =>
    auth.signIn({ email, password, address });
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
    const left = async () =>
      Math.round(((await db.select().from(sessions))[0]!.expiresAt.getTime() - Date.now()) / 60_000);
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

  const fail = async (times: number, address: string, cookies?: string) => {
    for (let n = 0; n < times; n++)
      expect(
        await auth.signIn({ email: "salma@example.com", password: "wrong password", address, cookies }),
      ).toMatchObject({ reason: "refused" });
  };
  const setCounts = (counts: Record<string, number>) =>
    db
      .insert(rate_limits)
      .values(Object.entries(counts).map(([key, count]) => ({ key, window_start: new Date(), count })))
      .onConflictDoUpdate({ target: rate_limits.key, set: { count: sql`excluded.count` } });
  const device = async () => (await session()).get("cookie")!;

  it("stops after five failures on one account from one network, and lets a good password in before that", async () => {
    await fail(4, "1.2.3.4");
    expect(await signIn()).toMatchObject({ ok: true });
    await fail(5, "1.2.3.4");
    expect(await signIn()).toMatchObject({ ok: false, reason: "limited" });
    expect(await signIn(PASSWORD, "SALMA@example.com")).toMatchObject({ ok: false, reason: "limited" });
    expect(await signIn(PASSWORD, undefined, "10.0.0.9")).toMatchObject({ ok: true });
  });

  it("slows somebody with many networks down, and lets a known device through meanwhile, which has a budget of its own", async () => {
    const cookies = await device();
    await setCounts({ "sign-in account salma@example.com": 99 });
    await fail(1, "10.0.0.1");
    expect(await signIn(PASSWORD, undefined, "10.0.0.2")).toMatchObject({ ok: false, reason: "limited" });
    const known = (password: string, email = "salma@example.com") =>
      auth.signIn({ email, password, address: "10.0.0.1", cookies });
    expect(await known(PASSWORD)).toMatchObject({ ok: true });
    // It is known for the one who signed in there.
    await saveAdmin(db, { email: "juma@example.com", name: "Juma", passwordHash: await hashPassword(PASSWORD) });
    await setCounts({ "sign-in account juma@example.com": 100 });
    expect(await known(PASSWORD, "juma@example.com")).toMatchObject({ reason: "limited" });
    await fail(5, "10.0.0.3", cookies);
    expect(await known(PASSWORD)).toMatchObject({ ok: false, reason: "limited" });
    expect(
      await auth.signIn({
        email: "salma@example.com",
        password: PASSWORD,
        address: "10.0.0.3",
        cookies: cookies.replaceAll(/pemba\.devices=(.)/g, "pemba.devices=x$1"),
      }),
    ).toMatchObject({ reason: "limited" });
  });

  it("knows a device by a signed cookie that scripts cannot read, of each who signs in there", async () => {
    const first = await signIn();
    const cookie = first.ok
      ? first.headers.getSetCookie().find((line) => line.startsWith("pemba.devices="))
      : undefined;
    expect(cookie).toMatch(
      /^pemba\.devices=[\w-]{22}\.\d+\.[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
    expect(cookie).not.toContain("salma");
    await saveAdmin(db, { email: "juma@example.com", name: "Juma", passwordHash: await hashPassword(PASSWORD) });
    const second = await auth.signIn({
      email: "juma@example.com",
      password: PASSWORD,
      address: "1.2.3.4",
      cookies: cookie!.split(";")[0],
    });
    const both = second.ok ? cookies(second.headers).get("cookie") : null;
    await setCounts({ "sign-in account salma@example.com": 100, "sign-in account juma@example.com": 100 });
    for (const name of ["salma", "juma"])
      expect(
        await auth.signIn({ email: `${name}@example.com`, password: PASSWORD, address: "9.9.9.9", cookies: both }),
      ).toMatchObject({ ok: true });
  });

  it("counts nobody's attempts on another's account, whatever is typed as an email", async () => {
    for (let n = 0; n < 7; n++) await signIn("wrong password", "1.2.3.4 salma@example.com", "6.6.6.6");
    for (let n = 0; n < 7; n++) await signIn("wrong password", "salma@example.com 1.2.3.4", "6.6.6.7");
    expect(await signIn()).toMatchObject({ ok: true });
  });

  it("forgets every wrong password with a new one, also those of the network they came from", async () => {
    await fail(5, "1.2.3.4");
    const user = await findUserByEmail(db, "salma@example.com");
    await setCounts({
      "sign-in account salma@example.com": 200,
      "sign-in address 1.2.3.4": 20,
      "sign-in address 7.7.7.7": 20,
      "sign-in network 1.2.3.4 another-salma@example.com": 5,
    });
    expect(await signIn()).toMatchObject({ reason: "limited" });
    await resetPassword(db, user!, await hashPassword("another password"));
    expect(await signIn("another password")).toMatchObject({ ok: true });
    const left = (await db.select().from(rate_limits)).map(({ key }) => key);
    expect(left).toEqual(
      expect.arrayContaining(["sign-in address 7.7.7.7", "sign-in network 1.2.3.4 another-salma@example.com"]),
    );
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
