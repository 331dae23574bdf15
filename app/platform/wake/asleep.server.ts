import { CURRENCY_KEY, LANGUAGE_KEY } from "#app/platform/http/cookies";
import { wakeOnInterest } from "#app/platform/wake/wake";

const PRELOADED = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START = /(<script type="module" async="">)(.*?)(<\/script>)/s;
const NAMED_IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm;
const ENTRY_IMPORT = /^import\(/m;

/**
 * A page whose scripts wait for a sign of interest. React Router writes one script that imports everything at once; here the same imports
 * stand in a function that `wakeOnInterest` calls when it is time. `atOnce` runs before that, as text of the page like the rest.
 */
export function asleep(page: string, atOnce: () => void): string {
  const files: string[] = [];
  const withoutPreloads = page.replace(PRELOADED, (_tag, file: string) => {
    files.push(file);
    return "";
  });
  return withoutPreloads.replace(START, (_script, opening: string, imports: string, closing: string) => {
    const load = imports.replace(NAMED_IMPORT, "const $1 = await import($2);").replace(ENTRY_IMPORT, "await import(");
    return `${opening}(${atOnce.toString()})();(${wakeOnInterest.toString()})(${JSON.stringify(files)},${JSON.stringify([LANGUAGE_KEY, CURRENCY_KEY])},async()=>{${load}})${closing}`;
  });
}
