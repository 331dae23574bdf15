import { reactRouter } from "@react-router/dev/vite";
import { fileURLToPath } from "node:url";
import { defaultServerConditions, defineConfig } from "vite";
import { chunkGroups, EXTERNAL_PACKAGES, officeCode } from "./scripts/chunks.ts";
import { serverAliases } from "./scripts/server-aliases.ts";
import { workerEntries } from "./scripts/worker-entries.ts";
import { directIconImports } from "./scripts/icon-imports.ts";
import { inlinedFunctions } from "./scripts/inlined-functions.ts";

/**
 * Code only staff may have is written to its own folder, so that the server can ask for a session before it hands it
 * out (server/assets.ts). A chunk is office code when anything in it is; one that only hands on what another holds
 * stands for a module.
 */
function folderOf({ moduleIds, facadeModuleId }: { moduleIds: string[]; facadeModuleId: string | null }): string {
  const isOffice = [facadeModuleId ?? "", ...moduleIds].some((id) => officeCode.test(id));
  return isOffice ? "assets/office/[name]-[hash].js" : "assets/[name]-[hash].js";
}

/** The same names as "imports" in package.json, which tools other than Vite read. */
export const alias = Object.fromEntries(
  ["app", "db", "server", "tests"].map((folder) => [`#${folder}`, fileURLToPath(new URL(folder, import.meta.url))]),
);

export default defineConfig(({ command }) => ({
  resolve: {
    alias: {
      ...alias,
      // Messages are parsed on the server and travel ready to use: the browser needs only the part that fills them in.
      "use-intl/format-message": "use-intl/format-message/format-only",
    },
  },
  // The content security policy takes fonts and pictures from files only.
  build: { assetsInlineLimit: 0 },
  ssr: command === "build" ? { noExternal: true, external: EXTERNAL_PACKAGES } : { noExternal: ["use-intl"] },
  plugins: [directIconImports(), serverAliases(), workerEntries(), inlinedFunctions(), reactRouter()],
  environments: {
    ssr: {
      // Packages are built in for Node. The router's plugin would take it from "dependencies" whether they are.
      resolve: { conditions: [...defaultServerConditions] },
      build: { rolldownOptions: { input: "./server/app.ts" } },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
            chunkFileNames: folderOf,
            entryFileNames: folderOf,
          },
        },
      },
    },
  },
}));
