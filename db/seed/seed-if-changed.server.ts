import { eq } from "drizzle-orm";
import { createHash } from "node:crypto";
import { seeds } from "#app/features/translations/tables.server";
import type { Db } from "#app/platform/db/db.server";

/** Runs a seed when its content differs from what was last written; a start without news does nothing. */
export async function seedIfChanged(
  db: Db,
  name: string,
  content: unknown,
  write: (tx: Db) => Promise<void>,
): Promise<void> {
  const fingerprint = createHash("sha256").update(JSON.stringify(content)).digest("hex");
  const [last] = await db.select().from(seeds).where(eq(seeds.name, name));
  if (last?.fingerprint === fingerprint) return;
  await db.transaction(async (tx) => {
    await write(tx);
    await tx
      .insert(seeds)
      .values({ name, fingerprint })
      .onConflictDoUpdate({ target: seeds.name, set: { fingerprint } });
  });
}
