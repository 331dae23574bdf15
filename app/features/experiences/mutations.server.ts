import { eq } from "drizzle-orm";
import type { Staff } from "#app/features/auth/schema";
import type { ExperienceInput } from "#app/features/experiences/input";
import { experiences } from "#app/features/experiences/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/ids";

export async function createExperience(db: Db, _staff: Staff, input: ExperienceInput): Promise<string> {
  const [row] = await db.insert(experiences).values(input).returning({ id: experiences.id });
  return row!.id;
}

export async function updateExperience(db: Db, _staff: Staff, id: string, input: ExperienceInput): Promise<{ ok: boolean }> {
  if (!isUuid(id)) return { ok: false };
  const rows = await db.update(experiences).set(input).where(eq(experiences.id, id)).returning({ id: experiences.id });
  return { ok: rows.length > 0 };
}

/** Requests for it stay, with the title they were made under. */
export async function deleteExperience(db: Db, _staff: Staff, id: string): Promise<{ ok: boolean }> {
  if (!isUuid(id)) return { ok: false };
  const rows = await db.delete(experiences).where(eq(experiences.id, id)).returning({ id: experiences.id });
  return { ok: rows.length > 0 };
}
