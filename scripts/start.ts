import { enableCompileCache } from "node:module";
import { join } from "node:path";

// What was compiled at the last start need not be again. Before anything else is loaded, hence the import below.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));
process.env.NODE_ENV = "production";
const { serve } = await import("./serve.ts");
await serve();
