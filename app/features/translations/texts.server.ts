import compile from "icu-minify/compile";
import { catalogues, flatten } from "#app/features/translations/catalogues.server";
import type { Catalogue } from "#app/features/translations/catalogues/en";
import { namesIn, type Message } from "#app/features/translations/messages.server";
import { listTexts } from "#app/features/translations/queries.server";
import { Standing } from "#app/platform/cache/standing.server";
import type { Db } from "#app/platform/db/db.server";
import { LANGUAGES, type Language } from "#app/platform/i18n/languages";
import type { Logger } from "#app/platform/log.server";

export type TextGroup = keyof Catalogue;

/** The texts a page shows, by group and key, as the formatter takes them: a plain text, or a parsed ICU message. */
export type PageTexts = Record<string, Record<string, Message>>;

/** The texts of every language, grouped by the first part of their key. */
export class Texts {
  readonly #standing: Map<Language, Standing<Groups>>;

  constructor(db: Db, log: Logger) {
    this.#standing = new Map(
      LANGUAGES.map((language) => [
        language,
        new Standing<Groups>({
          name: `texts (${language})`,
          fallback: grouped(language, []),
          read: async () => grouped(language, await listTexts(db, language)),
          log,
        }),
      ]),
    );
  }

  async refresh(): Promise<void> {
    await Promise.all([...this.#standing.values()].map((standing) => standing.refresh()));
  }

  /** The groups a page shows, and no others: they travel with it. */
  pick(language: Language, groups: readonly TextGroup[]): PageTexts {
    const find = this.#standing.get(language)!.value;
    return Object.fromEntries(groups.map((group) => [group, find(group)]));
  }

  /** One text that takes no values, for the server's own use. */
  plain(language: Language, group: TextGroup, name: string): string {
    const text = this.#standing.get(language)!.value(group)[name];
    return typeof text === "string" ? text : "";
  }
}

/** The messages of a group. */
type Groups = (group: string) => Record<string, Message>;

/**
 * Never a blank and never a key: the row's own text, else the row's English, else what was shipped. Texts are sorted when a language is first
 * asked for, and a group is parsed when a page first shows it: all of nine languages would hold up every start and edit.
 */
function grouped(language: Language, rows: { key: string; text: string | null; english: string }[]): Groups {
  const groups = new Map<string, Record<string, Message>>();
  let sorted: ReturnType<typeof sortedTexts> | undefined;
  return (group) => {
    sorted ??= sortedTexts(language, rows);
    const found = groups.get(group) ?? parsedGroup(sorted, group);
    groups.set(group, found);
    return found;
  };
}

function sortedTexts(language: Language, rows: { key: string; text: string | null; english: string }[]) {
  const shipped = new Map([...flatten(catalogues.en), ...flatten(catalogues[language])]);
  const texts = new Map(shipped);
  for (const { key, text, english } of rows) texts.set(key, text?.trim() ? text : english);
  return { shipped, texts, keys: Map.groupBy(texts.keys(), (key) => key.split(".", 1)[0]!) };
}

/** Made from pairs: a key may have any name, also one that objects have by birth. */
function parsedGroup({ shipped, texts, keys }: ReturnType<typeof sortedTexts>, group: string): Record<string, Message> {
  return Object.fromEntries(
    (keys.get(group) ?? []).flatMap((key): [string, Message][] => {
      const [, name, ...deeper] = key.split(".");
      // Keys of another depth are staff's own: no page asks for them.
      return name && deeper.length === 0 ? [[name, parsed(texts.get(key)!, shipped.get(key))]] : [];
    }),
  );
}

/** A text that staff broke (a brace left open, a value the page does not give) gives way to the shipped one. */
function parsed(text: string, shipped: string | undefined): Message {
  if (shipped === undefined) return text;
  const standard = compile(shipped);
  if (text === shipped) return standard;
  try {
    const message = compile(text);
    const given = namesIn(standard);
    return namesIn(message).every((name) => given.includes(name)) ? message : standard;
  } catch {
    return standard;
  }
}
