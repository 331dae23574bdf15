import { build } from "../../scripts/build.ts";
import { isBuilt } from "../../scripts/project.ts";

/** Builds once before the tests, so that servers started in parallel do not build at the same time. */
export default async function setup(): Promise<void> {
  if (!isBuilt()) await build();
}
