import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import { avifPath, acceptsAvif } from "#app/features/media/avif.server";
import type { Services } from "#app/services.server";
import type { ServerVariables } from "#server/guards";

const YEAR = "max-age=31536000, immutable";
const NO_SUCH_FILE = { code: "not_found", message: "There is no such file." };

/** The files of the build. Office code goes to staff only; what is hashed by name may be kept for ever. */
export function serveAssets(app: Hono<ServerVariables>, services: Services, root: string): void {
  app.use("/assets/office/*", async (c, next) => {
    const account = await services.auth.findAccount(c.req.raw.headers);
    if (account?.role) return next();
    // The sign-in page preloads office modules; an empty module lets it hydrate without exposing their code.
    return c.body("export {};", 200, { "Content-Type": "text/javascript", "Cache-Control": "no-store" });
  });
  const cacheControlFor = (path: string) =>
    path.includes("/assets/office/")
      ? `private, ${YEAR}`
      : path.includes("/assets/")
        ? `public, ${YEAR}`
        : "public, max-age=86400";
  const files = serveStatic<ServerVariables>({
    root,
    precompressed: true,
    onFound: (path, c) => c.header("Cache-Control", cacheControlFor(path)),
  });
  const scenes = serveStatic<ServerVariables>({
    root,
    rewriteRequestPath: avifPath,
    onFound: (path, c) => {
      c.header("Cache-Control", cacheControlFor(path));
      c.header("Content-Type", "image/avif");
    },
  });
  app.use("/scenes/*", async (c, next) => {
    c.header("Vary", "Accept");
    return acceptsAvif(c.req.header("accept")) ? scenes(c, next) : next();
  });
  // Only paths with a file extension are looked up on disk.
  app.use("*", (c, next) => (/\.\w+$/.test(c.req.path) ? files(c, next) : next()));
  app.all("/assets/*", (c) => c.json(NO_SUCH_FILE, 404));
}
