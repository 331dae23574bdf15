import { isKnown, nearestWord, stemOf } from "#app/features/finding/mending";
import { findEntries, findVocabulary, foldQuery, type FoundPage } from "#app/features/finding/queries.server";
import { isHan, mendableForms, type SoughtWord } from "#app/features/finding/rules";
import { RESULTS_PER_PAGE, type FoundKind } from "#app/features/finding/schema";
import type { Db } from "#app/platform/db/db.server";
import type { Language } from "#app/platform/i18n/languages";

/** From so many hits on nothing is mended. */
const ENOUGH = 3;

export interface SiteResults extends FoundPage {
  /** What is marked in what was found. */
  marks: string[];
  /** The words whose results these are, where those that were typed find too little. */
  mendedTo: string | null;
  /** Whether the words as typed find nothing at all. */
  isMiss: boolean;
  /** The words as they are searched; empty when there was nothing to search for. */
  folded: string;
}

interface Asked {
  typed: string;
  language: Language;
  kind?: FoundKind | null;
  /** From 1. */
  page?: number;
  size?: number;
  /** Search what was typed, whatever it finds. */
  isExact?: boolean;
}

/**
 * One page of what visitors find. Where the words as typed find fewer than three, words that are misspelt are mended
 * by the vocabulary of the language.
 */
export async function searchSite(
  db: Db,
  { typed, language, kind = null, page = 1, size = RESULTS_PER_PAGE, isExact = false }: Asked,
): Promise<SiteResults> {
  const words = await foldQuery(db, typed);
  const wanted = { kind, offset: (page - 1) * size, limit: size };
  const exact = await findEntries(db, language, words, wanted);
  const hits = Object.values(exact.counts).reduce((sum, n) => sum + n, 0);
  const results: SiteResults = {
    ...exact,
    marks: marksOf(words),
    mendedTo: null,
    isMiss: words.length > 0 && hits === 0,
    folded: words.map(({ word }) => word).join(" "),
  };
  if (isExact || words.length === 0 || hits >= ENOUGH) return results;
  const mended = await mendWords(db, language, words);
  if (!mended) return results;
  const near = await findEntries(db, language, mended, wanted);
  if (near.total === 0) return results;
  const mendedTo = mended.map(({ word }) => word).join(" ");
  return { ...results, ...near, marks: marksOf(mended), mendedTo };
}

/** Everything a word is found by. */
function marksOf(words: readonly SoughtWord[]): string[] {
  return words.flatMap(({ parts }) => parts.map((part) => part.trim()));
}

/**
 * The words with those put right that stand in no word of the language. What was typed is still looked for, so that
 * nothing is hidden. Null where nothing can be mended.
 */
async function mendWords(db: Db, language: Language, words: readonly SoughtWord[]): Promise<SoughtWord[] | null> {
  const vocabulary = await readVocabulary(db, language);
  let isMended = false;
  const mended = words.map((sought) => {
    if (sought.parts.some((part) => isKnown(vocabulary, part.trim())) || !isMendable(sought.word)) return sought;
    const word = nearestWord(vocabulary, mendableForms(sought.word)) ?? stemOf(vocabulary, sought.word);
    if (word === null) return sought;
    isMended = true;
    return { word, parts: [word, ...sought.parts] };
  });
  return isMended ? mended : null;
}

/** Numbers and Chinese are not: every change of one makes another that may be meant. */
function isMendable(word: string): boolean {
  return !isHan(word) && !/\d/.test(word);
}

const KEPT_MS = 60_000;
type Kept = Map<Language, { readAt: number; words: Promise<string> }>;
const vocabularies = new WeakMap<Db, Kept>();

/** Read when it is first needed, and again after a minute. */
function readVocabulary(db: Db, language: Language): Promise<string> {
  const kept: Kept = vocabularies.get(db) ?? new Map();
  vocabularies.set(db, kept);
  const known = kept.get(language);
  if (known && Date.now() - known.readAt < KEPT_MS) return known.words;
  const words = findVocabulary(db, language);
  kept.set(language, { readAt: Date.now(), words });
  // One that could not be read is asked for again.
  words.catch(() => kept.delete(language));
  return words;
}
