import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pictureFile, type DocumentContent } from "#app/features/documents/content";
import { fontFilesFor, printable } from "#app/features/documents/press/fonts.server";
import { printedPicture, sceneFile } from "#app/features/documents/press/pictures.server";
import type { PressJob } from "#app/features/documents/press/job";
import type { Press, SetDocument } from "#app/features/documents/press/press.server";
import { FONT_FOLDER, SCENE_FOLDER, TEMPLATE_FOLDER } from "#app/features/documents/project-files.server";
import type { Logger } from "#app/platform/log.server";
import type { Storage } from "#app/platform/storage/storage.server";

/** What documents are made of besides what they show. It changes with the program only. */
interface PrintFiles {
  templates: Record<string, string>;
  /** Of all templates and fonts. */
  fingerprint: string;
  /** Of pictures of ours, by their files: those that were asked for. */
  scenes: Map<string, string>;
  sceneFolder: string;
}

const PRINT_FOLDERS = { templates: TEMPLATE_FOLDER, fonts: FONT_FOLDER, scenes: SCENE_FOLDER };

export function readPrintFiles(folders: typeof PRINT_FOLDERS): PrintFiles {
  const read = (folder: string, ending: string) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .toSorted()
      .map((name) => [name, readFileSync(join(folder, name))] as const);
  const templates = read(folders.templates, ".typ").map(([name, source]) => [name, source.toString("utf8")] as const);
  const fingerprint = createHash("sha256").update(JSON.stringify(templates));
  for (const [name, font] of read(folders.fonts, ".ttf")) fingerprint.update(name).update(font);
  return {
    templates: Object.fromEntries(templates),
    fingerprint: fingerprint.digest("hex"),
    scenes: new Map(),
    sceneFolder: folders.scenes,
  };
}

let ours: PrintFiles | undefined;
const printFiles = () => (ours ??= readPrintFiles(PRINT_FOLDERS));

function sceneHash({ scenes, sceneFolder }: PrintFiles, file: string): string {
  const known = scenes.get(file) ?? hashOfFile(join(sceneFolder, file));
  scenes.set(file, known);
  return known;
}

const hashOfFile = (file: string) =>
  existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("hex") : "gone";

/** Names what a document shows and how it is set: the same hash, the same bytes. */
export function contentHash(content: DocumentContent, files = printFiles()): string {
  const hash = createHash("sha256").update(files.fingerprint).update(JSON.stringify(content));
  // Those of staff have a name of their own for each upload, ours keep theirs.
  for (const source of Object.values(content.pictures))
    if ("scene" in source) hash.update(sceneHash(files, sceneFile(source)));
  return hash.digest("hex");
}

/** What is to be printed is not there any more when its turn comes. */
export class DocumentGoneError extends Error {
  override name = "DocumentGoneError";
}

/**
 * Sets a document. A picture that is gone leaves a quiet frame, a letter that no font has is left out. What it shows may
 * be read when its turn comes; fails with DocumentGoneError when that is nothing.
 */
export function makeDocument(
  { press, storage, log }: { press: Press; storage: Storage; log: Logger },
  content: DocumentContent | (() => Promise<DocumentContent | null>),
): Promise<SetDocument> {
  return press.set(async () => {
    const read = typeof content === "function" ? await content() : content;
    if (!read) throw new DocumentGoneError();
    return prepare(read, storage, log);
  });
}

async function prepare(content: DocumentContent, storage: Storage, log: Logger): Promise<PressJob> {
  const pictures: Record<string, Uint8Array> = {};
  const missing = new Set<string>();
  for (const [name, source] of Object.entries(content.pictures)) {
    const bytes = await printedPicture(source, storage);
    if (bytes) pictures[pictureFile(name, source)] = bytes;
    else missing.add(pictureFile(name, source));
  }
  const left = new Set<string>();
  const data = JSON.stringify(content.data, (key, value: unknown) => {
    if (typeof value !== "string") return value;
    if (key === "file") return missing.has(value) ? null : value;
    const printed = printable(value);
    for (const letter of printed.left) left.add(letter);
    return printed.text;
  });
  if (left.size > 0)
    log.warn(
      { document: content.template, language: content.data.language, letters: [...left].slice(0, 20) },
      "letters no print font has were left out of a document",
    );
  const svg = Object.values(content.pictures).map((source) => ("svg" in source ? source.svg : ""));
  return {
    templates: printFiles().templates,
    main: `${content.template}.typ`,
    data,
    pictures,
    // Capitals are made by the template.
    fonts: fontFilesFor(data + data.toUpperCase() + svg.join(""), content.data.language),
  };
}
