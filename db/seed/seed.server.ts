import type { Db } from "#app/platform/db/db.server";
import { seedBase } from "#db/seed/base.server";
import { seedDemoExperiences } from "#db/seed/demo/experiences.server";
import { seedTexts } from "#db/seed/texts.server";

export type SeedMode = "demo" | "base" | "none";

/** Safe to run at every start: each part writes only what is new. */
export async function seed(db: Db, mode: SeedMode): Promise<void> {
  if (mode === "none") return;
  await seedTexts(db);
  await seedBase(db);
  if (mode === "demo") await seedDemoExperiences(db);
}
