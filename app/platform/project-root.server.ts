import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The built server is some folders below the project, and so is the source. */
function findRoot(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : findRoot(dirname(folder));
}

export const PROJECT_ROOT = findRoot(import.meta.dirname);
