import { sql } from "drizzle-orm";
import type { reviews } from "#app/features/reviews/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

type NewReview = typeof reviews.$inferInsert;

/** A review nobody has decided about, of nobody's booking. */
export const reviewRow = (given: Partial<NewReview> & Pick<NewReview, "listing_id">): NewReview => ({
  listing_kind: "stay",
  listing_name: "House",
  origin: "imported",
  rating: 5,
  body: "It was good.",
  language: "en",
  month: "2026-10",
  ...given,
});

/** The numbers that are kept, and the same numbers counted. Listings without reviews are left out. */
export async function countedReviews(db: Db) {
  const columns = (where: string, prefix: string) =>
    ["ones", "twos", "threes", "fours", "fives"]
      .map((name, n) => `count(*) filter (where rating = ${n + 1} and ${where})::int as ${prefix}${name}`)
      .join(", ");
  const counted = await rowsOf(
    db,
    sql.raw(
      `select listing_kind, listing_id, ${columns("origin <> 'demo'", "")}, ${columns("origin = 'demo'", "demo_")} from reviews where state = 'approved' group by 1, 2 order by 1, 2`,
    ),
  );
  const stats = await rowsOf(
    db,
    sql`select * from review_stats where ones + twos + threes + fours + fives + demo_ones + demo_twos + demo_threes + demo_fours + demo_fives > 0 order by 1, 2`,
  );
  return { stats, counted };
}
