import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import {
  countCode,
  countPasswordCheck,
  countPassword,
  clearPasswordChecks,
  clearAfterSignIn,
} from "#app/features/auth/attempts/mutations.server";
import type { AttemptSource } from "#app/features/auth/attempts/rate-limit-keys";
import { findDevice, createDeviceCookie } from "#app/features/auth/known-device.server";
import { signOut } from "#app/features/auth/mutations.server";
import { openSession } from "#app/features/auth/open-session.server";
import { findCredentials, findRole, type Credentials } from "#app/features/auth/queries.server";
import { PASSWORD_MAX, PASSWORD_MIN } from "#app/features/auth/rules";
import type { Account } from "#app/features/auth/schema";
import { clearChallenge, verifyChallenge, issueChallenge } from "#app/features/auth/two-factor-challenge.server";
import { accounts, sessions, users, verifications } from "#app/features/auth/tables.server";
import { consumeCode, type UsedCode } from "#app/features/auth/two-factor/mutations.server";
import { recordChange } from "#app/features/history/mutations.server";
import { copyCookies } from "#app/platform/http/cookies";
import type { Db } from "#app/platform/db/db.server";

export { hashPassword };

const IDLE_SECONDS = 60 * 60 * 24 * 7;
const ABSOLUTE_MS = 1000 * 60 * 60 * 24 * 30;

/** Dummy hash verified for unknown users, so that the response time does not reveal whether they exist. */
const DUMMY_HASH = `${"0".repeat(32)}:${"0".repeat(128)}`;

interface Device {
  /** The network it asks from. */
  address: string;
  userAgent?: string | null;
  /** Says whether the device has signed in before. */
  cookies?: string | null;
}

type Limited = { ok: false; reason: "limited"; retryAfter: number };
type SignedIn = { ok: true; headers: Headers };
/** "code": the password was right, and the code of the second step is asked for. The headers bring what it needs. */
export type SignIn =
  | SignedIn
  | Limited
  | { ok: false; reason: "refused" }
  | { ok: false; reason: "code"; headers: Headers };
/** "expired": too long after the password, which is asked for again. */
export type SecondStep = SignedIn | Limited | { ok: false; reason: "refused" } | { ok: false; reason: "expired" };
export type PasswordCheck = { ok: true } | { ok: false; reason: "wrong" } | Limited;

export interface Auth {
  /**
   * Who the request's cookie belongs to. With an `answer` that brings the new cookie a session in use is prolonged.
   * Without one it is only looked at: prolonged in the database alone, it would end in the browser, and an open event
   * stream would never let it end.
   */
  findAccount(headers: Headers, answer?: Headers): Promise<Account | null>;
  findSessionId(headers: Headers): Promise<string | null>;
  signIn(input: Device & { email: string; password: string }): Promise<SignIn>;
  signInWithCode(input: Device & { headers: Headers; code: string }): Promise<SecondStep>;
  /** Creates a session for a person authenticated in another way, such as by an invitation. */
  createSession(person: { id: string; email: string }, device: Device): Promise<Headers>;
  /** What lets a device be known at the next sign-in, for somebody who has set a new password on it. */
  issueDeviceCookie(email: string, device: Pick<Device, "cookies">): Headers;
  /** Asks for the password again before something serious. */
  checkPassword(userId: string, password: string): Promise<PasswordCheck>;
  signOut(headers: Headers): Promise<Headers>;
  /** What secrets of two-factor sign-in are encrypted with. */
  encryptionKey: string;
}

export function createAuth(db: Db, options: { secret: string; baseUrl: string | undefined; limits: boolean }): Auth {
  const secure = options.baseUrl?.startsWith("https:") ?? false;
  const auth = betterAuth({
    appName: "Pemba Paradise",
    baseURL: options.baseUrl ?? "http://localhost",
    secret: options.secret,
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    // Nobody signs up: staff are invited, or made by the admin command.
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
    },
    session: { expiresIn: IDLE_SECONDS, updateAge: 60 * 60 },
    // Our own limits count per account and per address, in the database.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: "pemba",
      useSecureCookies: secure,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure },
    },
    plugins: [openSession],
    telemetry: { enabled: false },
    logger: { disabled: true },
  });

  const peekSession = (headers: Headers) => auth.api.getSession({ headers, query: { disableRefresh: true } });

  const issueDeviceCookie = (email: string, { cookies }: Pick<Device, "cookies">) =>
    new Headers({ "Set-Cookie": createDeviceCookie(options.secret, cookies, email) });

  async function createSession({ id, email }: { id: string; email: string }, device: Device): Promise<Headers> {
    const body = { userId: id, address: device.address, userAgent: (device.userAgent ?? "").slice(0, 500) };
    const { headers } = await auth.api.openSession({ body, returnHeaders: true });
    return copyCookies(issueDeviceCookie(email, device), headers);
  }

  const sourceOf = (email: string, { address, cookies }: Device): AttemptSource => ({
    network: address,
    device: findDevice(options.secret, cookies, email),
  });

  async function checkLimit(count: () => Promise<number | null>): Promise<Limited | null> {
    const wait = options.limits ? await count() : null;
    return wait === null ? null : { ok: false, reason: "limited", retryAfter: wait };
  }

  async function completeSignIn(person: Credentials, device: Device, code?: UsedCode): Promise<SignedIn> {
    const headers = await createSession(person, device);
    const fields = code?.by === "backup" ? { backup_codes: { from: code.left + 1, to: code.left } } : undefined;
    await recordChange(db, person, { room: "staff", action: "signed in", fields });
    await clearAfterSignIn(db, person, sourceOf(person.email, device), code ? 2 : 1);
    return { ok: true, headers };
  }

  return {
    encryptionKey: options.secret,
    createSession,
    issueDeviceCookie,

    async findAccount(headers, answer) {
      // A request without our cookie cannot be signed in: most visitors never cost a query here.
      if (!headers.get("cookie")?.includes("pemba.session_token")) return null;
      const { response: found, headers: refreshed } = await auth.api.getSession({
        headers,
        query: { disableRefresh: !answer },
        returnHeaders: true,
      });
      if (!found) return null;
      if (Date.now() - new Date(found.session.createdAt).getTime() > ABSOLUTE_MS) {
        await auth.api.signOut({ headers });
        return null;
      }
      for (const cookie of refreshed.getSetCookie()) answer?.append("Set-Cookie", cookie);
      const { id, name, email } = found.user;
      return { id, name, email, role: await findRole(db, id) };
    },

    async findSessionId(headers) {
      return (await peekSession(headers))?.session.id ?? null;
    },

    async signIn({ email: typed, password, ...device }) {
      const email = typed.toLowerCase();
      const limited = await checkLimit(() => countPassword(db, email, sourceOf(email, device)));
      if (limited) return limited;
      const person = await findCredentials(db, { email });
      const isRight = await verifyPassword({ hash: person?.passwordHash ?? DUMMY_HASH, password });
      if (!person || !isRight || person.isDisabled) return { ok: false, reason: "refused" };
      if (person.hasTwoFactor) return { ok: false, reason: "code", headers: issueChallenge(options.secret, person) };
      return completeSignIn(person, device);
    },

    async signInWithCode({ headers, code, ...device }) {
      const person = await verifyChallenge(options.secret, headers, (id) => findCredentials(db, { id }));
      if (!person || person.isDisabled || !person.hasTwoFactor) return { ok: false, reason: "expired" };
      const limited = await checkLimit(() => countCode(db, person.id, sourceOf(person.email, device)));
      if (limited) return limited;
      const used = await consumeCode(db, options.secret, person.id, code);
      if (!used) return { ok: false, reason: "refused" };
      const signedIn = await completeSignIn(person, device, used);
      signedIn.headers.append("Set-Cookie", clearChallenge());
      return signedIn;
    },

    async checkPassword(userId, password) {
      const limited = await checkLimit(() => countPasswordCheck(db, userId));
      if (limited) return limited;
      const person = await findCredentials(db, { id: userId });
      if (!(await verifyPassword({ hash: person?.passwordHash ?? DUMMY_HASH, password })))
        return { ok: false, reason: "wrong" };
      await clearPasswordChecks(db, userId);
      return { ok: true };
    },

    async signOut(headers) {
      const found = await peekSession(headers);
      if (found) await signOut(db, found.user, found.session.id);
      // Clears the cookie; the session is gone already.
      const result = await auth.api.signOut({ headers, returnHeaders: true });
      return result.headers;
    },
  };
}
