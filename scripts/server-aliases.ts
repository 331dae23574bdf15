import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LUCIDE_ICON = fileURLToPath(new URL("../app/platform/framework/lucide-icon.server.tsx", import.meta.url));

/** Replaces the function that makes an icon of lucide-react in the server build: the same markup at a lower price. */
export function serverAliases(): Plugin {
  return {
    name: "server-aliases",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: { filter: { id: /\/createLucideIcon\.mjs$/ }, handler: () => LUCIDE_ICON },
  };
}
