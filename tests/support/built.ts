import { build } from "../../scripts/build.ts";
import { isBuilt } from "../../scripts/project.ts";

/** Several servers may start at once: whoever comes first must not build for all. */
export default async function setup(): Promise<void> {
  if (!isBuilt()) await build();
}
