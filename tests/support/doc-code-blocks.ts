import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");

export interface CodeBlock {
  /** File and line, to find it by. */
  place: string;
  language: string;
  text: string;
}

/** Every block of code in what people read. */
export function readCodeBlocks(): CodeBlock[] {
  const files = globSync(["*.md", "docs/**/*.md"], { cwd: ROOT }).toSorted();
  return files.flatMap((file) => parseCodeBlocks(file, readFileSync(join(ROOT, file), "utf8")));
}

function parseCodeBlocks(file: string, text: string): CodeBlock[] {
  return [...text.matchAll(/^```(\S*)\n([\s\S]*?)^```$/gm)].map((match) => ({
    place: `${file}:${text.slice(0, match.index).split("\n").length}`,
    language: match[1] ?? "",
    text: match[2] ?? "",
  }));
}

/** The lines of a block of commands, without what is said about them. */
export function commandsIn({ text }: CodeBlock): string[] {
  return text
    .split("\n")
    .map((line) => line.replace(/\s+# .*$/, "").trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}
