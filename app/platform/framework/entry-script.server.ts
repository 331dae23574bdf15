const PRELOADED = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const ENTRY_SCRIPT = /(<script type="module" async="">)(.*?)(<\/script>)/s;
const NAMED_IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm;
const ENTRY_IMPORT = /^import\((?="([^"]+)")/m;

/**
 * Replaces the script by which React Router's `<Scripts>` loads a page's code, which has no option to be run later.
 * `write` gets the files that were to be preloaded, the entry last, for it hydrates the page, and the same imports as the
 * body of an async function. A page whose script looks otherwise stays as it is, and hydrates at once.
 */
export function replaceEntryScript(page: string, write: (files: string[], load: string) => string): string {
  const [, , script = ""] = ENTRY_SCRIPT.exec(page) ?? [];
  const [, entry] = ENTRY_IMPORT.exec(script) ?? [];
  if (!entry) return page;
  const load = script.replace(NAMED_IMPORT, "const $1 = await import($2);").replace(ENTRY_IMPORT, "await import(");
  const files: string[] = [];
  const withoutPreloads = page.replace(PRELOADED, (_tag, file: string) => {
    if (file !== entry) files.push(file);
    return "";
  });
  return withoutPreloads.replace(
    ENTRY_SCRIPT,
    (_script, opening: string, _imports, closing: string) => opening + write([...files, entry], load) + closing,
  );
}
