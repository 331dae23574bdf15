import { minifySync, type Plugin } from "vite";

/**
 * Modules with one function each, whose text stands in pages or in /sw.js: they may use nothing from outside themselves.
 */
const INLINED =
  /\/app\/(platform\/hydration\/hydrate-when-idle|layouts\/site\/(header-at-top|mark-hearts|submit-hearts)|features\/offline\/(worker\/(offline-worker|removing-worker|request-kind|page-parts)|components\/(register-worker|offline-page)))\.ts$/;

/** In the built server such a function is its minified text: every page carries it. */
export function inlinedFunctions(): Plugin {
  return {
    name: "inlined-functions",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform(code, id) {
      if (!INLINED.test(id)) return null;
      const { code: minified, errors } = minifySync(id, code, { compress: true, mangle: true });
      const [, name, text] = /^export (?:async )?function (\w+)(\(.*)$/s.exec(minified) ?? [];
      if (errors.length > 0 || !name || !text) throw new Error(`${id} is more than one function`);
      const source = JSON.stringify(`function${text.trim().replace(/;$/, "")}`);
      return { code: `export const ${name} = { toString: () => ${source} };`, map: null };
    },
  };
}
