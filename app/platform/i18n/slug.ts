/** What stands in an address: letters and digits of any script, with single hyphens between. */
export const SLUG = /^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u;

/** The part of an address made from a name. Empty when the name has no letter or digit. */
export function slugFrom(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
    .replaceAll(/[\s-]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
