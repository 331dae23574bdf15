import type { RecordedRoom } from "#app/features/history/schema";
import { ADMIN_PREFIX } from "#app/urls";

/** What the shared list and form screens of the office need to know about a kind of content. */
export interface ContentKind {
  room: RecordedRoom;
  title: string;
  noun: string;
  plural: string;
  listPath: string;
  /** Where saving leads when the form was not opened from a list. */
  savedPath: string;
}

function contentKind(room: RecordedRoom, title: string, [noun, plural]: [string, string]): ContentKind {
  return { room, title, noun, plural, listPath: `${ADMIN_PREFIX}/${room}`, savedPath: ADMIN_PREFIX };
}

export const EXPERIENCE = contentKind("experiences", "Experiences", ["experience", "experiences"]);
export const STAY = contentKind("stays", "Stays", ["stay", "stays"]);
export const VEHICLE = contentKind("transportation", "Transportation", ["vehicle", "vehicles"]);
export const ARTICLE = contentKind("blog", "Blog", ["article", "articles"]);
export const PROPERTY = {
  ...contentKind("properties", "Properties", ["property", "properties"]),
  savedPath: `${ADMIN_PREFIX}/properties`,
};
export const GUIDE_ITEM = {
  ...contentKind("guide", "Guide", ["item", "items"]),
  savedPath: `${ADMIN_PREFIX}/guide`,
};
export const PLACE = {
  ...contentKind("places", "Places", ["place", "places"]),
  savedPath: `${ADMIN_PREFIX}/places`,
};

/** The noun with a capital letter, as buttons, headings and toasts begin. */
export function capitalNoun({ noun }: ContentKind): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}
