import { catalogues, flatten } from "#app/features/translations/catalogues.server";
import type { Catalogue } from "#app/features/translations/catalogues/en";
import { listTexts } from "#app/features/translations/queries.server";
import { CachedValue } from "#app/platform/cache/cached-value.server";
import type { Db } from "#app/platform/db/db.server";
import { parseMessage, placeholdersIn, type Message } from "#app/platform/framework/icu-message.server";
import { LANGUAGES, type Language } from "#app/platform/i18n/languages";
import type { Logger } from "#app/platform/log.server";
import { defined } from "#app/platform/defined";
import { contextOf } from "#app/features/translations/rules";

export type TextGroup = keyof Catalogue;

/** The texts a page shows, by group and key, as the formatter takes them: a plain text, or a parsed ICU message. */
export type PageTexts = Record<string, Record<string, Message>>;

/** The texts of every language, grouped by the first part of their key. */
export class Texts {
  readonly #cached: Map<Language, CachedValue<GroupLookup>>;

  constructor(db: Db, log: Logger) {
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
    return Object.fromEntries(groups.map((group) => [group, find(group)]));
  }

  /** One text that takes no values, for the server's own use. */
  plain(language: Language, group: TextGroup, name: string): string {
    const text = this.#groupsOf(language)(group)[name];
    return typeof text === "string" ? text : "";
  }

  #groupsOf(language: Language): GroupLookup {
    return defined(this.#cached.get(language), language).value;
  }
}

/** The messages of a group. */
type GroupLookup = (group: string) => Record<string, Message>;

/**
 * Fallback order: the row's text, the row's English, the shipped text. Indexed on first use of a language and
 * parsed on first use of a group: parsing all nine languages would slow down every start and edit.
 */
function lazyGroups(language: Language, rows: { key: string; text: string | null; english: string }[]): GroupLookup {
  const groups = new Map<string, Record<string, Message>>();
  let sorted: ReturnType<typeof indexTexts> | undefined;
  return (group) => {
    sorted ??= indexTexts(language, rows);
    const found = groups.get(group) ?? parseGroup(sorted, group);
    groups.set(group, found);
    return found;
  };
}

function indexTexts(language: Language, rows: { key: string; text: string | null; english: string }[]) {
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
