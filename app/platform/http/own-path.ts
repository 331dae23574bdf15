/** A path and query to redirect to. One leading slash only: "//elsewhere.example" would lead off the site. */
export function ownPath({ pathname, search }: { pathname: string; search: string }): string {
  return `/${pathname.replace(/^[/\\]+/, "")}${search}`;
}
