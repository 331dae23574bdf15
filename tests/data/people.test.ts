import { eq, sql } from "drizzle-orm";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAuth, hashPassword, type Auth } from "#app/features/auth/auth.server";
import {
  changeOwnPassword,
  endOtherSessions,
  endSession,
  findOrMakeSecret,
  OPERATOR,
  resetPassword,
  saveAdmin,
} from "#app/features/auth/mutations.server";
import { findRole, findUserByEmail } from "#app/features/auth/queries.server";
import {
  acceptInvitation,
  disableStaff,
  enableStaff,
  inviteStaff,
  removeStaff,
  revokeInvitation,
} from "#app/features/auth/staff/mutations.server";
import { findInvitation, listInvitations, listSessions, listStaff } from "#app/features/auth/staff/queries.server";
import { admin_users, invitations, rate_limits, sessions, two_factors, users } from "#app/features/auth/tables.server";
import {
  beginTwoFactor,
  cancelTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  renewBackupCodes,
} from "#app/features/auth/two-factor/mutations.server";
import { findTwoFactor } from "#app/features/auth/two-factor/queries.server";
import { changes } from "#app/features/history/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";

const PASSWORD = "correct horse battery";
const NEW_PASSWORD = "another horse battery";
const ASHA = { name: "Asha Khamis", email: "asha@example.com" };

describe.each(DATABASE_KINDS)("people on %s", (_, open) => {
  let database: Database;
  let db: Db;
  let auth: Auth;
  let key: string;
  let passwordHash: string;
  let salma: { id: string; name: string; email: string };
  let juma: { id: string; name: string; email: string };

  beforeAll(async () => {
    database = await open();
    db = database.db;
    key = await findOrMakeSecret(db, "session");
    auth = createAuth(db, { secret: key, baseUrl: undefined, limits: true });
    passwordHash = await hashPassword(PASSWORD);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [users, rate_limits]) await db.delete(table);
    salma = await person("Salma");
    juma = await person("Juma");
    await db.delete(changes);
  });

  async function person(name: string) {
    const email = `${name.toLowerCase()}@example.com`;
    await saveAdmin(db, { email, name, passwordHash });
    return (await findUserByEmail(db, email))!;
  }
  const cookiesOf = (headers: Headers) =>
    new Headers({
      cookie: headers
        .getSetCookie()
        .map((cookie) => cookie.split(";")[0])
        .join("; "),
    });
  const signIn = (name: string, password = PASSWORD) =>
    auth.signIn({
      email: `${name.toLowerCase()}@example.com`,
      password,
      address: "1.2.3.4",
      userAgent: "Firefox/1 (Windows)",
    });
  async function sessionOf(name: string, password = PASSWORD) {
    const result = await signIn(name, password);
    if (!result.ok) throw new Error(result.reason);
    return cookiesOf(result.headers);
  }
  const deeds = async () =>
    (await db.select().from(changes).orderBy(changes.created_at)).map(({ action, item_name, user_name }) =>
      `${user_name} ${action} ${item_name ?? ""}`.trim(),
    );
  async function invite(who = ASHA) {
    const invited = await inviteStaff(db, salma, who);
    if (!invited.ok) throw new Error(invited.reason);
    return invited.token;
  }

  describe("an invitation", () => {
    it("makes somebody staff once, by a link of which only a hash is kept", async () => {
      const token = await invite();
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(JSON.stringify(await db.select().from(invitations))).not.toContain(token);
      expect(await findInvitation(db, token)).toEqual(ASHA);
      expect(await listInvitations(db)).toMatchObject([{ ...ASHA, invitedBy: "Salma", isExpired: false }]);
      const both = await Promise.all([1, 2].map(() => acceptInvitation(db, { token, name: "Asha", passwordHash })));
      expect(both.filter(Boolean)).toHaveLength(1);
      expect(await findInvitation(db, token)).toBeNull();
      expect(await auth.findAccount(await sessionOf("Asha"))).toMatchObject({ name: "Asha", role: "admin" });
      expect(await listInvitations(db)).toEqual([]);
      expect(await deeds()).toEqual(["Salma invited Asha Khamis", "Asha joined Asha", "Asha signed in"]);
    });

    it("ends after seven days, when it is withdrawn and when a new one is made", async () => {
      const first = await invite();
      const second = await invite({ ...ASHA, name: "Asha K." });
      expect(await findInvitation(db, first)).toBeNull();
      expect(await findInvitation(db, second)).toMatchObject({ name: "Asha K." });
      const [row] = await db.select().from(invitations);
      const days = (row!.expires_at.getTime() - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(6.99);
      expect(days).toBeLessThanOrEqual(7.01);
      await db.update(invitations).set({ expires_at: sql`now() - interval '1 second'` });
      expect(await acceptInvitation(db, { token: second, name: "Asha", passwordHash })).toBeNull();
      expect(await listInvitations(db)).toMatchObject([{ isExpired: true }]);
      const third = await invite();
      expect(await revokeInvitation(db, salma, row!.id)).toEqual({ ok: true });
      expect(await revokeInvitation(db, salma, row!.id)).toEqual({ ok: false });
      expect(await acceptInvitation(db, { token: third, name: "Asha", passwordHash })).toBeNull();
      expect(await findRole(db, "asha")).toBeNull();
    });

    it("is not for staff, and changes no password of somebody who became staff since", async () => {
      expect(await inviteStaff(db, salma, { name: "Juma", email: "juma@example.com" })).toEqual({
        ok: false,
        reason: "taken",
      });
      const token = await invite();
      await person("Asha");
      expect(
        await acceptInvitation(db, { token, name: "Asha", passwordHash: await hashPassword(NEW_PASSWORD) }),
      ).toBeNull();
      expect(await signIn("Asha")).toMatchObject({ ok: true });
    });

    it("cannot be made by somebody who is disabled, and goes with whoever made it", async () => {
      const token = await invite();
      await disableStaff(db, juma, salma.id);
      expect(await findInvitation(db, token)).toBeNull();
      expect(await inviteStaff(db, salma, ASHA)).toEqual({ ok: false, reason: "denied" });
      expect((await deeds()).toSorted()).toEqual([
        "Juma disabled Salma",
        "Juma uninvited Asha Khamis",
        "Salma invited Asha Khamis",
      ]);
    });

    it("lets somebody who was removed come back with a new password", async () => {
      await removeStaff(db, salma, juma.id);
      const token = await invite({ name: "Juma", email: "juma@example.com" });
      expect(
        await acceptInvitation(db, { token, name: "Juma Ali", passwordHash: await hashPassword(NEW_PASSWORD) }),
      ).toEqual({ id: juma.id, email: "juma@example.com" });
      expect(await auth.findAccount(await sessionOf("Juma", NEW_PASSWORD))).toMatchObject({
        id: juma.id,
        name: "Juma Ali",
        role: "admin",
      });
    });
  });

  describe("disabling and removing", () => {
    it("ends every session at once and refuses the right password like a wrong one", async () => {
      const session = await sessionOf("Juma");
      expect(await disableStaff(db, salma, juma.id)).toEqual({ ok: true, name: "Juma" });
      expect(await auth.findAccount(session)).toBeNull();
      expect(await findRole(db, juma.id)).toBeNull();
      expect(await signIn("Juma")).toEqual(await signIn("Nobody"));
      expect(await signIn("Juma")).toEqual({ ok: false, reason: "refused" });
      expect(await listStaff(db)).toMatchObject([
        { name: "Juma", disabled_at: expect.any(Date) as Date },
        { name: "Salma", disabled_at: null },
      ]);
      // A session that was opened in the same moment is worth nothing either.
      const late = cookiesOf(await auth.createSession(juma, { address: "1.2.3.4" }));
      expect(await auth.findAccount(late)).toMatchObject({ role: null });
      await enableStaff(db, salma, juma.id);
      expect(await auth.findAccount(await sessionOf("Juma"))).toMatchObject({ role: "admin" });
      expect(await deeds()).toEqual(["Juma signed in", "Salma disabled Juma", "Salma enabled Juma", "Juma signed in"]);
    });

    it("takes role, sessions and second step away, and keeps the person's history", async () => {
      const session = await sessionOf("Juma");
      await beginTwoFactor(db, key, juma.id);
      expect(await removeStaff(db, salma, juma.id)).toEqual({ ok: true, name: "Juma" });
      expect(await auth.findAccount(session)).toBeNull();
      expect(await db.select().from(two_factors)).toEqual([]);
      expect((await listStaff(db)).map(({ name }) => name)).toEqual(["Salma"]);
      expect(await removeStaff(db, salma, juma.id)).toEqual({ ok: false, reason: "missing" });
      expect(await deeds()).toEqual(["Juma signed in", "Salma removed Juma"]);
    });

    it("never takes the last one who can come in, nor oneself", async () => {
      expect(await disableStaff(db, salma, salma.id)).toEqual({ ok: false, reason: "self" });
      expect(await removeStaff(db, salma, salma.id)).toEqual({ ok: false, reason: "self" });
      await disableStaff(db, salma, juma.id);
      for (const send of [disableStaff, removeStaff]) {
        expect(await send(db, salma, salma.id)).toEqual({ ok: false, reason: "last" });
        expect(await send(db, OPERATOR, salma.id)).toEqual({ ok: false, reason: "last" });
        expect(await send(db, juma, salma.id)).toEqual({ ok: false, reason: "denied" });
      }
      expect(await findRole(db, salma.id)).toBe("admin");
    });

    it.each([
      ["disable each other", disableStaff, disableStaff],
      ["remove each other", removeStaff, removeStaff],
      ["disable and remove each other", disableStaff, removeStaff],
    ])("leaves one of two who %s at once", async (_words, one, other) => {
      const outcomes = await Promise.all([one(db, salma, juma.id), other(db, juma, salma.id)]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      const left = await db
        .select()
        .from(admin_users)
        .where(sql`${admin_users.disabled_at} is null`);
      expect(left).toHaveLength(1);
    });
  });

  describe("one's own account", () => {
    it("gets a new password that ends the other sessions", async () => {
      const [here, elsewhere] = [await sessionOf("Salma"), await sessionOf("Salma")];
      expect(await auth.checkPassword(salma.id, "wrong password")).toEqual({ ok: false, reason: "wrong" });
      expect(await auth.checkPassword(salma.id, PASSWORD)).toEqual({ ok: true });
      await changeOwnPassword(db, salma, {
        passwordHash: await hashPassword(NEW_PASSWORD),
        currentSessionId: (await auth.findSessionId(here))!,
      });
      expect(await auth.findAccount(here)).toMatchObject({ id: salma.id });
      expect(await auth.findAccount(elsewhere)).toBeNull();
      expect(await signIn("Salma")).toMatchObject({ ok: false, reason: "refused" });
      expect(await signIn("Salma", NEW_PASSWORD)).toMatchObject({ ok: true });
      expect(JSON.stringify(await db.select().from(changes))).not.toContain(NEW_PASSWORD);
      for (let attempt = 0; attempt < 5; attempt++) await auth.checkPassword(salma.id, "wrong password");
      expect(await auth.checkPassword(salma.id, NEW_PASSWORD)).toMatchObject({ ok: false, reason: "limited" });
    });

    it("sees and ends its own sessions and nobody else's", async () => {
      const [here, second, third, jumas] = [
        await sessionOf("Salma"),
        await sessionOf("Salma"),
        await sessionOf("Salma"),
        await sessionOf("Juma"),
      ];
      expect(await listSessions(db, salma.id)).toHaveLength(3);
      expect((await listSessions(db, salma.id))[0]).toMatchObject({
        address: "1.2.3.4",
        userAgent: "Firefox/1 (Windows)",
      });
      expect(await endSession(db, salma, (await auth.findSessionId(jumas))!)).toBe(false);
      expect(await endSession(db, salma, (await auth.findSessionId(second))!)).toBe(true);
      expect(await auth.findAccount(second)).toBeNull();
      expect(await endOtherSessions(db, salma, (await auth.findSessionId(here))!)).toBe(1);
      expect(await auth.findAccount(third)).toBeNull();
      expect(await auth.findAccount(here)).not.toBeNull();
      expect(await auth.findAccount(jumas)).not.toBeNull();
      expect((await deeds()).slice(-2)).toEqual([
        "Salma signed out Firefox on Windows",
        "Salma signed out Other devices",
      ]);
      await db.delete(sessions);
      expect((await listStaff(db)).find(({ id }) => id === salma.id)!.lastSeen).toBeInstanceOf(Date);
    });
  });

  it("are written down with what the operator does to them, and when they leave", async () => {
    await person("Asha");
    await disableStaff(db, salma, juma.id);
    await person("Juma");
    await person("Juma");
    const here = await sessionOf("Salma");
    await auth.signOut(here);
    expect(await auth.findAccount(here)).toBeNull();
    // Nothing ends twice.
    await auth.signOut(here);
    await resetPassword(db, salma, await hashPassword(NEW_PASSWORD));
    expect(await deeds()).toEqual([
      "Command line created Asha",
      "Salma disabled Juma",
      "Command line enabled Juma",
      "Command line changed Juma",
      "Salma signed in",
      "Salma signed out",
      "Command line changed Salma",
    ]);
    expect(JSON.stringify(await db.select().from(changes))).not.toContain(NEW_PASSWORD);
  });

  it("keep the old password when a new one cannot be written down", async () => {
    await db.execute(sql`alter table changes rename to full_changes`);
    await expect(resetPassword(db, salma, await hashPassword(NEW_PASSWORD))).rejects.toThrow();
    await db.execute(sql`alter table full_changes rename to changes`);
    expect(await signIn("Salma")).toMatchObject({ ok: true });
  });

  describe("two-factor sign-in", () => {
    let secret: string;
    let usedCode: string;
    const codeIn = (seconds = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1000 });
    async function switchOn() {
      await beginTwoFactor(db, key, salma.id);
      const begun = await findTwoFactor(db, key, salma.id);
      if (begun.state !== "begun") throw new Error(begun.state);
      secret = begun.secret;
      usedCode = codeIn();
      const confirmed = await confirmTwoFactor(db, key, salma, usedCode);
      if (!confirmed.ok) throw new Error(confirmed.reason);
      return confirmed.codes;
    }
    async function firstStep() {
      const result = await signIn("Salma");
      if (result.ok || result.reason !== "code") throw new Error("no second step");
      return cookiesOf(result.headers);
    }
    const secondStep = (headers: Headers, code: string, address = "1.2.3.4") =>
      auth.signInWithCode({ headers, code, address });

    it("is on only once a code was right, and keeps neither secret nor codes readable", async () => {
      await beginTwoFactor(db, key, salma.id);
      expect(await signIn("Salma")).toMatchObject({ ok: true });
      expect(await confirmTwoFactor(db, key, salma, "000000x")).toEqual({ ok: false, reason: "wrong" });
      await cancelTwoFactor(db, salma.id);
      expect(await findTwoFactor(db, key, salma.id)).toEqual({ state: "off" });
      const codes = await switchOn();
      expect(codes).toHaveLength(10);
      const stored = JSON.stringify(await db.select().from(two_factors));
      for (const hidden of [secret, ...codes]) expect(stored).not.toContain(hidden);
      expect(await findTwoFactor(db, key, salma.id)).toMatchObject({ state: "on", codesLeft: 10 });
      // Neither begun anew nor cancelled, it stays on.
      await beginTwoFactor(db, key, salma.id);
      await cancelTwoFactor(db, salma.id);
      expect(JSON.stringify(await db.select().from(two_factors))).toBe(stored);
      expect(await confirmTwoFactor(db, key, salma, codeIn())).toEqual({ ok: false, reason: "missing" });
    });

    it("is not set up by a secret that has been waiting too long", async () => {
      await beginTwoFactor(db, key, salma.id);
      await db.update(two_factors).set({ created_at: sql`now() - interval '16 minutes'` });
      expect(await findTwoFactor(db, key, salma.id)).toEqual({ state: "off" });
      expect(await confirmTwoFactor(db, key, salma, "000000")).toEqual({ ok: false, reason: "missing" });
    });

    it("asks for a code after the password, and takes each once", async () => {
      await switchOn();
      const headers = await firstStep();
      expect(headers.get("cookie")).not.toContain("session_token");
      expect(await auth.findAccount(headers)).toBeNull();
      // The code that switched it on is used up.
      expect(await secondStep(headers, usedCode)).toEqual({ ok: false, reason: "refused" });
      const next = codeIn(30);
      const both = await Promise.all([1, 2].map(() => secondStep(headers, `${next.slice(0, 3)} ${next.slice(3)}`)));
      const opened = both.filter(({ ok }) => ok);
      expect(opened).toHaveLength(1);
      expect(await auth.findAccount(cookiesOf((opened[0] as { headers: Headers }).headers))).toMatchObject({
        id: salma.id,
        role: "admin",
      });
      expect(await secondStep(headers, next)).toEqual({ ok: false, reason: "refused" });
    });

    it("takes each backup code once, until there are new ones", async () => {
      const [code, spare] = await switchOn();
      const headers = await firstStep();
      expect(await secondStep(headers, ` ${code!.toUpperCase().replace("-", " ")}`)).toMatchObject({ ok: true });
      expect(await secondStep(headers, code!)).toEqual({ ok: false, reason: "refused" });
      expect(await findTwoFactor(db, key, salma.id)).toMatchObject({ codesLeft: 9 });
      const [signedIn] = await db.select().from(changes).where(eq(changes.action, "signed in"));
      expect(signedIn!.fields).toEqual({ backup_codes: { from: 10, to: 9 } });
      const renewed = await renewBackupCodes(db, key, salma);
      expect(renewed).toMatchObject({ ok: true });
      expect(await secondStep(headers, spare!)).toEqual({ ok: false, reason: "refused" });
    });

    it("stops after five wrong codes, from wherever they come", async () => {
      const [code] = await switchOn();
      const headers = await firstStep();
      for (let attempt = 0; attempt < 5; attempt++)
        expect(await secondStep(headers, "000000", `10.0.0.${attempt}`)).toEqual({ ok: false, reason: "refused" });
      expect(await secondStep(headers, code!, "10.0.0.9")).toMatchObject({ ok: false, reason: "limited" });
      // The right password does not begin the count anew.
      expect(await secondStep(await firstStep(), code!, "10.0.0.9")).toMatchObject({ ok: false, reason: "limited" });
    });

    it("needs the password first, and not long ago", async () => {
      const [code] = await switchOn();
      const headers = await firstStep();
      const cookie = headers.get("cookie")!;
      const [id, , signature] = cookie.split("=")[1]!.split(".");
      const forged = [
        `pemba.second_step=${id}.${Date.now() + 1e9}.${signature}`,
        `pemba.second_step=${Buffer.from(juma.id).toString("base64url")}.${cookie.split(".").slice(2).join(".")}`,
        "pemba.second_step=",
        "",
      ];
      for (const made of forged)
        expect(await secondStep(new Headers({ cookie: made }), code!)).toEqual({ ok: false, reason: "expired" });
      await changeOwnPassword(db, salma, { passwordHash: await hashPassword(NEW_PASSWORD), currentSessionId: "" });
      expect(await secondStep(headers, code!)).toEqual({ ok: false, reason: "expired" });
    });

    it("keeps somebody out who was disabled between the steps", async () => {
      const [code] = await switchOn();
      const headers = await firstStep();
      await disableStaff(db, juma, salma.id);
      expect(await secondStep(headers, code!)).toEqual({ ok: false, reason: "expired" });
    });

    it("can be switched off, also from the command line", async () => {
      await switchOn();
      expect((await listStaff(db)).map(({ name, hasTwoFactor }) => [name, hasTwoFactor])).toEqual([
        ["Juma", false],
        ["Salma", true],
      ]);
      expect(await disableTwoFactor(db, OPERATOR, salma)).toBe(true);
      expect(await disableTwoFactor(db, OPERATOR, salma)).toBe(false);
      expect(await signIn("Salma")).toMatchObject({ ok: true });
      expect(await deeds()).toEqual(["Salma changed Salma", "Command line changed Salma", "Salma signed in"]);
    });
  });
});
