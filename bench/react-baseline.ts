/**
 * React's own share of a page: takes the tree the built server renders for an address, and renders that again and again
 * with renderToString. Started by rendering.ts, which sends addresses and gets back the processor time of a page in
 * milliseconds.
 */
import { registerHooks } from "node:module";
import { join } from "node:path";
import type { ReactElement } from "react";
import { locations, readEnv, root } from "../scripts/project.ts";

type ReactServer = typeof import("react-dom/server");
type Tree = ReactElement;

const WARM_PAGES = 200;

let tree: Tree | undefined;
let renderToString: ReactServer["renderToString"] | undefined;

/** React is part of the build and cannot be reached from outside: what it hands out is watched as it is loaded. */
const RENDER_EXPORT = "exports.renderToString = l.renderToString;";
const watched = globalThis as { watchReact?: (react: ReactServer) => ReactServer["renderToString"] };
watched.watchReact = (react) => {
  renderToString = react.renderToString;
  return (element, options) => {
    tree = element as Tree;
    return react.renderToString(element, options);
  };
};
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const source = loaded.source ? Buffer.from(loaded.source as string).toString() : "";
    return source.includes(RENDER_EXPORT)
      ? { ...loaded, source: source.replace(RENDER_EXPORT, "exports.renderToString = globalThis.watchReact(l);") }
      : loaded;
  },
});

process.env.NODE_ENV = "production";
const { start } = (await import(join(root, "build/server/index.js"))) as typeof import("../server/app.ts");
const env = readEnv();
await start(env, locations, (_, work) => work());

process.on("message", ({ path, seconds }: { path: string; seconds: number }) =>
  answer(path, seconds).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  }),
);
process.send!("ready");

async function answer(path: string, seconds: number): Promise<void> {
  const page = await (await fetch(`http://127.0.0.1:${env.PORT}${path}`)).text();
  if (!tree || !renderToString) throw new Error("React was not seen rendering");
  const again = renderToString(tree);
  // The server puts some kilobytes into the page that hydrate it on demand (app/platform/hydration).
  if (Math.abs(again.length - page.length) > page.length / 10)
    throw new Error(`${path}: React made ${again.length} characters, the server ${page.length}`);
  for (let warm = 0; warm < WARM_PAGES; warm++) renderToString(tree);
  const begun = performance.now();
  const used = process.cpuUsage();
  let pages = 0;
  while (performance.now() - begun < seconds * 1000) {
    renderToString(tree);
    pages += 1;
  }
  const { user, system } = process.cpuUsage(used);
  process.send!((user + system) / 1000 / pages);
}
