import type { Db } from "#app/platform/db/db.server";
import { seedBase } from "#db/seed/base.server";
import { seedDemoArticles } from "#db/seed/demo/articles.server";
import { seedDemoExperiences } from "#db/seed/demo/experiences.server";
import { seedDemoProperties } from "#db/seed/demo/properties.server";
import { seedDemoReplies } from "#db/seed/demo/replies.server";
import { seedDemoRequests } from "#db/seed/demo/requests.server";
import { seedDemoReviews } from "#db/seed/demo/reviews.server";
import { seedDemoStays } from "#db/seed/demo/stays.server";
import { seedDemoVehicles } from "#db/seed/demo/vehicles.server";
import { seedGuide } from "#db/seed/guide.server";
import { seedPlaces, seedPlaceTexts } from "#db/seed/places.server";
import { seedTexts } from "#db/seed/texts.server";

export type SeedMode = "demo" | "base" | "none";

/** Safe to run at every start: each part writes only what is new. */
export async function seed(db: Db, mode: SeedMode): Promise<void> {
  if (mode === "none") return;
  await seedTexts(db);
  await seedBase(db, mode);
  await seedPlaces(db);
  await seedPlaceTexts(db);
  await seedGuide(db);
  if (mode === "demo") await seedDemo(db);
}

/** A catalogue to browse on a new site. Each part is written once: what staff change or delete afterwards is theirs. */
async function seedDemo(db: Db): Promise<void> {
  await seedDemoExperiences(db);
  await seedDemoStays(db);
  await seedDemoVehicles(db);
  await seedDemoArticles(db);
  await seedDemoProperties(db);
  await seedDemoRequests(db);
  await seedDemoReplies(db);
  await seedDemoReviews(db);
}
