import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { hashPassword } from "better-auth/crypto";
import { countAttempt, forgetAttempts, takeBackAttempt, type Limit } from "#app/features/auth/mutations.server";
import { findRole } from "#app/features/auth/queries.server";
import { PASSWORD_MIN, type Account } from "#app/features/auth/schema";
import { accounts, sessions, users, verifications } from "#app/features/auth/tables.server";
import { recordChange } from "#app/features/history/mutations.server";
import type { Db } from "#app/platform/db/db.server";

export { hashPassword };

const IDLE_SECONDS = 60 * 60 * 24 * 7;
const ABSOLUTE_MS = 1000 * 60 * 60 * 24 * 30;

const PER_ACCOUNT: Limit = { attempts: 5, seconds: 15 * 60 };
const PER_ADDRESS: Limit = { attempts: 20, seconds: 15 * 60 };

export type SignIn = { ok: true; headers: Headers } | { ok: false; reason: "refused" } | { ok: false; reason: "limited"; retryAfter: number };

export interface Auth {
  /** Who the request's cookie belongs to. A session in use is prolonged: then `answer` gets the new cookie. */
  findAccount(headers: Headers, answer?: Headers): Promise<Account | null>;
  signIn(input: { email: string; password: string; address: string }): Promise<SignIn>;
  signOut(headers: Headers): Promise<Headers>;
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
    // Nobody signs up: staff are made by the admin command.
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: PASSWORD_MIN },
    session: { expiresIn: IDLE_SECONDS, updateAge: 60 * 60 },
    // Our own limits count per account and per address, in the database.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: "pemba",
      useSecureCookies: secure,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });

  return {
    async findAccount(headers, answer) {
      // A request without our cookie cannot be signed in: most visitors never cost a query here.
      if (!headers.get("cookie")?.includes("pemba.session_token")) return null;
      const { response: found, headers: refreshed } = await auth.api.getSession({ headers, returnHeaders: true });
      if (!found) return null;
      if (Date.now() - new Date(found.session.createdAt).getTime() > ABSOLUTE_MS) {
        await auth.api.signOut({ headers });
        return null;
      }
      for (const cookie of refreshed.getSetCookie()) answer?.append("Set-Cookie", cookie);
      const { id, name, email } = found.user;
      return { id, name, email, role: await findRole(db, id) };
    },

    async signIn({ email, password, address }) {
      const accountKey = `sign-in account ${email.toLowerCase()}`;
      const addressKey = `sign-in address ${address}`;
      // Counted before the password is looked at, so that attempts sent at once are counted too.
      if (options.limits) {
        const wait = (await countAttempt(db, accountKey, PER_ACCOUNT)) ?? (await countAttempt(db, addressKey, PER_ADDRESS));
        if (wait !== null) return { ok: false, reason: "limited", retryAfter: wait };
      }
      try {
        const { headers, response } = await auth.api.signInEmail({ body: { email, password }, returnHeaders: true });
        await recordChange(db, response.user, { room: "staff", action: "signed in" });
        await forgetAttempts(db, accountKey);
        await takeBackAttempt(db, addressKey);
        return { ok: true, headers };
      } catch (error) {
        if (!isRefusal(error)) throw error;
        return { ok: false, reason: "refused" };
      }
    },

    async signOut(headers) {
      const result = await auth.api.signOut({ headers, returnHeaders: true });
      return result.headers;
    },
  };
}

function isRefusal(error: unknown): boolean {
  const status = (error as { statusCode?: number }).statusCode;
  return status !== undefined && status >= 400 && status < 500;
}
