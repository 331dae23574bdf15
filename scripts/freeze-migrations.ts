/**
 * npm run db:freeze: writes down the checksum of each migration that has none yet. One that is written down is never
 * written anew.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readChecksums, readMigrations, type Checksums } from "../app/platform/db/migrations.server.ts";
import { locations } from "./project.ts";

const known = readChecksums(locations.migrations);
const frozen: Checksums = {};
for (const { name, hash } of readMigrations(locations.migrations)) {
  // One that got another number is the same as before.
  const renamed = Object.values(known).find(({ sha256 }) => sha256 === hash);
  frozen[name] = known[name] ?? renamed ?? { sha256: hash };
  if (!known[name]) console.log(`${name}${renamed ? " has another number" : " is frozen"}`);
}
writeFileSync(join(locations.migrations, "checksums.json"), `${JSON.stringify(frozen, null, 2)}\n`);
