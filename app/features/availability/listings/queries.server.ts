import { sql } from "drizzle-orm";
import type { PricedListing } from "#app/features/availability/prices/queries.server";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { isUuid } from "#app/platform/db/uuid";

/** What the head of a listing's screens says. */
export interface ListingHead {
  name: string;
  image: string | null;
}

const SOURCES = {
  stay: { table: "stays", name: "name" },
  vehicle: { table: "transportation_rentals", name: "name" },
  experience: { table: "experiences", name: "title" },
} as const satisfies Record<PricedListing["kind"], object>;

/** Null when there is no such listing. */
export async function findListingHead(db: Db, { kind, id }: PricedListing): Promise<ListingHead | null> {
  if (!isUuid(id)) return null;
  const { table, name } = SOURCES[kind];
  const [row] = await rowsOf<ListingHead>(
    db,
    sql`select ${sql.identifier(name)} as name, images[1] as image from ${sql.identifier(table)} where id = ${id}`,
  );
  return row ?? null;
}
