import { join } from "node:path";
import { PROJECT_ROOT } from "#app/platform/project-root.server";

export const FONT_FOLDER = join(PROJECT_ROOT, "app/features/documents/fonts");
export const TEMPLATE_FOLDER = join(PROJECT_ROOT, "app/features/documents/templates");
export const SCENE_FOLDER = join(PROJECT_ROOT, "public/scenes");
