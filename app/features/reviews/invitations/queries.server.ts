import { sql, type SQL } from "drizzle-orm";
import { GATHER_DAYS, type InvitableItem } from "#app/features/reviews/invitations/rules";
import { review_invitations } from "#app/features/reviews/tables.server";
import type { CaseItem } from "#app/features/reviews/writing/queries.server";
import { addDays, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import type { Language } from "#app/platform/i18n/languages";

/** A booking whose guest may be asked how it was. */
export interface FoundItem extends InvitableItem {
  table: CaseItem["table"];
  id: string;
  listingName: string;
  caseId: string;
  language: Language;
  isInvited: boolean;
}

const TABLES = [
  { table: "stay_bookings", lastDay: "check_out", listing: "stay_id", name: "stay_name" },
  { table: "transportation_bookings", lastDay: "return_date", listing: "rental_id", name: "rental_name" },
  { table: "experience_inquiries", lastDay: "date", listing: "experience_id", name: "experience_title" },
] as const;

/** Bookings of all three kinds that pass the condition, which names columns of `b` and their last day. */
function itemsWhere(condition: (lastDay: SQL) => SQL): SQL {
  const parts = TABLES.map(({ table, lastDay, listing, name }) => {
    const day = sql.raw(`b.${lastDay}`);
    return sql`select ${sql.raw(`'${table}'`)} as "table", b.id, b.status, ${day}::text as "lastDay",
        b.${sql.raw(listing)} as "listingId", b.${sql.raw(name)} as "listingName", b.case_id as "caseId",
        c.email, c.language, c.erased_at is not null as "isErased",
        exists (select 1 from reviews r where r.item_table = ${sql.raw(`'${table}'`)} and r.item_id = b.id) as "isReviewed",
        exists (select 1 from ${review_invitations} i where i.item_table = ${sql.raw(`'${table}'`)} and i.item_id = b.id) as "isInvited"
      from ${sql.raw(table)} b join cases c on c.id = b.case_id where ${condition(day)}`;
  });
  return sql`select * from (${sql.join(parts, sql` union all `)}) item`;
}

/** Completed bookings that ended on these days and were not asked about, the oldest first. */
export function listDueItems(db: Db, { from, until }: { from: Day; until: Day }, limit: number): Promise<FoundItem[]> {
  const ended = itemsWhere((day) => sql`b.status = 'completed' and ${day} between ${from}::date and ${until}::date`);
  return rowsOf<FoundItem>(db, sql`${ended} where not "isInvited" order by "lastDay", id limit ${limit}`);
}

/** What else the same guest booked that ends at about the same time. */
export function listItemsAround(db: Db, email: string, lastDay: Day): Promise<FoundItem[]> {
  const [from, until] = [addDays(lastDay, -GATHER_DAYS), addDays(lastDay, GATHER_DAYS)];
  const near = itemsWhere(
    (day) => sql`lower(c.email) = lower(${email}) and c.erased_at is null and b.status in ('confirmed', 'completed')
      and ${day} between ${from}::date and ${until}::date`,
  );
  // In one order for everybody: two processes that invite the same guest wait for each other and never in a circle.
  return rowsOf<FoundItem>(db, sql`${near} order by "table", id`);
}

/** The bookings that one message asks about. */
export function listMailedItems(db: Db, mailing: string): Promise<FoundItem[]> {
  const mailed = itemsWhere(
    // As an array, so that the rows are looked up by their ids.
    () => sql`b.id = any(array(select i.item_id from ${review_invitations} i
      where i.mailing = ${mailing}::uuid and i.state = 'sent'))`,
  );
  return rowsOf<FoundItem>(db, sql`${mailed} order by "lastDay", id`);
}
