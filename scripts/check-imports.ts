/**
 * One import direction, checked: platform <- ui <- features, in tiers <- site, admin, pages, layouts. Type-only imports are free:
 * they are gone before anything runs.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { root } from "./project.ts";

/** Low to high. A room's core imports rooms of its own tier or lower ones. */
const TIERS = [
  ["auth", "history", "publishing", "settings", "media", "translations", "currencies", "notifications", "mail", "forms", "maps"],
  ["experiences", "stays", "transportation", "properties", "blog"],
  ["inquiries", "bookings"],
  ["analytics", "search", "privacy", "health"],
];

type Layer =
  | { kind: "platform" | "ui" | "data" | "services" | "edge" | "seed" | "server" }
  | { kind: "core"; room: string; tier: number };

function layerOf(file: string): Layer {
  if (file.startsWith("db/seed/")) return { kind: "seed" };
  if (file.startsWith("server/")) return { kind: "server" };
  if (file.startsWith("app/platform/")) return { kind: "platform" };
  if (/^app\/(access|brand|urls)\.ts$/.test(file)) return { kind: "data" };
  if (file === "app/services.server.ts" || file === "app/media-columns.server.ts") return { kind: "services" };
  if (file.startsWith("app/ui/")) return { kind: "ui" };
  const room = /^app\/features\/([^/]+)\/(?!site\/|admin\/|[^/]+\.route\.)/.exec(file)?.[1];
  if (room) return { kind: "core", room, tier: TIERS.findIndex((tier) => tier.includes(room)) };
  return { kind: "edge" };
}

function mayImport(from: Layer, to: Layer): boolean {
  if (to.kind === "data") return from.kind !== "platform";
  switch (from.kind) {
    case "data":
      return false;
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
      return to.kind !== "edge";
    case "edge":
      return to.kind !== "server" && to.kind !== "seed";
  }
}

const problems: string[] = [];
const files = globSync(["app/**/*.{ts,tsx}", "server/**/*.ts", "db/seed/**/*.ts"], { cwd: root }).filter((file) => !file.includes(".test."));

for (const file of files) {
  const from = layerOf(file);
  if (from.kind === "core" && from.tier < 0) problems.push(`${file}: the room "${from.room}" has no tier in scripts/check-imports.ts`);
  for (const specifier of importsOf(file)) {
    if (specifier.startsWith("drizzle-orm") && !/(tables|queries|mutations)\.server\.ts$|^app\/platform\/db\/|^db\/seed\//.test(file)) {
      problems.push(`${file}: drizzle-orm belongs in tables, queries, mutations and platform/db`);
    }
    const target = resolve(specifier);
    if (!target) continue;
    if (target.includes(".server.") && !isServerSide(file)) problems.push(`${file} (may reach the browser) imports ${target}`);
    if (!mayImport(from, layerOf(target))) problems.push(`${file} imports ${target}`);
  }
}

/** The modules a file needs when it runs. */
function importsOf(file: string): string[] {
  const code = readFileSync(join(root, file), "utf8");
  const { module, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const statics = module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType)).map(({ moduleRequest }) => moduleRequest.value);
  const reexports = module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])));
  return [...statics, ...reexports];
}

function resolve(specifier: string): string | null {
  const inside = /^#(app|db|server)\/(.+?)(\?url)?$/.exec(specifier);
  if (!inside) return null;
  const path = `${inside[1]}/${inside[2]}`;
  return files.find((file) => file === path || file === `${path}.ts` || file === `${path}.tsx`) ?? null;
}

/** Route modules and layouts hold loaders: the build takes what only those need out of the browser's share. */
function isServerSide(file: string): boolean {
  return file.includes(".server.") || /\.route\.tsx?$|^app\/(root|layouts\/[^/]+)\.tsx$|^server\/|^db\//.test(file);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
