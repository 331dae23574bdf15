import { isUuid } from "#app/platform/db/uuid";

/** How many things can stand side by side. */
export const COMPARED = { least: 2, most: 4 } as const;

/** The ids of things to compare, as an address has them: each once, what is none left out. */
export function comparedIds(query: URLSearchParams): string[] {
  const ids = new Set(query.getAll("ids").flatMap((part) => part.toLowerCase().split(",")));
  return [...ids].filter(isUuid).slice(0, COMPARED.most);
}
