import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const iconFile = /\/lucide-react\/dist\/esm\/icons\//;
/** React needs none for parts that never change places, and six letters at random cannot be compressed. */
const PATH_KEY = /,\s*key: "\w+"/g;

/**
 * Imports each icon from its own file. Through the list of all of them it looks as if every icon were needed wherever
 * one is, and icons of the office would be sent to visitors (scripts/chunks.ts). It also spares the build two thousand
 * files.
 */
export function directIconImports(): Plugin {
  const files = iconFiles();
  const rewrite = (names: string) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith("type "))
      .map((name) => {
        const [icon = "", as = icon] = name.split(/\s+as\s+/);
        const file = files.get(icon);
        if (!file) throw new Error(`lucide-react has no icon ${icon}`);
        return `import ${as} from "lucide-react/icons/${file}";`;
      })
      .join(" ");
  return {
    name: "icon-imports",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: [/\/app\/.*\.tsx?/, iconFile], code: [/"lucide-react"/, /\bkey: "/] },
      handler: (code, id) => {
        const rewritten = iconFile.test(id)
          ? code.replaceAll(PATH_KEY, "")
          : code.replace(/import \{([^}]*)\} from "lucide-react";/g, (_, names: string) => rewrite(names));
        return { code: rewritten, map: null };
      },
    },
  };
}

/** The file of each icon, by all names it goes by. */
function iconFiles(): Map<string, string> {
  const list = readFileSync(
    fileURLToPath(import.meta.resolve("lucide-react").replace("/cjs/lucide-react.js", "/esm/lucide-react.mjs")),
    "utf8",
  );
  const exports = [...list.matchAll(/export \{([^}]*)\} from '\.\/icons\/([^']+)\.mjs'/g)];
  return new Map(
    exports.flatMap(([, names = "", file = ""]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, file] as const),
    ),
  );
}
