import { sql } from "drizzle-orm";
import { boolean, check, date, index, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { cases } from "#app/features/cases/tables.server";
import { submissionColumns } from "#app/features/forms/tables.server";
import {
  INQUIRY_CATEGORIES,
  INQUIRY_STATUSES,
  LIST_TOPIC,
  STORED_TOPICS,
  type ListedItem,
} from "#app/features/inquiries/schema";
import {
  MAX_VIEWERS,
  MAX_WANTED_DAYS,
  PARTS_OF_DAY,
  PROPERTY_INQUIRY_KINDS,
  VIEWING_STATES,
} from "#app/features/inquiries/viewing";
import { properties } from "#app/features/properties/tables.server";
import {
  createdAt,
  id,
  instant,
  notBlank,
  oneOf,
  phoneIndex,
  searchIndex,
  searchText,
  updatedAt,
} from "#app/platform/db/columns.server";
import { LANGUAGES } from "#app/platform/i18n/languages";

/**
 * What visitors write through the contact forms. The office reads the same rows through the view customer_inquiries.
 */
export const inquiries = pgTable(
  "inquiries",
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    topic: text({ enum: STORED_TOPICS }).notNull(),
    /** What a saved list has that is asked about. */
    items: jsonb().$type<ListedItem[]>(),
    category: text({ enum: INQUIRY_CATEGORIES }).notNull(),
    status: text({ enum: INQUIRY_STATUSES }).notNull().default("pending"),
    read: boolean().notNull().default(false),
    /** The language of the page it came from, so that the answer can be in it. */
    language: text({ enum: LANGUAGES }).notNull().default("en"),
    /** The page it was sent from, without its language; unknown for what came in before this was kept. */
    page: text(),
    /** A trigger makes the case of a new row. The foreign key is deferred, by hand. */
    case_id: uuid()
      .notNull()
      .defaultRandom()
      .references(() => cases.id, { onDelete: "restrict" }),
    ...submissionColumns(),
    search_text: searchText("name", "email", "message"),
    /** Since when it says no longer who sent it. */
    erased_at: instant(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    notBlank("inquiries_name", table.name),
    notBlank("inquiries_email", table.email),
    notBlank("inquiries_message", table.message),
    oneOf("inquiries_topic", table.topic, STORED_TOPICS),
    check("inquiries_items", sql`(${table.items} is not null) = (${table.topic} = ${sql.raw(`'${LIST_TOPIC}'`)})`),
    oneOf("inquiries_category", table.category, INQUIRY_CATEGORIES),
    oneOf("inquiries_status", table.status, INQUIRY_STATUSES),
    oneOf("inquiries_language", table.language, LANGUAGES),
    index("inquiries_case").on(table.case_id),
    index("inquiries_newest").on(table.created_at.desc(), table.id),
    index("inquiries_status").on(table.status, table.created_at.desc()),
    index("inquiries_unread")
      .on(table.created_at.desc())
      .where(sql`not ${table.read}`),
    index("inquiries_category").on(table.category, table.created_at.desc()),
    searchIndex("inquiries_search", table.search_text),
    phoneIndex("inquiries_phone", "phone"),
    index("inquiries_phone_e164").on(table.phone_e164),
    index("inquiries_with_sender")
      .on(table.created_at)
      .where(sql`${table.erased_at} is null`),
  ],
);

export const property_inquiries = pgTable(
  "property_inquiries",
  {
    id: id(),
    property_id: uuid().references(() => properties.id, { onDelete: "set null" }),
    /** The title when the visitor wrote: it stays when the property is deleted. */
    property_title: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    kind: text({ enum: PROPERTY_INQUIRY_KINDS }).notNull().default("question"),
    /** Of a viewing, as what follows: days of the island somebody would come on. */
    wanted_days: date({ mode: "string" }).array(),
    part_of_day: text({ enum: PARTS_OF_DAY }),
    people: smallint(),
    /** The moment staff set or proposed last. */
    viewing_at: instant(),
    viewing_state: text({ enum: VIEWING_STATES }),
    language: text({ enum: LANGUAGES }).notNull().default("en"),
    /** The page it was sent from, without its language; unknown for what came in before this was kept. */
    page: text(),
    /** A trigger makes the case of a new row. The foreign key is deferred, by hand. */
    case_id: uuid()
      .notNull()
      .defaultRandom()
      .references(() => cases.id, { onDelete: "restrict" }),
    ...submissionColumns(),
    search_text: searchText("name", "email", "message", "property_title"),
    /** Since when it says no longer who sent it. */
    erased_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    notBlank("property_inquiries_name", table.name),
    notBlank("property_inquiries_email", table.email),
    notBlank("property_inquiries_message", table.message),
    oneOf("property_inquiries_language", table.language, LANGUAGES),
    oneOf("property_inquiries_kind", table.kind, PROPERTY_INQUIRY_KINDS),
    oneOf("property_inquiries_part_of_day", table.part_of_day, PARTS_OF_DAY),
    oneOf("property_inquiries_viewing_state", table.viewing_state, VIEWING_STATES),
    check(
      "property_inquiries_viewing",
      sql`num_nonnulls(${table.wanted_days}, ${table.part_of_day}, ${table.people}, ${table.viewing_state}) = case ${table.kind} when 'viewing' then 4 else 0 end`,
    ),
    check(
      "property_inquiries_wanted_days",
      sql`${table.wanted_days} is null or (cardinality(${table.wanted_days}) between 1 and ${sql.raw(String(MAX_WANTED_DAYS))} and ${table.wanted_days}[1] is distinct from ${table.wanted_days}[2] and ${table.wanted_days}[1] is distinct from ${table.wanted_days}[3] and (${table.wanted_days}[2] is null or ${table.wanted_days}[2] is distinct from ${table.wanted_days}[3]))`,
    ),
    check("property_inquiries_people", sql`${table.people} between 1 and ${sql.raw(String(MAX_VIEWERS))}`),
    check(
      "property_inquiries_viewing_at",
      sql`case when ${table.viewing_state} in ('agreed', 'done') then ${table.viewing_at} is not null else ${table.kind} = 'viewing' or ${table.viewing_at} is null end`,
    ),
    index("property_inquiries_case").on(table.case_id),
    index("property_inquiries_newest").on(table.created_at.desc(), table.id),
    index("property_inquiries_property_id").on(table.property_id),
    searchIndex("property_inquiries_search", table.search_text),
    phoneIndex("property_inquiries_phone", "phone"),
    index("property_inquiries_phone_e164").on(table.phone_e164),
    index("property_inquiries_with_sender")
      .on(table.created_at)
      .where(sql`${table.erased_at} is null`),
  ],
);
