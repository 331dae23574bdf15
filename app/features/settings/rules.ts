import { ISLAND_NAMES } from "#app/brand";

/** A page's title, with the site's name behind it unless the island is named already. */
export function pageTitle(title: string, siteName: string): string {
  return ISLAND_NAMES.some((name) => title.includes(name)) ? title : `${title} | ${siteName}`;
}

const DESCRIPTION_MAX = 160;

/** A description search engines show whole: at most 160 characters, cut at a word where there are words. */
export function metaDescription(text: string): string {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  if (plain.length <= DESCRIPTION_MAX) return plain;
  const cut = plain.slice(0, DESCRIPTION_MAX - 1);
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > 100 ? cut.slice(0, lastSpace) : cut).replace(/[\s,.;:，。、]+$/, "")}…`;
}
