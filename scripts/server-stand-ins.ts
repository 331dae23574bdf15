import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const standIn = (file: string) => fileURLToPath(new URL(`../app/${file}`, import.meta.url));

/**
 * Packages made for browsers prepare for a long life of each component. The server draws each once: there, these give way to parts of our own
 * that make the same markup. They took a third of the time of a page.
 */
export function serverStandIns(): Plugin {
  return {
    name: "server-stand-ins",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: {
      filter: { id: /^use-intl$|\/createLucideIcon\.mjs$/ },
      handler: (source) => standIn(source === "use-intl" ? "platform/i18n/use-intl.server.tsx" : "ui/create-icon.server.tsx"),
    },
  };
}
