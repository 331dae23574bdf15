import { catalogues, flatten } from "#app/features/translations/catalogues.server";
import type { Catalogue } from "#app/features/translations/catalogues/en";
import { namePlaces, placeKey } from "#app/features/translations/place-names";
import { listTexts } from "#app/features/translations/queries.server";
import { CachedValue } from "#app/platform/cache/cached-value.server";
import type { Db } from "#app/platform/db/db.server";
import { parseMessage, placeholdersIn, type Message } from "#app/platform/framework/icu-message.server";
import { BASE_LANGUAGE, LANGUAGES, type Language, type TranslatedLanguage } from "#app/platform/i18n/languages";
import type { Logger } from "#app/platform/log.server";
import { defined } from "#app/platform/defined";
import { contextOf } from "#app/features/translations/rules";

export type TextGroup = keyof Catalogue;

/** The texts a page shows, by group and key, as the formatter takes them: a plain text, or a parsed ICU message. */
export type PageTexts = Record<string, Record<string, Message>>;

/** A place with its names, as it is stored. */
type NamedPlace = { name: string } & Record<`name_${TranslatedLanguage}`, string | null>;

/** The texts of every language, grouped by the first part of their key. */
export class Texts {
  readonly #cached: Map<Language, CachedValue<GroupLookup>>;
  readonly #places: { readonly value: readonly NamedPlace[] };
  readonly #placeNames = new Map<Language, { from: readonly unknown[]; names: Record<string, string> }>();

  constructor(db: Db, log: Logger, places: { readonly value: readonly NamedPlace[] } = { value: [] }) {
    this.#places = places;
    this.#cached = new Map(
      LANGUAGES.map((language) => [
        language,
        new CachedValue<GroupLookup>({
          name: `texts (${language})`,
          fallback: lazyGroups(language, []),
          read: async () => lazyGroups(language, await listTexts(db, language)),
          log,
        }),
      ]),
    );
  }

  async refresh(): Promise<void> {
    await Promise.all([...this.#cached.values()].map((standing) => standing.refresh()));
  }

  /** The groups a page shows, and no others: they travel with it. */
  pick(language: Language, groups: readonly TextGroup[]): PageTexts {
    const find = this.#groupsOf(language);
    return Object.fromEntries(
      groups.map((group) => [group, group === "place" ? this.#namesOfPlaces(language) : find(group)]),
    );
  }

  /** A stored location in a language, for the server's own use. */
  namePlaces(language: Language, location: string): string {
    const names = this.#namesOfPlaces(language);
    return namePlaces(location, (key) => (Object.hasOwn(names, key) ? names[key] : undefined));
  }

  /** One text that takes no values, for the server's own use. */
  plain(language: Language, group: TextGroup, name: string): string {
    const text = this.#groupsOf(language)(group)[name];
    return typeof text === "string" ? text : "";
  }

  /** Made anew when the places or the texts were read again: what did not change stays the same object. */
  #namesOfPlaces(language: Language): Record<string, string> {
    const [texts, places] = [this.#groupsOf(language)("place"), this.#places.value];
    const known = this.#placeNames.get(language);
    if (known && known.from[0] === texts && known.from[1] === places) return known.names;
    const names = placeNamesIn(language, texts, places);
    this.#placeNames.set(language, { from: [texts, places], names });
    return names;
  }

  /** When staff last changed a text of these groups; null while they say what the catalogues say. */
  lastEdit(language: Language, groups: readonly TextGroup[]): Date | null {
    const { edits } = defined(this.#cached.get(language), language).value;
    const wanted = new Set<string>(groups);
    return edits
      .filter(({ group }) => wanted.has(group))
      .reduce<Date | null>((latest, { at }) => (latest === null || at > latest ? at : latest), null);
  }

  #groupsOf(language: Language): GroupLookup["find"] {
    return defined(this.#cached.get(language), language).value.find;
  }
}

/**
 * What places are called in a language, by the key of their Latin name: those of the table, then those that have only a
 * text. A name that is written as the Latin one is left out: it travels with every page that says where something is.
 */
function placeNamesIn(
  language: Language,
  texts: Record<string, Message>,
  places: readonly NamedPlace[],
): Record<string, string> {
  const ofTexts = Object.entries(catalogues.en.place).map(([key, latin]) => [latin, texts[key]] as const);
  const ofPlaces = places.map((place) => {
    const own = language === BASE_LANGUAGE ? place.name : place[`name_${language}`]?.trim();
    return [place.name, own || place.name] as const;
  });
  const names = new Map([...ofTexts, ...ofPlaces].map(([latin, name]) => [placeKey(latin), { latin, name }]));
  return Object.fromEntries(
    [...names].flatMap(([key, { latin, name }]) => (typeof name === "string" && name !== latin ? [[key, name]] : [])),
  );
}

interface GroupLookup {
  /** The messages of a group. */
  find: (group: string) => Record<string, Message>;
  edits: { group: string; at: Date }[];
}

interface TextRow {
  key: string;
  text: string | null;
  english: string;
  editedAt: Date | null;
}

/**
 * Fallback order: the row's text, the row's English, the shipped text. Indexed on first use of a language and
 * parsed on first use of a group: parsing all nine languages would slow down every start and edit.
 */
function lazyGroups(language: Language, rows: TextRow[]): GroupLookup {
  const groups = new Map<string, Record<string, Message>>();
  let sorted: ReturnType<typeof indexTexts> | undefined;
  return {
    find: (group) => {
      sorted ??= indexTexts(language, rows);
      const found = groups.get(group) ?? parseGroup(sorted, group);
      groups.set(group, found);
      return found;
    },
    edits: rows.flatMap(({ key, editedAt }) => (editedAt ? [{ group: contextOf(key), at: editedAt }] : [])),
  };
}

function indexTexts(language: Language, rows: TextRow[]) {
  const shipped = new Map([...flatten(catalogues.en), ...flatten(catalogues[language])]);
  const texts = new Map(shipped);
  for (const { key, text, english } of rows) texts.set(key, text?.trim() ? text : english);
  return { shipped, texts, keys: Map.groupBy(texts.keys(), contextOf) };
}

/** Object.fromEntries: a key may be `__proto__` or another inherited name. */
function parseGroup({ shipped, texts, keys }: ReturnType<typeof indexTexts>, group: string): Record<string, Message> {
  return Object.fromEntries(
    (keys.get(group) ?? []).flatMap((key): [string, Message][] => {
      const [, name, ...deeper] = key.split(".");
      // Keys of another depth are staff's own: no page asks for them.
      return name && deeper.length === 0 ? [[name, parseOrShipped(texts.get(key) ?? "", shipped.get(key))]] : [];
    }),
  );
}

/** A text that staff broke (a brace left open, a value the page does not give) gives way to the shipped one. */
function parseOrShipped(text: string, shipped: string | undefined): Message {
  if (shipped === undefined) return text;
  const standard = parseMessage(shipped);
  if ("error" in standard) throw new Error(`a shipped text is not well formed: ${shipped}`);
  if (text === shipped) return standard.message;
  const edited = parseMessage(text);
  if ("error" in edited) return standard.message;
  const given = new Set(placeholdersIn(standard.message).map(({ name }) => name));
  return placeholdersIn(edited.message).every(({ name }) => given.has(name)) ? edited.message : standard.message;
}
