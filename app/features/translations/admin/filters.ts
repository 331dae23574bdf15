import { PAGE_SIZES } from "#app/ui/office/data-table/view-params";
import { textParam } from "#app/platform/http/form";
import { isLanguage, type Language } from "#app/platform/i18n/languages";

const DEFAULT_SIZE = 10;

/** What stands in the grid's address. */
export interface GridFilters {
  search: string;
  context: string;
  /** The language a narrow screen shows, and the one whose missing texts are looked for; null for all. */
  language: Language | null;
  isMissing: boolean;
  size: number;
}

export function readFilters(search: URLSearchParams): GridFilters {
  const language = search.get("language");
  const size = Number(search.get("size"));
  return {
    search: textParam(search, "search"),
    context: textParam(search, "context"),
    language: isLanguage(language) ? language : null,
    isMissing: search.has("missing"),
    size: PAGE_SIZES.find((offered) => offered === size) ?? DEFAULT_SIZE,
  };
}

/** The query of an address, for links and for the form. Defaults are left out; the page begins anew. */
export function queryOf({ search, context, language, isMissing, size }: GridFilters): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (context) query.set("context", context);
  if (language) query.set("language", language);
  if (isMissing) query.set("missing", "1");
  if (size !== DEFAULT_SIZE) query.set("size", String(size));
  return query.toString();
}
