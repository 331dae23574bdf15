import { replaceEntryScript } from "#app/platform/framework/entry-script.server";
import { CURRENCY_KEY, LANGUAGE_KEY } from "#app/platform/http/cookies";
import { hydrateWhenIdle } from "#app/platform/hydration/hydrate-when-idle";

/**
 * Defers hydration: moves React Router's module imports into a function that `hydrateWhenIdle` calls.
 * `runImmediately` are inlined and run before it.
 */
export function deferHydration(page: string, runImmediately: readonly (() => void)[]): string {
  return replaceEntryScript(
    page,
    (files, load) =>
      `${runImmediately.map((run) => `(${run.toString()})();`).join("")}(${hydrateWhenIdle.toString()})(${JSON.stringify(files)},${JSON.stringify([LANGUAGE_KEY, CURRENCY_KEY])},async()=>{${load}})`,
  );
}
