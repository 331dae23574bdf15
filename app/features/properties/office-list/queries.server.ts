import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { OFFICE } from "#app/brand";
import {
  OFFICE_PAGE_SIZE,
  type ListingType,
  type OfficeFilters,
  type OfficeOrder,
  type PropertyStatus,
  type PropertyType,
} from "#app/features/properties/schema";
import { properties, property_notifications } from "#app/features/properties/tables.server";
import { dayAt, type Day } from "#app/platform/dates/dates";
import { MOST_STORED, MOST_WAITING } from "#app/platform/db/bounded";
import type { Db } from "#app/platform/db/db.server";
import { findPage, readInOrder, type EndlessTable, type RowPage } from "#app/platform/db/newest.server";
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
  status: PropertyStatus;
  published: boolean;
  image: string | null;
}

const OFFICE_LIST: EndlessTable = { table: properties };
const OFFICE_SORTS: Record<OfficeOrder, SQL> = { title: sql`lower(${properties.title})`, price: sql`${properties.price}` };

export interface OfficeView extends OfficeFilters {
  search: string;
  sort: { key: OfficeOrder; isDescending: boolean } | null;
  page: number;
}

function officeMatching({ type, status, listing }: OfficeView): SQL | undefined {
  return and(
    type ? eq(properties.type, type) : undefined,
    status ? eq(properties.status, status) : undefined,
    listing ? eq(properties.listing_type, listing) : undefined,
  );
}

/** A page of all properties that match, published or not; newest first unless another order is asked for. */
export async function listPropertiesForOffice(db: Db, view: OfficeView): Promise<RowPage<OfficeProperty>> {
  const { search, sort } = view;
  const order = sort && { by: OFFICE_SORTS[sort.key], isDescending: sort.isDescending };
  const { ids, ...found } = await findPage(db, OFFICE_LIST, { where: officeMatching(view), search, order }, { page: view.page, size: OFFICE_PAGE_SIZE });
  return { ...found, rows: await readInOrder(db, ids, readForOffice) };
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
      status: properties.status,
      published: properties.published,
      images: properties.images,
    })
    .from(properties)
    .where(inArray(properties.id, ids));
  return rows.map(({ images, ...row }) => ({ ...row, image: images[0] ?? null }));
}

/**
 * How many there are in all (as far as MOST_STORED), and how many of those visitors sent nobody has looked at (as far as MOST_WAITING): not
 * published, their notice not read.
 */
export async function countPropertiesForOffice(db: Db): Promise<{ all: number; waiting: number }> {
  const isWaiting = sql`not ${property_notifications.read} and ${property_notifications.type} = 'new_submission' and not ${properties.published}`;
  const [all, waiting] = await Promise.all([
    countUpTo(db, sql`select 1 from ${properties}`, MOST_STORED),
    countUpTo(db, sql`select 1 from ${property_notifications} join ${properties} on ${properties.id} = ${property_notifications.property_id} where ${isWaiting}`, MOST_WAITING),
  ]);
  return { all, waiting };
}

/** The day a property came in. */
export async function findPropertyCreated(db: Db, id: string): Promise<Day | null> {
  const [row] = await db.select({ created_at: properties.created_at }).from(properties).where(eq(properties.id, id)).limit(1);
  return row ? dayAt(row.created_at, OFFICE.hoursAheadOfUtc) : null;
}
