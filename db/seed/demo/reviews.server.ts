import { experiences } from "#app/features/experiences/tables.server";
import type { ListingKind } from "#app/features/reviews/schema";
import { reviews } from "#app/features/reviews/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { en as experienceWords, type ExperienceKey } from "#db/seed/demo/experiences/en";
import type { DemoReview } from "#db/seed/demo/reviews/demo-review";
import { EXPERIENCE_REVIEWS } from "#db/seed/demo/reviews/experiences";
import { STAY_REVIEWS } from "#db/seed/demo/reviews/stays";
import { VEHICLE_REVIEWS } from "#db/seed/demo/reviews/vehicles";
import { en as vehicleWords, type VehicleKey } from "#db/seed/demo/vehicles/en";
import { seedIfChanged } from "#db/seed/seed-if-changed.server";

interface Listed {
  id: string;
  name: string;
}

/** Invented reviews of the demo catalogue, marked as such wherever they are shown. */
export async function seedDemoReviews(db: Db): Promise<void> {
  await seedIfChanged(db, "demo reviews", "once", async (tx) => {
    const experienceRows = await tx.select({ id: experiences.id, name: experiences.title }).from(experiences);
    const stayRows = await tx.select({ id: stays.id, name: stays.name, slug: stays.slug }).from(stays);
    const vehicleRows = await tx
      .select({ id: transportation_rentals.id, name: transportation_rentals.name })
      .from(transportation_rentals);
    const rows = [
      ...rowsOf("experience", EXPERIENCE_REVIEWS, (key) =>
        named(experienceRows, experienceWords[key as ExperienceKey].title),
      ),
      ...rowsOf("stay", STAY_REVIEWS, (key) => stayRows.find(({ slug }) => slug === key)),
      ...rowsOf("vehicle", VEHICLE_REVIEWS, (key) => named(vehicleRows, vehicleWords[key as VehicleKey].name)),
    ];
    if (rows.length > 0) await tx.insert(reviews).values(rows);
  });
}

const named = (rows: readonly Listed[], name: string) => rows.find((row) => row.name === name);

/** What staff have deleted or renamed has none. */
function rowsOf(
  kind: ListingKind,
  byKey: Partial<Record<string, readonly DemoReview[]>>,
  find: (key: string) => Listed | undefined,
): (typeof reviews.$inferInsert)[] {
  return Object.entries(byKey).flatMap(([key, written = []]) => {
    const listing = find(key);
    if (!listing) return [];
    return written.map(([rating, language, month, author, place, body, reply], position) => {
      // Days after the visit, each another one, so that the newest come first.
      const decided_at = new Date(Date.parse(`${month}-28T09:00:00Z`) - position * 3_600_000);
      return {
        listing_kind: kind,
        listing_id: listing.id,
        listing_name: listing.name,
        origin: "demo" as const,
        rating,
        language,
        month,
        author,
        place,
        body,
        state: "approved" as const,
        decided_at,
        created_at: decided_at,
        ...(reply && { reply, reply_language: language, replied_at: decided_at }),
      };
    });
  });
}
