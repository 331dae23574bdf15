/**
 * React's own share of a page: takes the tree the built server renders for an address, and renders that again and again with
 * renderToString. Started by rendering.ts, which sends addresses and gets back the processor time of a page in milliseconds.
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import type { ReactElement } from "react";
import { locations, readEnv, root } from "../scripts/project.ts";

type ReactServer = typeof import("react-dom/server");
/** What the router hands to its component: a stream of the page's data that can be read once, and what was read of it. */
type Tree = ReactElement<{ context: { serverHandoffStream: unknown } }>;

const WARM_PAGES = 200;

process.env.NODE_ENV = "production";
const reactServer = createRequire(import.meta.url)("react-dom/server") as ReactServer;
const { renderToPipeableStream, renderToString } = reactServer;
let tree: Tree | undefined;
reactServer.renderToPipeableStream = (element, options) => {
  tree = element as Tree;
  return renderToPipeableStream(element, options);
};

const { start } = (await import(join(root, "build/server/index.js"))) as typeof import("../server/app.ts");
const env = readEnv();
await start(env, locations, (_, work) => work());

process.on("message", ({ path, seconds }: { path: string; seconds: number }) => void answer(path, seconds));
process.send!("ready");

async function answer(path: string, seconds: number): Promise<void> {
  const page = await (await fetch(`http://127.0.0.1:${env.PORT}${path}`)).text();
  // The data was read by the first rendering and is kept beside the stream.
  tree!.props.context.serverHandoffStream = { getReader: () => null };
  const again = renderToString(tree);
  if (Math.abs(again.length - page.length) > page.length / 100) throw new Error(`${path}: React made ${again.length} characters, the server ${page.length}`);
  for (let page = 0; page < WARM_PAGES; page++) renderToString(tree);
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
