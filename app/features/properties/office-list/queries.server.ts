import { pointOf, type Coordinates } from "#app/features/maps/island/projection";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { OFFICE } from "#app/brand";
import {
  OFFICE_PAGE_SIZE,
  type ListingType,
  type Market,
  type OfficeFilters,
  type OfficeSortKey,
  type PropertyStatus,
  type PropertyType,
} from "#app/features/properties/schema";
import { properties, property_notifications } from "#app/features/properties/tables.server";
import { dayAt, type Day } from "#app/platform/dates/dates";
import { MAX_STORED_COUNT, MAX_PENDING_COUNT } from "#app/platform/db/capped-count";
import type { Db } from "#app/platform/db/db.server";
import { findPage, fetchInOrder, type PaginatedTable, type RowPage } from "#app/platform/db/paginated-list.server";
import { countUpTo } from "#app/platform/db/rows.server";

/** A row of the office's list. */
export interface OfficeProperty {
  id: string;
  slug: string;
  title: string;
  type: PropertyType;
  listing_type: ListingType;
  price: number;
  location: string;
  price_on_request: boolean;
  market: Market;
  status: PropertyStatus;
  published: boolean;
  image: string | null;
}

const OFFICE_LIST: PaginatedTable = { table: properties };
const OFFICE_SORTS: Record<OfficeSortKey, SQL> = {
  title: sql`lower(${properties.title})`,
  price: sql`${properties.price}`,
};

export interface OfficeListQuery extends OfficeFilters {
  search: string;
  sort: { key: OfficeSortKey; isDescending: boolean } | null;
  page: number;
}

function officeFiltersWhere({ type, status, listing, market }: OfficeListQuery): SQL | undefined {
  return and(
    type ? eq(properties.type, type) : undefined,
    status ? eq(properties.status, status) : undefined,
    listing ? eq(properties.listing_type, listing) : undefined,
    market ? eq(properties.market, market) : undefined,
  );
}

/** A page of all properties that match, published or not; newest first unless another order is asked for. */
export async function listPropertiesForOffice(db: Db, view: OfficeListQuery): Promise<RowPage<OfficeProperty>> {
  const { search, sort } = view;
  const order = sort && { by: OFFICE_SORTS[sort.key], isDescending: sort.isDescending };
  const { ids, ...found } = await findPage(
    db,
    OFFICE_LIST,
    { where: officeFiltersWhere(view), search, order },
    { page: view.page, size: OFFICE_PAGE_SIZE },
  );
  return { ...found, rows: await fetchInOrder(db, ids, readForOffice) };
}

async function readForOffice(db: Db, ids: string[]): Promise<OfficeProperty[]> {
  const rows = await db
    .select({
      id: properties.id,
      slug: properties.slug,
      title: properties.title,
      type: properties.type,
      listing_type: properties.listing_type,
      price: properties.price,
      location: properties.location,
      price_on_request: properties.price_on_request,
      market: properties.market,
      status: properties.status,
      published: properties.published,
      images: properties.images,
    })
    .from(properties)
    .where(inArray(properties.id, ids));
  return rows.map(({ images, ...row }) => ({ ...row, image: images[0] ?? null }));
}

/**
 * How many there are in all (as far as MOST_STORED), and how many of those visitors sent nobody has looked at (as far
 * as MOST_WAITING): not published, their notice not read.
 */
export async function countPropertiesForOffice(db: Db): Promise<{ all: number; waiting: number }> {
  const isWaiting = sql`not ${property_notifications.read} and ${property_notifications.type} = 'new_submission' and not ${properties.published}`;
  const [all, waiting] = await Promise.all([
    countUpTo(db, sql`select 1 from ${properties}`, MAX_STORED_COUNT),
    countUpTo(
      db,
      sql`select 1 from ${property_notifications} join ${properties} on ${properties.id} = ${property_notifications.property_id} where ${isWaiting}`,
      MAX_PENDING_COUNT,
    ),
  ]);
  return { all, waiting };
}

/** The day a property came in. */
export async function findPropertyRecord(
  db: Db,
  id: string,
): Promise<{ created: Day; publicPoint: Coordinates | null } | null> {
  const [row] = await db
    .select({
      created_at: properties.created_at,
      latitude: properties.public_latitude,
      longitude: properties.public_longitude,
      blurred: properties.blurred,
    })
    .from(properties)
    .where(eq(properties.id, id))
    .limit(1);
  if (!row) return null;
  return { created: dayAt(row.created_at, OFFICE.hoursAheadOfUtc), publicPoint: row.blurred ? pointOf(row) : null };
}
