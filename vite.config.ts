import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/**
 * Code only staff may have is written to its own folder, so that the server can ask for a session before it hands it out
 * (server/assets.ts). A chunk is office code when anything in it is.
 */
const officeCode = /\/app\/(features\/[^/]+\/admin|pages\/admin|layouts\/admin|ui\/office)\b/;

const formCode = /\/app\/(features\/forms|features\/media\/(use-uploads|send-file)|ui\/form-field|ui\/stepper)/;

/** A chunk that only hands on what another one holds has no modules of its own, but stands for one. */
function folderOf({ moduleIds, facadeModuleId }: { moduleIds: string[]; facadeModuleId: string | null }): string {
  const isOffice = [facadeModuleId ?? "", ...moduleIds].some((id) => officeCode.test(id));
  return isOffice ? "assets/office/[name]-[hash].js" : "assets/[name]-[hash].js";
}

/** The same names as "imports" in package.json, which tools other than Vite read. */
export const alias = Object.fromEntries(["app", "db", "server", "tests"].map((folder) => [`#${folder}`, fileURLToPath(new URL(folder, import.meta.url))]));

export default defineConfig({
  resolve: {
    alias: {
      ...alias,
      // Messages are parsed on the server and travel ready to use: the browser needs only the part that fills them in.
      "use-intl/format-message": "use-intl/format-message/format-only",
    },
  },
  // The content security policy takes fonts and pictures from files only.
  build: { assetsInlineLimit: 0 },
  ssr: { noExternal: ["use-intl"] },
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: { build: { rolldownOptions: { input: "./server/app.ts" } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files instead of dozens: a request costs more on a slow network than the bytes of an icon.
            codeSplitting: {
              groups: [
                // The first takes along what it needs, so that what everything leans on comes first.
                { name: "framework", test: /\/node_modules\/(react|react-dom|scheduler|react-router|use-intl)\//, priority: 4 },
                // A style sheet stays with the pages that import it: in here, every page would load it.
                { name: "shared", test: (id) => !officeCode.test(id) && !formCode.test(id) && !id.endsWith(".css") && /\/app\/(platform|ui|brand|urls)\b|\/app\/features\/(media|listing|settings)\/components\/|\/node_modules\/lucide-react\//.test(id), minShareCount: 4, priority: 3 },
                // Most visitors never send a form, and who does not begin with one does not load what checks it.
                { name: "checks", test: /\/node_modules\/valibot\/|\/app\/features\/forms\/schema/, priority: 2 },
                { name: "forms", test: formCode, minShareCount: 2, priority: 1 },
              ],
            },
            chunkFileNames: folderOf,
            entryFileNames: folderOf,
          },
        },
      },
    },
  },
});
