import { randomBytes } from "node:crypto";
import { hashPassword } from "#app/features/auth/auth.server";
import { OPERATOR, resetPassword, saveAdmin } from "#app/features/auth/mutations.server";
import { listAdmins } from "#app/features/auth/queries.server";
import { removeStaff } from "#app/features/auth/staff/mutations.server";
import { disableTwoFactor } from "#app/features/auth/two-factor/mutations.server";
import { openDatabase, type Db } from "#app/platform/db/db.server";
import type { Env } from "#app/platform/env.server";
import { createLogger } from "#app/platform/log.server";
import { sendAdminCommand } from "#server/admin-socket";

const USAGE = `Usage:
  npm run admin -- list
  npm run admin -- create EMAIL ["Full Name"]   makes a person staff, or lets a disabled one in again, and prints a new password
  npm run admin -- password EMAIL               gives a new password, ends the open sessions and lets in again after wrong passwords
  npm run admin -- two-factor-off EMAIL         switches two-factor sign-in off for somebody who is locked out
  npm run admin -- remove EMAIL                 takes the staff role away`;

const WITH_EMAIL = new Set(["create", "password", "two-factor-off", "remove"]);

/** What the command line prints, and the code it ends with. */
export interface CommandResult {
  code: number;
  output: string;
}

const succeeded = (output: string): CommandResult => ({ code: 0, output });
const failed = (output: string): CommandResult => ({ code: 1, output });

/**
 * Manages who is staff, from the command line: through the embedded site when that is running, else in the database.
 */
export async function adminCommand(env: Env, migrations: string, args: string[]): Promise<CommandResult> {
  if (!isKnown(args)) return failed(USAGE);
  const running = env.DATABASE_URL ? null : await sendAdminCommand(env.DATA_DIR, args);
  if (running) return running;
  const database = await openDatabase({
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    dataDir: env.DATA_DIR,
    log: createLogger(env.LOG_LEVEL),
  });
  try {
    await database.withExclusiveLock(() => database.migrate(migrations));
    return await runAdminCommand(database.db, args);
  } finally {
    await database.close();
  }
}

function isKnown([command = "", email = ""]: readonly string[]): boolean {
  return command === "list" || (WITH_EMAIL.has(command) && /^\S+@\S+\.\S+$/.test(email));
}

export async function runAdminCommand(db: Db, args: readonly string[]): Promise<CommandResult> {
  const [command, email = "", name] = args;
  if (!isKnown(args)) return failed(USAGE);
  if (command === "list") {
    const admins = await listAdmins(db);
    return succeeded(
      admins
        .map((admin) => `${admin.email}\t${admin.name}\t${admin.role}${admin.disabled_at ? "\tdisabled" : ""}`)
        .join("\n"),
    );
  }
  const password = randomBytes(12).toString("base64url");
  if (command === "create") {
    await saveAdmin(db, { email, name: name ?? email.replace(/@.*/s, ""), passwordHash: await hashPassword(password) });
    return succeeded(`${email} is staff. Password: ${password}`);
  }
  const person = (await listAdmins(db)).find((admin) => admin.email === email.toLowerCase());
  if (!person) return failed(`${email} is not staff.`);
  if (command === "password") {
    await resetPassword(db, person, await hashPassword(password));
    return succeeded(`New password of ${email}: ${password}`);
  }
  if (command === "two-factor-off") {
    const wasOn = await disableTwoFactor(db, OPERATOR, person);
    return succeeded(
      wasOn ? `${email} signs in with the password alone.` : `Two-factor sign-in of ${email} was not on.`,
    );
  }
  if (!(await removeStaff(db, OPERATOR, person.id)).ok) return failed(`${email} is the last administrator and stays.`);
  return succeeded(`${email} is no longer staff.`);
}
