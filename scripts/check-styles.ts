/**
 * Checks who owns which style sheet: `app/ui` names nothing of the product, a route's list (`.page.css`) only lists, no
 * sheet is forgotten or grows without end, and every custom property that is used is set somewhere.
 */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { root } from "./project.ts";

const MAX_LINES = 400;
/** Beginnings of class names that belong to a room or a page. */
const PRODUCT_WORDS =
  /^(about|article|blog|booking|category|contact|currenc|customer|experience|gate|guest|guide|health|home|inquir|invest|library|mail|notification|person|propert|revenue|setup|stay|story|submit|translation|transport|travel|vehicle|visa)/;
/** Lists of sheets, in the order of the cascade. */
const isList = (file: string) => file.endsWith(".page.css") || /^app\/(site|office)\.css$/.test(file);
/** Written by scripts/make-fonts.ts. */
const isGenerated = (file: string) => /^fonts[\w-]*\.css$/.test(basename(file));

const read = (file: string) => readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
const sheets = globSync("app/**/*.css", { cwd: root }).filter((file) => !isGenerated(file));
const text = new Map(sheets.map((file) => [file, read(file)]));
const code = new Map(globSync("app/**/*.{ts,tsx}", { cwd: root }).map((file) => [file, read(file)]));
const everything = [...text.values(), ...code.values()].join("\n");
const imported = new Set([...text, ...code].flatMap(([file, content]) => sheetsImportedBy(file, content)));
const problems: string[] = [];

for (const [file, css] of text) {
  const lines = readFileSync(join(root, file), "utf8").split("\n").length - 1;
  if (lines > MAX_LINES) problems.push(`${file} has ${lines} lines, more than ${MAX_LINES}: divide it`);
  if (isList(file) && css.replace(/@import "[^"]+"( layer\(components\))?;/g, "").trim() !== "")
    problems.push(`${file} is a list: rules belong in a sheet of their own`);
  if (file.endsWith(".page.css") && /@import "[^"]+";/.test(css))
    problems.push(`${file} imports a sheet outside layer(components)`);
  if (file.startsWith("app/ui/"))
    for (const [, name = ""] of css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g))
      if (PRODUCT_WORDS.test(name)) problems.push(`${file}: .${name} belongs to a room, not to the design system`);
  if (!imported.has(file)) problems.push(`${file} is imported by nothing`);
  for (const [, name = ""] of css.matchAll(/var\((--[\w-]+)\)/g))
    if (!new RegExp(`${name}["\`]?\\]?:`).test(everything)) problems.push(`${file}: ${name} is set nowhere`);
}

const tokens = "app/ui/styles/tokens.css";
for (const [, name = ""] of read(tokens).matchAll(/^ {2}(--[\w-]+):/gm)) {
  // Charts name the hues of categories by their key.
  if (!everything.includes(`var(${name})`) && !name.startsWith("--color-cat-"))
    problems.push(`${tokens}: ${name} is used nowhere`);
}

function sheetsImportedBy(file: string, content: string): string[] {
  return [...content.matchAll(/import (?:\w+ from )?"(#app|\.)([^"]+\.css)"/g)].map(([, start, path = ""]) =>
    start === "#app" ? `app${path}` : posix.join(dirname(file), `.${path}`),
  );
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
