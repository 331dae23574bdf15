import { randomBytes } from "node:crypto";
import { hashPassword } from "#app/features/auth/auth.server";
import { removeAdmin, saveAdmin, setPassword } from "#app/features/auth/mutations.server";
import { findRole, findUserByEmail, listAdmins } from "#app/features/auth/queries.server";
import { openDatabase, type Db } from "#app/platform/db/db.server";
import type { Env } from "#app/platform/env.server";
import { createLogger } from "#app/platform/log.server";

const USAGE = `Usage:
  npm run admin -- list
  npm run admin -- create EMAIL ["Full Name"]   makes a person staff and prints a new password
  npm run admin -- password EMAIL               gives a new password and ends the open sessions
  npm run admin -- remove EMAIL                 takes the staff role away`;

/** Manages who is staff, from the command line. */
export async function adminCommand(env: Env, migrations: string, [command, email = "", name]: string[]): Promise<number> {
  const needsEmail = command === "create" || command === "password" || command === "remove";
  if ((command !== "list" && !needsEmail) || (needsEmail && !/^\S+@\S+\.\S+$/.test(email))) {
    console.log(USAGE);
    return 1;
  }
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, log: createLogger(env.LOG_LEVEL) });
  try {
    await database.migrate(migrations);
    return await run(database.db, command, email, name);
  } finally {
    await database.close();
  }
}

async function run(db: Db, command: string, email: string, name: string | undefined): Promise<number> {
  if (command === "list") {
    for (const admin of await listAdmins(db)) console.log(`${admin.email}\t${admin.name}\t${admin.role}`);
    return 0;
  }
  const password = randomBytes(12).toString("base64url");
  if (command === "create") {
    await saveAdmin(db, { email, name: name ?? email.split("@")[0]!, passwordHash: await hashPassword(password) });
    console.log(`${email} is staff. Password: ${password}`);
    return 0;
  }
  const user = await findUserByEmail(db, email);
  if (!user || (await findRole(db, user.id)) === null) {
    console.error(`${email} is not staff.`);
    return 1;
  }
  if (command === "password") {
    await setPassword(db, user.id, await hashPassword(password));
    console.log(`New password of ${email}: ${password}`);
    return 0;
  }
  if ((await listAdmins(db)).length === 1) {
    console.error(`${email} is the last administrator and stays.`);
    return 1;
  }
  await removeAdmin(db, user.id);
  console.log(`${email} is no longer staff.`);
  return 0;
}
