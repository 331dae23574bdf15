/** The fields of a form as plain texts. PostgreSQL stores no NUL characters, and nobody types them. */
export function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts.map(([name, value]) => [name, withoutNul(value)]));
}

/** A text from the query of an address, of a length that can be meant. */
export function searchText(search: URLSearchParams, name: string): string {
  return withoutNul(search.get(name) ?? "")
    .trim()
    .slice(0, 200);
}

export function withoutNul(text: string): string {
  return text.replaceAll("\0", "");
}

export function isForm(contentType: string | null | undefined): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(contentType ?? "");
}

/** The form a request carries; null when its body is none. */
export async function readForm(request: Request): Promise<FormData | null> {
  if (!isForm(request.headers.get("content-type"))) return null;
  return request.formData().catch(() => null);
}
