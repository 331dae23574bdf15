import { count, eq, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { OFFICE } from "#app/brand";
import { ZERO_TOTALS, dateRangesOf, splitIntoBuckets, sumOf } from "#app/features/analytics/rules";
import {
  DOMAINS,
  type Domain,
  type Figures,
  type Period,
  type DateRange,
  type Totals,
} from "#app/features/analytics/schema";
import {
  experience_inquiries,
  pemba_property_bookings,
  stay_bookings,
  transportation_bookings,
} from "#app/features/bookings/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { inquiries, property_inquiries } from "#app/features/inquiries/tables.server";
import { properties } from "#app/features/properties/tables.server";
import { addDays, dayAt, startOfDay, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { LANGUAGES } from "#app/platform/i18n/languages";
import { defined } from "#app/platform/defined";

const VISITOR_TABLES = [experience_inquiries, stay_bookings, transportation_bookings, inquiries, property_inquiries];

/** Whether anything was ever booked or asked. */
export async function hasAnyFigures(db: Db): Promise<boolean> {
  const tables = [...VISITOR_TABLES, pemba_property_bookings].map((table) => sql`exists (select 1 from ${table})`);
  const [found] = await rowsOf<{ is_any: boolean }>(db, sql`select ${sql.join(tables, sql` or `)} as is_any`);
  return found?.is_any ?? false;
}

/** The days of the island begin when its clocks say so, wherever the server stands. */
const startOfDaySql = (day: Day) => sql`${startOfDay(day, OFFICE.hoursAheadOfUtc).toISOString()}::timestamptz`;

const GROUPINGS = ["step", "domain", "language", "page", "experience"] as const;
type Kind = (typeof GROUPINGS)[number];

/** Stands for experiences that were deleted since. */
const DELETED = "gone";

const REQUESTS = sql`
  count(*)::int as requests,
  count(*) filter (where status in ('confirmed', 'completed'))::int as won,
  0 as inquiries,
  0 as recorded,
  coalesce(sum(quoted_total) filter (where status in ('confirmed', 'completed')), 0) as revenue`;
const INQUIRIES = sql`0 as requests, 0 as won, count(*)::int as inquiries, 0 as recorded, 0::numeric as revenue`;
const RECORDED = sql`0 as requests, 0 as won, 0 as inquiries, count(*)::int as recorded, coalesce(sum(total_amount), 0) as revenue`;
const UNKNOWN = sql`null::text`;

/**
 * Counts the requests of a date range grouped by every dimension, so that each table is scanned once. Buckets are
 * numbered from 1.
 */
function countsQuery(steps: readonly DateRange[], kinds: readonly Kind[]): SQL {
  const { from } = defined(steps[0], "the first bucket");
  const { to } = defined(steps.at(-1), "the last bucket");
  const within = sql`created_at >= ${startOfDaySql(from)} and created_at < ${startOfDaySql(addDays(to, 1))}`;
  const bounds = sql.join(
    steps.map((step) => startOfDaySql(step.from)),
    sql`, `,
  );
  const branch = (domain: Domain, table: PgTable, tally: SQL, known: Partial<Record<Kind, SQL>>) => {
    const of = (kind: Kind) => (kinds.includes(kind) && known[kind] ? known[kind] : UNKNOWN);
    return sql`
      select ${domain}::text as domain, width_bucket(created_at, array[${bounds}]) as step, ${of("language")} as language, ${of("page")} as page, ${of("experience")} as experience, ${tally}
      from ${table} where ${within} group by 2, 3, 4, 5`;
  };
  const sent = { language: sql`language`, page: sql`page` };
  const branches = [
    branch("experiences", experience_inquiries, REQUESTS, {
      ...sent,
      experience: sql`coalesce(experience_id::text, ${DELETED})`,
    }),
    branch("stays", stay_bookings, REQUESTS, sent),
    branch("transportation", transportation_bookings, REQUESTS, sent),
    branch("properties", property_inquiries, INQUIRIES, sent),
    branch("contact", inquiries, INQUIRIES, sent),
    branch("properties", pemba_property_bookings, RECORDED, {}),
  ];
  return sql.join(branches, sql` union all `);
}

interface CountRow {
  kind: Kind;
  key: string | null;
  requests: number;
  won: number;
  inquiries: number;
  recorded: number;
  revenue: string;
}

const SUMS = sql`sum(requests)::int as requests, sum(won)::int as won, sum(inquiries)::int as inquiries, sum(recorded)::int as recorded, sum(revenue)::text as revenue`;

async function listCounts(db: Db, steps: readonly DateRange[], kinds: readonly Kind[]): Promise<CountRow[]> {
  const sums = kinds.map(
    (kind) => sql`select ${kind}::text as kind, ${sql.identifier(kind)}::text as key, ${SUMS} from counted group by 2`,
  );
  const statement = sql`with counted as materialized (${countsQuery(steps, kinds)}) ${sql.join(sums, sql` union all `)}`;
  return rowsOf(db, statement);
}

function tallyOf({ requests, won, inquiries, recorded, revenue }: CountRow): Totals {
  return { requests, won, inquiries, recorded, revenue: Math.round(Number(revenue) * 100) };
}

async function countListings(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(properties).where(eq(properties.published, true));
  return row?.n ?? 0;
}

export async function findFigures(db: Db, period: Period, now: Date): Promise<Figures> {
  const { span, before, step } = dateRangesOf(period, dayAt(now, OFFICE.hoursAheadOfUtc));
  const steps = splitIntoBuckets(span, step);
  const [counted, earlier, listings, known] = await Promise.all([
    listCounts(db, steps, GROUPINGS),
    listCounts(db, [before], ["step"]),
    countListings(db),
    readExperiences(db),
  ]);
  const of = (kind: Kind) => counted.filter((row) => row.kind === kind);
  const tally = (kind: Kind, key: string) => {
    const row = of(kind).find((candidate) => candidate.key === key);
    return row ? tallyOf(row) : ZERO_TOTALS;
  };
  const domains = DOMAINS.map((domain) => ({ domain, ...tally("domain", domain) }));
  return {
    range: span,
    previousRange: before,
    bucketSize: step,
    current: sumOf(domains),
    previous: sumOf(earlier.map(tallyOf)),
    listings,
    buckets: steps.map((days, at) => ({ ...days, ...tally("step", String(at + 1)) })),
    domains,
    languages: LANGUAGES.map((language) => ({ language, ...tally("language", language) }))
      .filter(hasRequests)
      .toSorted(byRequestsDesc),
    pages: of("page")
      .map((row) => ({ page: row.key, title: titleOf(row.key, known), ...tallyOf(row) }))
      .filter(hasRequests)
      .toSorted(byRequestsDesc),
    categories: byCategory(of("experience"), known),
  };
}

/** What staff recorded came from no page and in no language. */
const hasRequests = ({ requests, inquiries }: Totals) => requests + inquiries > 0;
const byRequestsDesc = (a: Totals, b: Totals) => b.requests + b.inquiries - a.requests - a.inquiries;

type Experiences = ReadonlyMap<string, { title: string; category: string }>;

async function readExperiences(db: Db): Promise<Experiences> {
  const rows = await db
    .select({ id: experiences.id, title: experiences.title, category: experiences.category })
    .from(experiences);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** Only experience URLs contain an id instead of a slug, so their title is looked up. */
function titleOf(page: string | null, known: Experiences): string | null {
  const id = /^\/experiences\/([0-9a-f-]{36})$/.exec(page ?? "")?.[1];
  return (id && known.get(id)?.title) || null;
}

function byCategory(counted: readonly CountRow[], known: Experiences): Figures["categories"] {
  const requests = new Map<string | null, number>();
  for (const row of counted) {
    // What is no request for an experience is counted here too, without one.
    if (row.key === null) continue;
    const category = known.get(row.key)?.category ?? null;
    requests.set(category, (requests.get(category) ?? 0) + row.requests);
  }
  return [...requests].map(([category, n]) => ({ category, requests: n })).toSorted((a, b) => b.requests - a.requests);
}
