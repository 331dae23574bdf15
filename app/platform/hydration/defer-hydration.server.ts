import { CURRENCY_KEY, LANGUAGE_KEY } from "#app/platform/http/cookies";
import { hydrateOnInteraction } from "#app/platform/hydration/hydrate-on-interaction";

const PRELOADED = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const ENTRY_SCRIPT = /(<script type="module" async="">)(.*?)(<\/script>)/s;
const NAMED_IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm;
const ENTRY_IMPORT = /^import\(/m;

/**
 * Defers hydration: moves React Router's module imports into a function that `hydrateOnInteraction` calls.
 * `runImmediately` is inlined and runs before it.
 */
export function deferHydration(page: string, runImmediately: () => void): string {
  const files: string[] = [];
  const withoutPreloads = page.replace(PRELOADED, (_tag, file: string) => {
    files.push(file);
    return "";
  });
  return withoutPreloads.replace(ENTRY_SCRIPT, (_script, opening: string, imports: string, closing: string) => {
    const load = imports.replace(NAMED_IMPORT, "const $1 = await import($2);").replace(ENTRY_IMPORT, "await import(");
    return `${opening}(${runImmediately.toString()})();(${hydrateOnInteraction.toString()})(${JSON.stringify(files)},${JSON.stringify([LANGUAGE_KEY, CURRENCY_KEY])},async()=>{${load}})${closing}`;
  });
}
