import { parse } from "csv-parse/sync";
import type { RefusedText, ImportedKey } from "#app/features/translations/import-plan.server";
import type { TranslationRow } from "#app/features/translations/queries.server";
import { cleanText } from "#app/features/translations/rules";
import { csvLine, unescapeFormula, UTF8_BOM } from "#app/platform/http/csv";
import { withoutNul } from "#app/platform/http/form";
import { isLanguage, LANGUAGES, type Language } from "#app/platform/i18n/languages";

const MAX_KEYS = 20_000;

/** All texts, by key and language. */
export function writeJson(rows: readonly TranslationRow[]): string {
  const texts = Object.fromEntries(
    rows.map((row) => [row.key, Object.fromEntries(LANGUAGES.map((language) => [language, row[language]]))]),
  );
  return `${JSON.stringify(texts, null, 2)}\n`;
}

/**
 * The same as a table that Excel opens with every letter right: marked as UTF-8, every cell in quotes, Windows line
 * ends.
 */
export function writeCsv(rows: readonly TranslationRow[]): string {
  const lines = [
    ["key", ...LANGUAGES],
    ...rows.map((row) => [row.key, ...LANGUAGES.map((language) => row[language] ?? "")]),
  ];
  return UTF8_BOM + lines.map(csvLine).join("");
}

export type ReadFile =
  | { ok: true; wanted: ImportedKey[]; refused: RefusedText[]; ignoredColumns: string[] }
  | { ok: false; message: string };

const NOT_UTF8 = "The letters of this file cannot be read. In Excel, save it as “CSV UTF-8 (Comma delimited)”.";

/** What a file that staff bring says: JSON when it begins like it, else a table. */
export function parseTextsFile(bytes: Uint8Array): ReadFile {
  const text = decode(bytes);
  if (text === null) return { ok: false, message: NOT_UTF8 };
  if (!text.trim()) return { ok: false, message: "This file is empty." };
  const read = text.trimStart().startsWith("{") ? readJson(text) : readCsv(text);
  if (read.ok && read.wanted.length > MAX_KEYS)
    return { ok: false, message: `This file has more than ${MAX_KEYS} keys.` };
  return read;
}

/** Excel's "Unicode Text" is UTF-16; everything else we take is UTF-8. */
function decode(bytes: Uint8Array): string | null {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8";
  try {
    return withoutNul(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

function readJson(text: string): ReadFile {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { ok: false, message: "This file is not valid JSON." };
  }
  const wanted: ImportedKey[] = [];
  const refused: RefusedText[] = [];
  const ignored = new Set<string>();
  for (const [key, value] of Object.entries(content as Record<string, unknown>)) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      refused.push({ key, language: null, reason: "Expected the texts of this key by language." });
      continue;
    }
    const texts: ImportedKey["texts"] = {};
    for (const [language, said] of Object.entries(value)) {
      if (!isLanguage(language)) ignored.add(language);
      else if (typeof said === "string") setText(texts, language, said);
      else if (said !== null) refused.push({ key, language, reason: "Expected a text." });
    }
    wanted.push({ key, texts });
  }
  return { ok: true, wanted, refused, ignoredColumns: [...ignored] };
}

/** Spreadsheets divide cells by a comma, a semicolon or a tab, as the country has it. */
function delimiterOf(text: string): string {
  return /^"?key"?([,;\t])/i.exec(text)?.[1] ?? ",";
}

function readCsv(text: string): ReadFile {
  let lines: string[][];
  try {
    lines = parse(text, { delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: true });
  } catch {
    return {
      ok: false,
      message: "This file is no table: a quote in it is opened and never closed, or stands where none may.",
    };
  }
  const [head = [], ...body] = lines;
  const columns = head.map((name) => name.trim().toLowerCase());
  const keyAt = columns.indexOf("key");
  if (keyAt < 0 || !columns.some(isLanguage))
    return { ok: false, message: `The first line must name the columns: key, ${LANGUAGES.join(", ")}.` };
  const wanted = body.map((cells) => {
    const texts: ImportedKey["texts"] = {};
    for (const [at, column] of columns.entries())
      if (isLanguage(column)) setText(texts, column, unescapeFormula(cells[at] ?? ""));
    return { key: unescapeFormula(cells[keyAt] ?? "").trim(), texts };
  });
  const ignoredColumns = head.filter((_, at) => at !== keyAt && !isLanguage(columns[at]) && columns[at] !== "");
  return {
    ok: true,
    wanted: wanted.filter(({ key, texts }) => key || Object.keys(texts).length > 0),
    refused: [],
    ignoredColumns,
  };
}

/** A blank says nothing: an import never takes a text away. */
function setText(texts: ImportedKey["texts"], language: Language, text: string): void {
  const cleaned = cleanText(text);
  if (cleaned) texts[language] = cleaned;
}
