import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of the project: the built server is some folders below it, and so is the source. */
function findRoot(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : findRoot(dirname(folder));
}

const root = findRoot(import.meta.dirname);

export const FONT_FOLDER = join(root, "app/features/documents/fonts");
export const TEMPLATE_FOLDER = join(root, "app/features/documents/templates");
export const SCENE_FOLDER = join(root, "public/scenes");
