import { sql } from "drizzle-orm";
import type { ListingKind, RejectionReason, ReviewState } from "#app/features/reviews/schema";
import { writingOf, type Writing } from "#app/features/reviews/writing/rules";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import type { Language } from "#app/platform/i18n/languages";

export interface CaseItem {
  table: "experience_inquiries" | "stay_bookings" | "transportation_bookings";
  id: string;
  kind: ListingKind;
  status: string;
  firstDay: Day;
  lastDay: Day;
  /** Null when it is no longer offered. */
  listingId: string | null;
  listingName: string;
  review: OwnReview | null;
}

/** A review as its writer sees it. */
export interface OwnReview {
  id: string;
  state: ReviewState;
  reason: RejectionReason | null;
  reason_words: string | null;
  rating: number;
  body: string;
  author: string | null;
  place: string | null;
  language: Language;
  writings: number;
}

/** The bookings of a case in the order of its page, each with what was said about it. */
export function listCaseItems(db: Db, caseId: string): Promise<CaseItem[]> {
  return rowsOf<CaseItem>(
    db,
    sql`select item.*, r.review from (
      select 'stay_bookings' as table, id, 'stay' as kind, status, check_in::text as "firstDay", check_out::text as "lastDay", stay_id as "listingId", stay_name as "listingName" from stay_bookings where case_id = ${caseId}
      union all
      select 'transportation_bookings', id, 'vehicle', status, pickup_date::text, return_date::text, rental_id, rental_name from transportation_bookings where case_id = ${caseId}
      union all
      select 'experience_inquiries', id, 'experience', status, date::text, date::text, experience_id, experience_title from experience_inquiries where case_id = ${caseId}
    ) item left join lateral (
      select json_build_object('id', id, 'state', state, 'reason', reason, 'reason_words', reason_words, 'rating', rating, 'body', body, 'author', author, 'place', place, 'language', language, 'writings', writings) as review
      from reviews where item_table = item.table and item_id = item.id
    ) r on true order by item."firstDay", item.id`,
  );
}

/** What a guest's page says about writing, for each of his bookings. */
export interface ReviewPlace {
  writing: Writing;
  listingName: string;
  review: OwnReview | null;
}

export async function listReviewPlaces(db: Db, caseId: string, today: Day): Promise<ReviewPlace[]> {
  const items = await listCaseItems(db, caseId);
  return items.map((item) => ({
    writing: item.listingId === null && !item.review ? "not_completed" : writingOf(item, today),
    listingName: item.listingName,
    review: item.review,
  }));
}
