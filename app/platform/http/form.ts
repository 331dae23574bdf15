import { data } from "react-router";

/** The fields of a form as plain texts. PostgreSQL stores no NUL characters, and nobody types them. */
export function textFields(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts.map(([name, value]) => [name, withoutNul(value)]));
}

/** A text from the query of an address, of a length that can be meant. */
export function textParam(search: URLSearchParams, name: string): string {
  return withoutNul(search.get(name) ?? "")
    .trim()
    .slice(0, 200);
}

export function withoutNul(text: string): string {
  return text.replaceAll("\0", "");
}

/** A text out of JSON, where escapes can stand for what no database stores as text: NUL, and halves of a letter. */
export function sanitizeText(text: string): string {
  return withoutNul(text).toWellFormed();
}

const URLENCODED = "application/x-www-form-urlencoded";

export function isForm(contentType: string | null | undefined): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(contentType ?? "");
}

/** The longest form of ours has a few hundred. */
const MAX_FIELDS = 2_000;

/** The form a request carries; null when its body is none, or none that a page of ours could have sent. */
export async function readForm(request: Request): Promise<FormData | null> {
  const type = request.headers.get("content-type") ?? "";
  if (!isForm(type)) return null;
  const isUrlencoded = type.toLowerCase().startsWith(URLENCODED);
  const form = await (isUrlencoded ? readUrlencoded(request) : request.formData()).catch(() => null);
  return form && [...form.keys()].length <= MAX_FIELDS ? form : null;
}

/** Halves of a letter and broken escapes are refused: read leniently, they would be stored as signs nobody typed. */
async function readUrlencoded(request: Request): Promise<FormData> {
  const body = new TextDecoder("utf-8", { fatal: true }).decode(await request.arrayBuffer());
  const decode = (part: string) => decodeURIComponent(part.replaceAll("+", " "));
  const form = new FormData();
  for (const pair of body.split("&")) {
    const [name = "", ...value] = pair.split("=");
    if (pair) form.append(decode(name), decode(value.join("=")));
  }
  return form;
}

/** Whether a form says something that no browser lets anybody type. */
export function hasNul(form: FormData): boolean {
  return [...form.values()].some((value) => typeof value === "string" && value.includes("\0"));
}

/** The form a request must carry. A body that is none is the sender's mistake. */
export async function requireForm(request: Request): Promise<FormData> {
  const form = await readForm(request);
  if (!form) throw data({ message: "This request carries no form." }, { status: 400 });
  return form;
}
