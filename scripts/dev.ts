import { getRequestListener } from "@hono/node-server";
import { createServer as createHttpServer } from "node:http";
import { createServer as createViteServer } from "vite";
import { stopIfExpected } from "./expected-errors.ts";
import { locations, readEnv, root, step } from "./project.ts";

type Server = typeof import("../server/app.ts");

process.env.NODE_ENV = "development";
const env = readEnv();
const http = createHttpServer();
const vite = await createViteServer({
  root,
  server: { middlewareMode: { server: http }, hmr: { server: http } },
  appType: "custom",
});
const load = () => vite.ssrLoadModule("./server/app.ts") as Promise<Server>;

const { services, firstAdmin } = await (
  await load()
)
  .prepare(env, locations, step)
  .catch((error: unknown) => stopIfExpected(error, env));

http.on("request", (request, response) => {
  vite.middlewares(request, response, async () => {
    // Asked for on each request: the module is new after an edit, the database and its connections are not.
    const app = (await load()).createApp(services, { ...locations, client: `${root}/public` });
    await getRequestListener(app.fetch)(request, response);
  });
});
http.listen(env.PORT, env.HOST, () => {
  console.log(`\n  Development server on http://localhost:${env.PORT}`);
  if (firstAdmin) console.log(`  First administrator: ${firstAdmin.email}  ${firstAdmin.password ?? ""}\n`);
});
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, async () => {
    services.stopping.abort();
    http.closeAllConnections();
    await vite.close();
    await services.close();
    process.exit(0);
  });
}
