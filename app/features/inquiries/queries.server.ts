import { and, count, eq, gt, inArray, sql } from "drizzle-orm";
import { conversationColumns } from "#app/features/cases/queries.server";
import type { InquiryCategory, InquiryStatus } from "#app/features/inquiries/schema";
import { inquiries, property_inquiries } from "#app/features/inquiries/tables.server";
import { properties } from "#app/features/properties/tables.server";
import { inLanguageOf, phoneDigits } from "#app/platform/db/columns.server";
import { MAX_PENDING_COUNT } from "#app/platform/db/capped-count";
import type { Db } from "#app/platform/db/db.server";
import {
  streamIdBatches,
  findPage,
  fetchInOrder,
  createdBetween,
  type PaginatedTable,
  type RowPage,
  type ListQuery,
} from "#app/platform/db/paginated-list.server";
import { newestFirst } from "#app/platform/db/order";
import { countUpTo, upTo } from "#app/platform/db/rows.server";

/** How often visitors have written about a property. */
export async function countPropertyInquiries(db: Db, property: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(property_inquiries)
    .where(eq(property_inquiries.property_id, property));
  return row?.n ?? 0;
}

/** How many messages nobody has begun to answer, as far as MAX_PENDING_COUNT. */
export const PENDING_INQUIRIES = upTo(
  sql`select 1 from ${inquiries} where ${eq(inquiries.status, "pending")}`,
  MAX_PENDING_COUNT,
);

/** How many messages nobody has read, as far as MOST_WAITING. In the words of its index. */
export function countUnreadInquiries(db: Db): Promise<number> {
  return countUpTo(db, sql`select 1 from ${inquiries} where not ${inquiries.read}`, MAX_PENDING_COUNT);
}

/** Messages that came since a moment. */
export function listInquiriesSince(db: Db, since: Date, limit: number) {
  return db
    .select({ id: inquiries.id, message: inquiries.message })
    .from(inquiries)
    .where(gt(inquiries.created_at, since))
    .orderBy(newestFirst(inquiries.created_at), inquiries.id)
    .limit(limit);
}

/** Questions about properties that came since a moment. */
export function listPropertyInquiriesSince(db: Db, since: Date, limit: number) {
  return db
    .select({ id: property_inquiries.id, message: property_inquiries.message })
    .from(property_inquiries)
    .where(gt(property_inquiries.created_at, since))
    .orderBy(newestFirst(property_inquiries.created_at), property_inquiries.id)
    .limit(limit);
}

export interface PropertyInquiryFilters {
  search: string;
  /** Received from this moment on, and before that one. */
  from?: Date | null;
  before?: Date | null;
  isOldestFirst?: boolean;
}

export interface InquiryFilters extends PropertyInquiryFilters {
  status: InquiryStatus | null;
  category: InquiryCategory | null;
}

const MESSAGES: PaginatedTable = { table: inquiries, phone: phoneDigits("phone") };
const QUESTIONS: PaginatedTable = {
  table: property_inquiries,
  phone: phoneDigits("phone"),
  listing: { column: property_inquiries.property_id, table: properties, id: properties.id, name: properties.title },
};

function toInquiryCriteria({ search, status, category, isOldestFirst, ...time }: InquiryFilters): ListQuery {
  const where = and(
    status ? eq(inquiries.status, status) : undefined,
    category ? eq(inquiries.category, category) : undefined,
    createdBetween(inquiries.created_at, time),
  );
  return { where, search, isOldestFirst };
}

function toPropertyInquiryCriteria({ search, isOldestFirst, ...time }: PropertyInquiryFilters): ListQuery {
  return { where: createdBetween(property_inquiries.created_at, time), search, isOldestFirst };
}

export function readInquiries(db: Db, ids: string[]) {
  return db
    .select({
      id: inquiries.id,
      name: inquiries.name,
      email: inquiries.email,
      phone: inquiries.phone,
      message: inquiries.message,
      topic: inquiries.topic,
      category: inquiries.category,
      status: inquiries.status,
      read: inquiries.read,
      language: inquiries.language,
      created_at: inquiries.created_at,
      ...conversationColumns(inquiries.case_id),
    })
    .from(inquiries)
    .where(inArray(inquiries.id, ids));
}

export function readPropertyInquiries(db: Db, ids: string[]) {
  return db
    .select({
      id: property_inquiries.id,
      property_id: property_inquiries.property_id,
      property_title: sql<string>`coalesce(${properties.title}, ${property_inquiries.property_title})`,
      name: property_inquiries.name,
      email: property_inquiries.email,
      phone: property_inquiries.phone,
      message: property_inquiries.message,
      language: property_inquiries.language,
      created_at: property_inquiries.created_at,
      ...conversationColumns(property_inquiries.case_id),
      title_for_visitor: sql<string>`coalesce(${inLanguageOf(property_inquiries.language, properties, "title")}, ${property_inquiries.property_title})`,
      image: sql<string | null>`${properties.images}[1]`,
      location: properties.location,
      price: properties.price,
    })
    .from(property_inquiries)
    .leftJoin(properties, eq(properties.id, property_inquiries.property_id))
    .where(inArray(property_inquiries.id, ids));
}

/** The visitors' messages, from the first one: staff see them in one list that grows as they ask for more. */
export async function listInquiries(
  db: Db,
  { shown, ...filters }: InquiryFilters & { shown: number },
): Promise<RowPage<InquiryRow>> {
  const { ids, ...place } = await findPage(db, MESSAGES, toInquiryCriteria(filters), { page: 1, size: shown });
  return { ...place, rows: await fetchInOrder(db, ids, readInquiries) };
}

const PROPERTY_INQUIRIES_PAGE_SIZE = 5;

export async function listPropertyInquiries(
  db: Db,
  { page, ...filters }: PropertyInquiryFilters & { page: number },
): Promise<RowPage<PropertyInquiryRow>> {
  const { ids, ...place } = await findPage(db, QUESTIONS, toPropertyInquiryCriteria(filters), {
    page,
    size: PROPERTY_INQUIRIES_PAGE_SIZE,
  });
  return { ...place, rows: await fetchInOrder(db, ids, readPropertyInquiries) };
}

/** All that were found, batch by batch, for a file. */
export async function* streamInquiries(db: Db, filters: InquiryFilters): AsyncGenerator<InquiryRow[]> {
  for await (const ids of streamIdBatches(db, MESSAGES, toInquiryCriteria(filters)))
    yield await fetchInOrder(db, ids, readInquiries);
}

export async function* streamPropertyInquiries(
  db: Db,
  filters: PropertyInquiryFilters,
): AsyncGenerator<PropertyInquiryRow[]> {
  for await (const ids of streamIdBatches(db, QUESTIONS, toPropertyInquiryCriteria(filters)))
    yield await fetchInOrder(db, ids, readPropertyInquiries);
}

export type InquiryRow = Awaited<ReturnType<typeof readInquiries>>[number];
export type PropertyInquiryRow = Awaited<ReturnType<typeof readPropertyInquiries>>[number];
