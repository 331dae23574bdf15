/** Why an old address leads elsewhere: its item got another slug, or staff said so. */
export const REDIRECT_SOURCES = ["slug", "staff"] as const;

/** The public address of an item without its language, as it is stored: slugs may be typed in several Unicode forms. */
export function redirectPath(folder: string, slug: string): string {
  return `${folder}/${slug.normalize("NFC")}`;
}
