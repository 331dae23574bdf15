import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pictureFile, type DocumentContent } from "#app/features/documents/content";
import { fontFilesFor, printable } from "#app/features/documents/press/fonts.server";
import { printedPicture } from "#app/features/documents/press/pictures.server";
import type { PressJob } from "#app/features/documents/press/job";
import type { Press, SetDocument } from "#app/features/documents/press/press.server";
import { FONT_FOLDER, TEMPLATE_FOLDER } from "#app/features/documents/project-files.server";
import type { Logger } from "#app/platform/log.server";
import type { Storage } from "#app/platform/storage/storage.server";

interface Templates {
  sources: Record<string, string>;
  fingerprint: string;
}

let read: Templates | undefined;

/** Read once: they change with the program only. */
function templates(): Templates {
  if (read) return read;
  const names = readdirSync(TEMPLATE_FOLDER).filter((name) => name.endsWith(".typ"));
  const sources = Object.fromEntries(names.map((name) => [name, readFileSync(join(TEMPLATE_FOLDER, name), "utf8")]));
  const fonts = readFileSync(join(FONT_FOLDER, "fonts.tsv"));
  const fingerprint = createHash("sha256").update(JSON.stringify(sources)).update(fonts).digest("hex");
  read = { sources, fingerprint };
  return read;
}

/** Names what a document shows and how it is set: the same hash, the same bytes. */
export function contentHash(content: DocumentContent): string {
  return createHash("sha256").update(templates().fingerprint).update(JSON.stringify(content)).digest("hex");
}

/** Sets a document. A picture that is gone leaves a quiet frame, a letter that no font has is left out. */
export function makeDocument(
  { press, storage, log }: { press: Press; storage: Storage; log: Logger },
  content: DocumentContent,
): Promise<SetDocument> {
  return press.set(() => prepare(content, storage, log));
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
    templates: templates().sources,
    main: `${content.template}.typ`,
    data,
    pictures,
    // Capitals are made by the template.
    fonts: fontFilesFor(data + data.toUpperCase() + svg.join("")),
  };
}
