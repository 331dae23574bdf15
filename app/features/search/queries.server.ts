import { sql, type SQL } from "drizzle-orm";
import { emailIn, trigramQuery, likePattern, searchWords } from "#app/features/search/rules";
import { SEARCH_KINDS, type SearchKind } from "#app/features/search/schema";
import { search_entries } from "#app/features/search/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import type { Cents } from "#app/platform/money/money";

/**
 * So many of the newest of each kind are read through. Words that are frequent are found there, and the index is asked
 * for the others.
 */
const NEWEST_SCANNED = 300;

export interface FoundEntry {
  kind: SearchKind;
  id: string;
  title: string;
  detail: string;
  aliases: string[];
  picture: string | null;
  amount: Cents | null;
  status: string | null;
  /** The title begins with what was typed. */
  isTitlePrefix: boolean;
}

export interface Found {
  /** What was searched, as texts are folded. */
  words: string[];
  entries: FoundEntry[];
}

interface Row {
  kind: SearchKind;
  item_id: string;
  title: string;
  detail: string;
  aliases: string;
  picture: string | null;
  amount: string | null;
  status: string | null;
  is_beginning: boolean;
}

/**
 * What holds every word of a text, at most `limit` of each kind: whoever has exactly this e-mail address, then titles
 * that begin with it, then titles that hold it, then the newest. The index is asked for the kinds of which the
 * beginnings and the newest are not enough. So neither a word in every row nor a word in one of 100,000 is slow
 * (docs/decisions/0015-staff-search.md).
 */
export async function searchEverything(db: Db, text: string, limit: number): Promise<Found> {
  const [asked] = await rowsOf<{ folded: string }>(db, sql`select search_words(${text}) as folded`);
  const words = searchWords(asked?.folded ?? "");
  if (words.length === 0) return { words, entries: [] };

  const holds = (column: SQL) =>
    sql.join(
      words.map((word) => sql`${column} like ${likePattern(word)}`),
      sql` and `,
    );
  const shown = sql.raw("item_id, title, detail, aliases, picture, amount, status");
  const best = sql`order by (${holds(sql`' ' || folded_title`)}) desc, sorted_at desc nulls last, folded_title`;
  const beginning = `${words.join(" ")}%`;
  const kinds = sql`unnest(string_to_array(${SEARCH_KINDS.join(" ")}, ' ')) with ordinality as kinds(kind, place)`;
  const address = emailIn(text);
  const isAddress =
    address === null
      ? sql`false`
      : sql`(lower(detail) = ${address} or strpos(E'\\n' || lower(aliases) || E'\\n', E'\\n' || ${address} || E'\\n') > 0)`;
  const rows = await rowsOf<Row>(
    db,
    sql`with exact as (
        select kinds.kind, kinds.place, row_number() over () as nth, found.* from ${kinds} cross join lateral (
          select ${shown}, false as is_beginning from ${search_entries}
            where grams @@ (${trigramQuery(words)} || ' & ' || kinds.kind)::tsquery and ${isAddress} order by sorted_at desc nulls last limit ${limit}
        ) as found where ${address !== null}
      ), near as materialized (
        select kinds.kind, kinds.place, row_number() over () as nth, found.* from ${kinds} cross join lateral (
          (select ${shown}, true as is_beginning from ${search_entries}
            where kind = kinds.kind and folded_title like ${beginning} and ${holds(sql`folded`)}
            order by folded_title using ~<~ limit ${limit})
          union all
          (select ${shown}, false from (select * from ${search_entries} where kind = kinds.kind order by sorted_at desc nulls last limit ${NEWEST_SCANNED}) as newest
            where ${holds(sql`folded`)} and folded_title not like ${beginning} ${best} limit ${limit})
          limit ${limit}
        ) as found
      ), far as (
        select kinds.kind, kinds.place, row_number() over () as nth, found.* from ${kinds} cross join lateral (
          select ${shown}, false from ${search_entries}
            where grams @@ (${trigramQuery(words)} || ' & ' || kinds.kind)::tsquery and ${holds(sql`folded`)} ${best} limit ${limit}
        ) as found where (select count(*) from near where near.kind = kinds.kind) < ${limit}
      )
      select 0 as part, * from exact union all select 1, * from near union all select 2, * from far order by place, part, nth`,
  );
  return { words, entries: firstOfEachKind(rows, limit).map(entryOf) };
}

/** The parts may name an item more than once; the first time counts. */
function firstOfEachKind(rows: readonly Row[], limit: number): Row[] {
  const kept = new Map<string, Map<string, Row>>();
  for (const row of rows) {
    const ofKind = kept.get(row.kind) ?? new Map<string, Row>();
    kept.set(row.kind, ofKind);
    if (ofKind.size < limit && !ofKind.has(row.item_id)) ofKind.set(row.item_id, row);
  }
  return [...kept.values()].flatMap((ofKind) => [...ofKind.values()]);
}

function entryOf({ kind, item_id, title, detail, aliases, picture, amount, status, is_beginning }: Row): FoundEntry {
  return {
    kind,
    id: item_id,
    title,
    detail,
    aliases: aliases.split("\n").filter(Boolean),
    picture,
    amount: amount === null ? null : (search_entries.amount.mapFromDriverValue(amount) as Cents),
    status,
    isTitlePrefix: is_beginning,
  };
}
