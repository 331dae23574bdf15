import { Readable } from "node:stream";
import type { Answer } from "#app/features/documents/kept/keep.server";
import { createTranslate } from "#app/features/translations/translate.server";
import type { Texts } from "#app/features/translations/texts.server";
import { escapeMarkup } from "#app/platform/escape-markup";
import { parseRange } from "#app/platform/http/byte-range";
import { directionOf, type Language } from "#app/platform/i18n/languages";

const RETRY_SECONDS = 10;

export interface FileNames {
  /** As the language calls it, without ending. */
  title: string;
  /** For programs that know ASCII alone. */
  ascii: string;
}

/** Sends a document, whole or in part; where there is none, a page in the reader's language that says so. */
export async function sendDocument(
  answer: Answer,
  request: Request,
  page: {
    names: FileNames;
    language: Language;
    texts: Texts;
    back: string;
    contact: string;
    noIndex?: boolean;
    isPrivate?: boolean;
  },
): Promise<Response> {
  if (answer.kind !== "ready") return unavailable(answer, page);
  const { document } = answer;
  const etag = `"${document.etag}"`;
  const headers = new Headers({
    "Content-Type": "application/pdf",
    "Content-Disposition": disposition(page.names),
    // No sandbox: browsers do not show documents in one.
    "Content-Security-Policy": "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'",
    "Cache-Control": page.isPrivate ? "private, no-store" : "public, no-cache",
    "Accept-Ranges": "bytes",
    ETag: etag,
  });
  if (page.isPrivate || page.noIndex) headers.set("X-Robots-Tag", "noindex, nofollow");
  if (request.headers.get("if-none-match")?.includes(etag)) return new Response(null, { status: 304, headers });
  const { size } = document;
  const isSame = request.headers.get("if-range") === null || request.headers.get("if-range") === etag;
  const range = isSame ? parseRange(request.headers.get("range"), size) : null;
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Length", String(range ? range.end - range.start + 1 : size));
  if (range) headers.set("Content-Range", `bytes ${range.start}-${range.end}/${size}`);
  const status = range ? 206 : 200;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const body = document.open
    ? (Readable.toWeb(await document.open(range ?? undefined)) as ReadableStream)
    : new Uint8Array((document.bytes ?? new Uint8Array()).slice(range?.start ?? 0, range ? range.end + 1 : undefined));
  return new Response(body, { status, headers });
}

/** Shown in the browser, and saved under a name in the language. */
function disposition({ title, ascii }: FileNames): string {
  const name = `${title
    .replaceAll(/[\p{Cc}"\\/:*?<>|]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()}.pdf`;
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${ascii}.pdf"; filename*=UTF-8''${encoded}`;
}

function unavailable(
  answer: Exclude<Answer, { kind: "ready" }>,
  { language, texts, back, contact }: { language: Language; texts: Texts; back: string; contact: string },
): Response {
  const t = createTranslate(texts.pick(language, ["documents"]), language);
  const say = (key: "unavailable" | "unavailableBody" | "printPage" | "contactUs") =>
    escapeMarkup(t(`documents.${key}`));
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${say("unavailable")}</title><style>body{font:18px/1.6 system-ui,sans-serif;color:#0a2e37;background:#fdfaf4;max-inline-size:34em;margin:12vh auto;padding-inline:24px}h1{font-size:1.5em;line-height:1.25}a{color:#0a626a;margin-inline-end:1.5em}</style></head><body><h1>${say("unavailable")}</h1><p>${say("unavailableBody")}</p><p><a href="${escapeMarkup(back)}">${say("printPage")}</a><a href="${escapeMarkup(contact)}">${say("contactUs")}</a></p></body></html>`;
  const wait = answer.kind === "limited" ? answer.wait : RETRY_SECONDS;
  return new Response(html, {
    status: answer.kind === "limited" ? 429 : 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
      "Cache-Control": "no-store",
      "Retry-After": String(wait),
    },
  });
}
