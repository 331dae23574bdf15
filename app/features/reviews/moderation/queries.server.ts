import { eq, sql } from "drizzle-orm";
import { MAX_STORED_COUNT } from "#app/platform/db/capped-count";
import type { ListingKind, RejectionReason, ReviewState, Stars } from "#app/features/reviews/schema";
import type { ReviewView } from "#app/features/reviews/moderation/views";
import { reviews } from "#app/features/reviews/tables.server";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf, upTo } from "#app/platform/db/rows.server";
import type { Language } from "#app/platform/i18n/languages";

/** For the menu of the office. */
export const PENDING_REVIEWS = upTo(sql`select 1 from ${reviews} where ${reviews.state} = 'pending'`, MAX_STORED_COUNT);

export interface ModeratedReview {
  id: string;
  version: string;
  listing_kind: ListingKind;
  listing_id: string;
  listing_name: string;
  origin: "guest" | "demo" | "imported";
  rating: number;
  body: string;
  author: string | null;
  place: string | null;
  language: Language;
  month: string;
  state: ReviewState;
  reason: RejectionReason | null;
  reason_words: string | null;
  decided_by: string | null;
  decided_at: string | null;
  is_reopened: boolean;
  reply: string | null;
  reply_language: Language | null;
  writings: number;
  created_at: string;
  /** The booking it is about, where it is known. */
  booking: { reference: string; first_day: Day; last_day: Day; status: string; id: string } | null;
}

const PAGE_SIZE = 20;

/** What waits, the oldest first; what was decided, the newest first. */
export async function listModeratedReviews(db: Db, view: ReviewView, page: number) {
  const order = view === "pending" ? sql`r.created_at, r.id` : sql`r.decided_at desc, r.id`;
  const rows = await rowsOf<ModeratedReview>(
    db,
    sql`select r.id, (extract(epoch from date_trunc('milliseconds', r.updated_at)) * 1000)::bigint::text as version, r.listing_kind, r.listing_id, r.listing_name, r.origin, r.rating, r.body, r.author, r.place,
        r.language, r.month, r.state, r.reason, r.reason_words, r.decided_by, r.decided_at, r.is_reopened, r.reply, r.reply_language, r.writings, r.created_at,
        case r.item_table
          when 'stay_bookings' then (select json_build_object('id', id, 'reference', reference, 'first_day', check_in, 'last_day', check_out, 'status', status) from stay_bookings where id = r.item_id)
          when 'transportation_bookings' then (select json_build_object('id', id, 'reference', reference, 'first_day', pickup_date, 'last_day', return_date, 'status', status) from transportation_bookings where id = r.item_id)
          when 'experience_inquiries' then (select json_build_object('id', id, 'reference', reference, 'first_day', date, 'last_day', date, 'status', status) from experience_inquiries where id = r.item_id)
        end as booking
      from ${reviews} r where r.state = ${sql.raw(`'${view}'`)} order by ${order} limit ${PAGE_SIZE + 1} offset ${(page - 1) * PAGE_SIZE}`,
  );
  return { rows: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

export async function countDemoReviews(db: Db): Promise<number> {
  return db.$count(reviews, eq(reviews.origin, "demo"));
}

/** What was decided in a period: by stars, and for which reasons. Demo reviews were decided by nobody. */
export interface DecidedFigures {
  byStars: { stars: Stars; approved: number; rejected: number }[];
  byReason: { reason: RejectionReason; n: number }[];
}

export async function countDecided(db: Db, { from, to }: { from: Day; to: Day }): Promise<DecidedFigures> {
  const within = sql`origin <> 'demo' and decided_at >= ${from}::date and decided_at < ${to}::date + 1`;
  const byStars = await rowsOf<DecidedFigures["byStars"][number]>(
    db,
    sql`select stars, coalesce(sum(n) filter (where state = 'approved'), 0)::int as approved, coalesce(sum(n) filter (where state = 'rejected'), 0)::int as rejected
      from generate_series(5, 1, -1) stars left join (select rating, state, count(*) as n from ${reviews} where ${within} group by 1, 2) r on r.rating = stars group by stars order by stars desc`,
  );
  const byReason = await rowsOf<DecidedFigures["byReason"][number]>(
    db,
    sql`select reason, count(*)::int as n from ${reviews} where ${within} and reason is not null group by 1 order by 2 desc, 1`,
  );
  return { byStars, byReason };
}
