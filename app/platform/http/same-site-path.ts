import { withoutNul } from "#app/platform/http/form";
import { splitLanguage } from "#app/platform/i18n/languages";

/** A path and query to redirect to. One leading slash only: "//elsewhere.example" would lead off the site. */
export function sameSitePath({ pathname, search }: { pathname: string; search: string }): string {
  return `/${pathname.replace(/^[/\\]+/, "")}${search}`;
}

const MAX_PAGE_PATH_LENGTH = 200;

/** The path of a page without its language, as people write it: to tell where something was sent from. */
export function pagePath({ pathname }: { pathname: string }): string {
  const { path } = splitLanguage(pathname);
  return withoutNul(decoded(path))
    .replace(/(?<=.)\/+$/, "")
    .slice(0, MAX_PAGE_PATH_LENGTH);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
