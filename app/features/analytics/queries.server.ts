import { count, eq, sql, type SQL } from "drizzle-orm";
import { OFFICE } from "#app/brand";
import { NOTHING, spansOf, stepsOf, sumOf } from "#app/features/analytics/rules";
import { DOMAINS, type Figures, type Period, type Span, type Step, type Tally } from "#app/features/analytics/schema";
import { experience_inquiries, pemba_property_bookings, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { inquiries, property_inquiries } from "#app/features/inquiries/tables.server";
import { properties } from "#app/features/properties/tables.server";
import { addDays, dayAt, startOfDay, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { LANGUAGES } from "#app/platform/i18n/languages";

const SENT_BY_VISITORS = [experience_inquiries, stay_bookings, transportation_bookings, inquiries, property_inquiries];

/** Whether anything was ever booked or asked. */
export async function hasAnyFigures(db: Db): Promise<boolean> {
  const tables = [...SENT_BY_VISITORS, pemba_property_bookings].map((table) => sql`exists (select 1 from ${table})`);
  const { rows } = (await db.execute(sql`select ${sql.join(tables, sql` or `)} as any`)) as { rows: { any: boolean }[] };
  return rows[0]?.any ?? false;
}

/** The days of the island begin when its clocks say so, wherever the server stands. */
const begins = (day: Day) => startOfDay(day, OFFICE.hoursAheadOfUtc).toISOString();
const islandDay = sql`(created_at at time zone 'UTC' + make_interval(hours => ${OFFICE.hoursAheadOfUtc}))::date`;

/** Stands for experiences that were deleted since. */
const GONE = "gone";

const WON = sql`status in ('confirmed', 'completed')`;

/** Everything that came in within some days, one row each, in the same columns. */
function eventsWithin({ from, to }: Span): SQL {
  const within = sql`created_at >= ${begins(from)}::timestamptz and created_at < ${begins(addDays(to, 1))}::timestamptz`;
  return sql`
    select 'experiences' as domain, 'request' as kind, ${WON} as won, quoted_total as amount, language, page, coalesce(experience_id::text, ${GONE}) as experience, created_at from ${experience_inquiries} where ${within}
    union all select 'stays', 'request', ${WON}, quoted_total, language, page, null, created_at from ${stay_bookings} where ${within}
    union all select 'transportation', 'request', ${WON}, quoted_total, language, page, null, created_at from ${transportation_bookings} where ${within}
    union all select 'properties', 'inquiry', false, null, language, page, null, created_at from ${property_inquiries} where ${within}
    union all select 'contact', 'inquiry', false, null, language, page, null, created_at from ${inquiries} where ${within}
    union all select 'properties', 'recorded', true, total_amount, null, null, null, created_at from ${pemba_property_bookings} where ${within}`;
}

/** The last day of the step that holds a row: the same steps as in the rules. */
function stepEnd({ to }: Span, step: Step): SQL {
  switch (step) {
    case "day":
      return islandDay;
    case "week":
      return sql`${to}::date - ((${to}::date - ${islandDay}) / 7) * 7`;
    case "month":
      return sql`least(${to}::date, (date_trunc('month', ${islandDay}) + interval '1 month - 1 day')::date)`;
  }
}

interface Counted {
  kind: "step" | "domain" | "language" | "page" | "experience";
  key: string | null;
  requests: number;
  won: number;
  inquiries: number;
  recorded: number;
  revenue: string;
}

const TALLY = sql`
  count(*) filter (where kind = 'request')::int as requests,
  count(*) filter (where kind = 'request' and won)::int as won,
  count(*) filter (where kind = 'inquiry')::int as inquiries,
  count(*) filter (where kind = 'recorded')::int as recorded,
  coalesce(sum(amount) filter (where won), 0)::text as revenue`;

function tallyOf({ requests, won, inquiries, recorded, revenue }: Counted): Tally {
  return { requests, won, inquiries, recorded, revenue: Math.round(Number(revenue) * 100) };
}

/** What came in during a period that ends today, by everything it is looked at by. The rows are read once. */
async function listCounted(db: Db, span: Span, step: Step): Promise<Counted[]> {
  const statement = sql`
    with events as (${eventsWithin(span)}), stepped as (select *, (${stepEnd(span, step)})::text as step from events)
    select
      case when grouping(step) = 0 then 'step' when grouping(domain) = 0 then 'domain' when grouping(language) = 0 then 'language' when grouping(page) = 0 then 'page' else 'experience' end as kind,
      coalesce(step, domain, language, page, experience) as key,
      ${TALLY}
    from stepped
    group by grouping sets ((step), (domain), (language), (page), (experience))`;
  return ((await db.execute(statement)) as { rows: Counted[] }).rows;
}

async function findTally(db: Db, span: Span): Promise<Tally> {
  const { rows } = (await db.execute(sql`select ${TALLY} from (${eventsWithin(span)}) events`)) as { rows: Counted[] };
  return rows[0] ? tallyOf(rows[0]) : NOTHING;
}

async function countListings(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(properties).where(eq(properties.published, true));
  return row?.n ?? 0;
}

export async function findFigures(db: Db, period: Period, now: Date): Promise<Figures> {
  const { span, before, step } = spansOf(period, dayAt(now, OFFICE.hoursAheadOfUtc));
  const [counted, then, listings, categoryOf] = await Promise.all([listCounted(db, span, step), findTally(db, before), countListings(db), readCategories(db)]);
  const of = (kind: Counted["kind"]) => counted.filter((row) => row.kind === kind);
  const tally = (kind: Counted["kind"], key: string) => {
    const row = of(kind).find((candidate) => candidate.key === key);
    return row ? tallyOf(row) : NOTHING;
  };
  const domains = DOMAINS.map((domain) => ({ domain, ...tally("domain", domain) }));
  return {
    span,
    before,
    step,
    now: sumOf(domains),
    then,
    listings,
    steps: stepsOf(span, step).map((days) => ({ ...days, ...tally("step", days.to) })),
    domains,
    languages: LANGUAGES.map((language) => ({ language, ...tally("language", language) })).filter(isSent).toSorted(mostFirst),
    pages: of("page").map((row) => ({ page: row.key, ...tallyOf(row) })).filter(isSent).toSorted(mostFirst),
    categories: byCategory(of("experience"), categoryOf),
  };
}

/** What staff recorded came from no page and in no language. */
const isSent = ({ requests, inquiries }: Tally) => requests + inquiries > 0;
const mostFirst = (a: Tally, b: Tally) => b.requests + b.inquiries - a.requests - a.inquiries;

async function readCategories(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ id: experiences.id, category: experiences.category }).from(experiences);
  return new Map(rows.map(({ id, category }) => [id, category]));
}

function byCategory(counted: readonly Counted[], categoryOf: ReadonlyMap<string, string>): Figures["categories"] {
  const requests = new Map<string | null, number>();
  for (const row of counted) {
    // What is no request for an experience is counted here too, without one.
    if (row.key === null) continue;
    const category = categoryOf.get(row.key) ?? null;
    requests.set(category, (requests.get(category) ?? 0) + row.requests);
  }
  return [...requests].map(([category, n]) => ({ category, requests: n })).toSorted((a, b) => b.requests - a.requests);
}

