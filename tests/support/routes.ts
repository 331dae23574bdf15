import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes";

export interface RouteAddress {
  /** As the router names it: the file without its ending, where the list of routes gives no other name. */
  id: string;
  /** With its parameters: "/:lang?/stays/:slug". */
  pattern: string;
  /** Something is drawn there; what draws nothing answers for itself. */
  isPage: boolean;
}

/** Every module of the list of routes, frames included, with the address it answers at. */
export function listRoutes(entries: readonly RouteConfigEntry[] = routes, parent = ""): RouteAddress[] {
  return entries.flatMap(({ id, file, path, children }) => {
    const pattern = path ? `${parent}/${path}` : parent;
    return [
      { id: id ?? file.replace(/\.tsx?$/, ""), pattern: pattern || "/", isPage: file.endsWith(".tsx") },
      ...listRoutes(children ?? [], pattern),
    ];
  });
}

/** The screens of the office: what stands inside its frame. */
export function listOfficeScreens(entries: readonly RouteConfigEntry[] = routes, parent = ""): RouteAddress[] {
  return entries.flatMap(({ file, path, children = [] }) => {
    const pattern = path ? `${parent}/${path}` : parent;
    return file === "layouts/admin.tsx" ? listRoutes(children, pattern) : listOfficeScreens(children, pattern);
  });
}

/** An address of a pattern. A parameter that may be left out is, unless there is a value for it. */
export function fillPattern(pattern: string, values: Record<string, string> = {}): string {
  const address = pattern.replaceAll(
    /\/(?::(\w+)(\?)?|\*)/g,
    (_part, name: string | undefined, optional: string | undefined) => {
      const value = values[name ?? "*"];
      if (value === undefined && optional) return "";
      return `/${value ?? "nothing"}`;
    },
  );
  return address || "/";
}
