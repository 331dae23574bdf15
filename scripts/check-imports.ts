/**
 * Checks the import direction: platform <- ui <- feature rooms, in tiers <- site, admin, pages, layouts. `site/` and
 * `admin/` of a room are private to it; other rooms use its core, its `components/` and, in the back office, its
 * `office/`. Style sheets follow the same rules. Type-only imports are free, because they are erased before anything
 * runs. Private parts of packages are used in `app/platform/framework` alone.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseSync } from "vite";
import { root } from "./project.ts";

/** Low to high. A room's core and components import rooms of their own tier or of lower ones. */
const TIERS = [
  [
    "auth",
    "history",
    "publishing",
    "settings",
    "media",
    "translations",
    "currencies",
    "notifications",
    "cases",
    "mail",
    "forms",
    "maps",
    "places",
    "guide",
    "offline",
  ],
  ["page"],
  ["experiences", "stays", "transportation", "properties", "blog"],
  ["share", "documents"],
  ["availability"],
  ["inquiries", "bookings"],
  ["reviews", "alerts", "plans"],
  ["guests", "saved"],
  ["analytics", "search", "finding", "privacy", "health"],
];

type Layer =
  | { kind: "platform" | "ui" | "data" | "rules" | "services" | "seed" | "server" }
  /** Part of a room: its core and components, what staff screens of other rooms may place, and its own screens. */
  | { kind: "core" | "office" | "site" | "admin"; room: string; tier: number }
  /** Pages and layouts: they compose rooms and are imported by nobody else. */
  | { kind: "page"; isOffice: boolean };

function layerOf(file: string): Layer {
  if (file.startsWith("db/seed/")) return { kind: "seed" };
  if (file.startsWith("server/")) return { kind: "server" };
  if (file.startsWith("app/platform/")) return { kind: "platform" };
  if (/^app\/(access|brand|urls)\.ts$/.test(file)) return { kind: "data" };
  if (file.startsWith("app/access/")) return { kind: "rules" };
  if (file === "app/services.server.ts" || file === "app/media-columns.server.ts") return { kind: "services" };
  if (file.startsWith("app/ui/")) return { kind: "ui" };
  const [, room, folder, rest] = /^app\/features\/([^/]+)\/([^/]+)(\/.*)?$/.exec(file) ?? [];
  if (room === undefined || folder === undefined)
    return { kind: "page", isOffice: /^app\/(pages|layouts)\/(admin|gate)/.test(file) };
  const tier = TIERS.findIndex((tier) => tier.includes(room));
  if (rest !== undefined && (folder === "site" || folder === "admin" || folder === "office"))
    return { kind: folder, room, tier };
  return { kind: folder.includes(".route.") ? "site" : "core", room, tier };
}

/** Null when the import is allowed, otherwise why it is not. */
function problemOf(from: Layer, to: Layer): string | null {
  const direction = "is against the import direction";
  if (to.kind === "site" || to.kind === "admin") {
    if (from.kind === "page" || !("room" in from) || from.room !== to.room)
      return `is private to its room: move it to ${to.kind === "site" ? "components/" : "office/"}`;
    return from.kind === "core" || from.kind === "office" ? direction : null;
  }
  if (to.kind === "office") {
    const isStaffScreen = from.kind === "admin" || from.kind === "office" || (from.kind === "page" && from.isOffice);
    return isStaffScreen ? null : "is for screens of the back office";
  }
  if (to.kind === "page")
    return from.kind === "page" || from.kind === "site" || from.kind === "admin" || from.kind === "office"
      ? null
      : direction;
  if (to.kind === "data") return from.kind === "platform" || from.kind === "data" ? direction : null;
  return mayImport(from, to) ? null : direction;
}

function mayImport(from: Layer, to: Layer): boolean {
  switch (from.kind) {
    case "data":
    case "rules":
      return to.kind === "rules";
    case "platform":
      return to.kind === "platform";
    case "ui":
      return to.kind === "platform" || to.kind === "ui";
    case "core":
      if (to.kind === "core") return to.room === from.room || to.tier <= from.tier;
      return to.kind === "platform" || to.kind === "ui";
    case "services":
      return to.kind === "services" || to.kind === "core" || to.kind === "platform";
    case "seed":
      return to.kind === "core" || to.kind === "platform" || to.kind === "seed";
    case "server":
      return true;
    case "site":
    case "admin":
    case "office":
    case "page":
      return to.kind !== "server" && to.kind !== "seed";
  }
}

/** Like routes.ts, these reach into every room by path. */
const ENTRY_SHEETS = /^app\/(app|site|office)\.css$/;

const problems: string[] = [];
const files = globSync(["app/**/*.{ts,tsx,css}", "server/**/*.ts", "db/seed/**/*.ts"], { cwd: root }).filter(
  (file) => !file.includes(".test.") && !ENTRY_SHEETS.test(file),
);
const known = new Set(files);

for (const file of files) {
  const from = layerOf(file);
  if ("tier" in from && from.tier < 0)
    problems.push(`${file}: the room "${from.room}" has no tier in scripts/check-imports.ts`);
  for (const specifier of importsOf(file)) {
    if (
      specifier.startsWith("drizzle-orm") &&
      !/(tables|queries|mutations)\.server\.ts$|^app\/platform\/(db|framework)\/|^db\/seed\//.test(file)
    ) {
      problems.push(`${file}: drizzle-orm belongs in tables, queries, mutations, platform/db and platform/framework`);
    }
    const target = resolve(file, specifier);
    if (!target) continue;
    if (target.includes(".server.") && !isServerSide(file))
      problems.push(`${file} (may reach the browser) imports ${target}`);
    const problem = problemOf(from, layerOf(target));
    if (problem) problems.push(`${file} imports ${target}, which ${problem}`);
  }
}

/** Names by which packages say that they may change, and the globals of React Router. */
const PRIVATE_PARTS = /\b(?:UNSAFE_|unstable_|__reactRouter)\w+/;

for (const file of globSync(["app/**/*.{ts,tsx}", "server/**/*.ts", "db/seed/**/*.ts"], { cwd: root })) {
  if (file.startsWith("app/platform/framework/")) continue;
  const code = readFileSync(join(root, file), "utf8");
  const underscored = parseSync(file, code)
    .module.staticImports.filter(({ moduleRequest }) => !/^[#.]/.test(moduleRequest.value))
    .flatMap(({ entries }) => entries.flatMap(({ importName }) => importName.name ?? []));
  const part = PRIVATE_PARTS.exec(code)?.[0] ?? underscored.find((name) => name.startsWith("_"));
  if (part) problems.push(`${file} uses ${part}, a private part of a package: move that to app/platform/framework`);
}

/** The modules a file needs when it runs, whether imported statically, re-exported or imported on demand. */
function importsOf(file: string): string[] {
  const code = readFileSync(join(root, file), "utf8");
  if (file.endsWith(".css")) return [...code.matchAll(/@import "([^"]+)"/g)].map(([, sheet = ""]) => sheet);
  const { module, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const statics = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  const dynamics = module.dynamicImports.flatMap(
    ({ moduleRequest }) => /^["'`]([^"'`$]+)["'`]$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[1] ?? [],
  );
  return [...statics, ...reexports, ...dynamics];
}

function resolve(from: string, specifier: string): string | null {
  const path = pathOf(from, specifier.replace(/\?url$/, ""));
  if (path === null) return null;
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => known.has(file)) ?? null;
}

function pathOf(from: string, specifier: string): string | null {
  if (specifier.startsWith(".")) return posix.join(dirname(from), specifier);
  const inside = /^#(app|db|server)\/(.+)$/.exec(specifier);
  return inside ? `${inside[1]}/${inside[2]}` : null;
}

/** Route modules and layouts hold loaders: the build takes what only those need out of the browser's share. */
function isServerSide(file: string): boolean {
  return file.includes(".server.") || /\.route\.tsx?$|^app\/(root|layouts\/[^/]+)\.tsx$|^server\/|^db\//.test(file);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
