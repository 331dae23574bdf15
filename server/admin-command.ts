import { randomBytes } from "node:crypto";
import { hashPassword } from "#app/features/auth/auth.server";
import { OPERATOR, resetPassword, saveAdmin } from "#app/features/auth/mutations.server";
import { listAdmins } from "#app/features/auth/queries.server";
import { removeStaff } from "#app/features/auth/staff/mutations.server";
import { disableTwoFactor } from "#app/features/auth/two-factor/mutations.server";
import { openDatabase, type Db } from "#app/platform/db/db.server";
import type { Env } from "#app/platform/env.server";
import { createLogger } from "#app/platform/log.server";

const USAGE = `Usage:
  npm run admin -- list
  npm run admin -- create EMAIL ["Full Name"]   makes a person staff, or lets a disabled one in again, and prints a new password
  npm run admin -- password EMAIL               gives a new password and ends the open sessions
  npm run admin -- two-factor-off EMAIL         switches two-factor sign-in off for somebody who is locked out
  npm run admin -- remove EMAIL                 takes the staff role away`;

const WITH_EMAIL = new Set(["create", "password", "two-factor-off", "remove"]);

/** Manages who is staff, from the command line. */
export async function adminCommand(env: Env, migrations: string, [command, email = "", name]: string[]): Promise<number> {
  const needsEmail = command !== undefined && WITH_EMAIL.has(command);
  if (command === undefined || (command !== "list" && !needsEmail) || (needsEmail && !/^\S+@\S+\.\S+$/.test(email))) {
    console.log(USAGE);
    return 1;
  }
  const database = await openDatabase({ url: env.DATABASE_URL, directUrl: env.DATABASE_DIRECT_URL, dataDir: env.DATA_DIR, log: createLogger(env.LOG_LEVEL) });
  try {
    await database.exclusively(() => database.migrate(migrations));
    return await run(database.db, command, email, name);
  } finally {
    await database.close();
  }
}

async function run(db: Db, command: string, email: string, name: string | undefined): Promise<number> {
  if (command === "list") {
    for (const admin of await listAdmins(db)) console.log(`${admin.email}\t${admin.name}\t${admin.role}${admin.disabled_at ? "\tdisabled" : ""}`);
    return 0;
  }
  const password = randomBytes(12).toString("base64url");
  if (command === "create") {
    await saveAdmin(db, { email, name: name ?? email.split("@")[0]!, passwordHash: await hashPassword(password) });
    console.log(`${email} is staff. Password: ${password}`);
    return 0;
  }
  const person = (await listAdmins(db)).find((admin) => admin.email === email.toLowerCase());
  if (!person) {
    console.error(`${email} is not staff.`);
    return 1;
  }
  if (command === "password") {
    await resetPassword(db, person, await hashPassword(password));
    console.log(`New password of ${email}: ${password}`);
    return 0;
  }
  if (command === "two-factor-off") {
    const wasOn = await disableTwoFactor(db, OPERATOR, person);
    console.log(wasOn ? `${email} signs in with the password alone.` : `Two-factor sign-in of ${email} was not on.`);
    return 0;
  }
  if (!(await removeStaff(db, OPERATOR, person.id)).ok) {
    console.error(`${email} is the last administrator and stays.`);
    return 1;
  }
  console.log(`${email} is no longer staff.`);
  return 0;
}
