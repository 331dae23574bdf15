import { sql, type SQL } from "drizzle-orm";
import { expandUmlauts, gramQuery, patternOf, soughtWords, type SoughtWord } from "#app/features/finding/rules";
import { FOUND_KINDS, type FoundKind } from "#app/features/finding/schema";
import { site_search_entries, site_search_words } from "#app/features/finding/tables.server";
import { marketText } from "#app/features/properties/market/words";
import type { ListingType, Market } from "#app/features/properties/schema";
import { properties } from "#app/features/properties/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import type { Language } from "#app/platform/i18n/languages";
import type { Cents } from "#app/platform/money/money";

/** So many of what is found are put in order. Of a word that is in more the best beginnings, the heaviest and the newest are among them. */
const MOST_ORDERED = 1_000;
const MOST_BEGINNINGS = 100;
const MOST_NEWEST = 300;

export interface FoundEntry {
  kind: FoundKind;
  id: string;
  title: string;
  detail: string;
  /** False: it is in English. */
  isOwnLanguage: boolean;
  location: string | null;
  picture: string | null;
  amount: Cents | null;
  /** How it stands with a property. */
  market: "underOffer" | "sold" | "rented" | null;
  address: string;
}

export interface FoundPage {
  entries: FoundEntry[];
  counts: Partial<Record<FoundKind, number>>;
  /** Of the kind that was asked for. */
  total: number;
  /** There are more than are counted. */
  isMore: boolean;
}

interface Wanted {
  kind: FoundKind | null;
  offset: number;
  limit: number;
}

interface StoredEntry extends Omit<FoundEntry, "amount" | "isOwnLanguage" | "market"> {
  amount: string | null;
  own: boolean;
  /** Only of properties. */
  sale: { market: Market; listing: ListingType } | null;
}

interface Row {
  counts: Partial<Record<FoundKind, number>> | null;
  more: boolean;
  entries: StoredEntry[] | null;
}

/** The words of what was typed, folded by the function that folded the index. */
export async function foldQuery(db: Db, typed: string): Promise<SoughtWord[]> {
  const [asked] = await rowsOf<{ folded: string; expanded: string }>(
    db,
    sql`select search_words(${typed}) as folded, search_words(${expandUmlauts(typed)}) as expanded`,
  );
  return soughtWords(asked?.folded ?? "", asked?.expanded ?? "");
}

/**
 * What holds every word in the texts of one language: names that begin with them, names that hold them, texts that hold
 * them; of each the heaviest and newest first.
 */
export async function findEntries(
  db: Db,
  language: Language,
  words: readonly SoughtWord[],
  wanted: Wanted,
): Promise<FoundPage> {
  if (words.length === 0) return { entries: [], counts: {}, total: 0, isMore: false };
  const found = await findAmong(db, language, words, wanted, null);
  // Of a word that is everywhere, those of one kind may not be among the first.
  const { entries } = found.isMore && wanted.kind ? await findAmong(db, language, words, wanted, wanted.kind) : found;
  const all = Object.values(found.counts).reduce((sum, n) => sum + n, 0);
  return { ...found, entries, total: wanted.kind ? (found.counts[wanted.kind] ?? 0) : all };
}

async function findAmong(
  db: Db,
  language: Language,
  words: readonly SoughtWord[],
  { kind, offset, limit }: Wanted,
  within: FoundKind | null,
): Promise<Omit<FoundPage, "total">> {
  const holds = (column: SQL) =>
    sql.join(
      words.map(
        ({ parts }) =>
          sql`(${sql.join(
            parts.map((part) => sql`${column} like ${patternOf(part)}`),
            sql` or `,
          )})`,
      ),
      sql` and `,
    );
  const typed = words.map(({ word }) => word).join(" ");
  const bare = words.map(({ parts: [own = "", other] }) => (other ?? own).trim()).join(" ");
  const begins = sql`(folded_title like ${`${typed}%`} or folded_title like ${`${bare}%`})`;
  const scope = within ? `${within}:${language}` : `in:${language}`;
  const kinds = sql`unnest(string_to_array(${within ?? FOUND_KINDS.join(" ")}, ' ')) as kinds(kind)`;
  const own = sql`language = ${language} and site_search_entries.kind = kinds.kind`;
  const shown = sql`site_search_entries.kind, item_id, folded_title, weight, sorted_at`;
  const [row] = await rowsOf<Row>(
    db,
    sql`with matched as materialized (
        select ${shown} from ${site_search_entries}
          where grams @@ ${gramQuery(words, scope)}::tsquery and ${holds(sql`folded`)} limit ${MOST_ORDERED + 1}
      ), many as materialized (select count(*) > ${MOST_ORDERED} as are from matched),
      beginnings as (
        select found.* from ${kinds} cross join lateral (
          select ${shown} from ${site_search_entries} where ${own} and folded_title like ${`${typed}%`} and ${holds(sql`folded`)}
            order by folded_title using ~<~ limit ${MOST_BEGINNINGS}
        ) as found where (select are from many)
      ), newest as (
        select found.* from ${kinds} cross join lateral (
          select ${shown} from (
            select * from ${site_search_entries} where ${own} order by weight desc nulls last, sorted_at desc nulls last limit ${MOST_NEWEST}
          ) as site_search_entries where ${holds(sql`folded`)}
        ) as found where (select are from many)
      ), everything as materialized (
        select * from matched union select * from beginnings union select * from newest
      ), page as (
        select kind, item_id, row_number() over (order by
            case when ${begins} then 0 when ${holds(sql`' ' || folded_title`)} then 1 else 2 end,
            weight desc, sorted_at desc, folded_title, kind, item_id) as nth
          from everything where ${kind === null ? sql`true` : sql`kind = ${kind}`}
          order by nth limit ${limit} offset ${offset}
      )
      select (select jsonb_object_agg(kind, n) from (select kind, count(*) as n from everything group by kind) as of_kind) as counts,
        (select are from many) as more,
        (select jsonb_agg(jsonb_build_object('kind', kind, 'id', item_id, 'title', title, 'detail', detail, 'own', own_language, 'location', location,
            'picture', picture, 'amount', amount::text, 'address', address,
            'sale', case when kind = 'property' then (select jsonb_build_object('market', market, 'listing', listing_type) from ${properties} where id = item_id::uuid) end) order by nth)
          from page join ${site_search_entries} using (kind, item_id) where language = ${language}) as entries`,
  );
  return {
    counts: row?.counts ?? {},
    isMore: row?.more ?? false,
    entries: (row?.entries ?? []).map(({ own: isOwnLanguage, amount, sale, ...entry }) => ({
      ...entry,
      isOwnLanguage,
      market: sale && marketText(sale.market, sale.listing),
      amount: amount === null ? null : (site_search_entries.amount.mapFromDriverValue(amount) as Cents),
    })),
  };
}

/** The words of a language, a line each, the most frequent first. */
export async function findVocabulary(db: Db, language: Language): Promise<string> {
  const [row] = await rowsOf<{ words: string | null }>(
    db,
    sql`select string_agg(word, E'\\n' order by entries desc, word) as words from ${site_search_words} where language = ${language}`,
  );
  return row?.words ?? "";
}
