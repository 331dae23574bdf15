import { replaceEntryScript } from "#app/platform/framework/entry-script.server";
import { CURRENCY_KEY, LANGUAGE_KEY } from "#app/platform/http/cookies";
import { hydrateOnInteraction } from "#app/platform/hydration/hydrate-on-interaction";

/**
 * Defers hydration: moves React Router's module imports into a function that `hydrateOnInteraction` calls.
 * `runImmediately` are inlined and run before it.
 */
export function deferHydration(page: string, runImmediately: readonly (() => void)[]): string {
  return replaceEntryScript(
    page,
    (files, load) =>
      `${runImmediately.map((run) => `(${run.toString()})();`).join("")}(${hydrateOnInteraction.toString()})(${JSON.stringify(files)},${JSON.stringify([LANGUAGE_KEY, CURRENCY_KEY])},async()=>{${load}})`,
  );
}
