import { createElement } from "react";
import {
  createRequestHandler,
  Outlet,
  RouterContextProvider,
  Scripts,
  type EntryContext,
  type ServerBuild,
} from "react-router";

/** What the page's loader gives, to be found again in the page. */
export const LOADED = "what the loader gave";
export const MODULES = { entry: "/assets/entry.js", root: "/assets/root.js", page: "/assets/page.js" };

/**
 * React Router's own way from a request to the entry of the server, for a site of one page with a root: what the
 * contract tests of platform/framework look at. `render` does what entry.server.tsx does.
 */
export async function routerPage(render: (entry: EntryContext, url: string) => Promise<string>): Promise<string> {
  const assets = (id: string, module: string) => ({
    id,
    module,
    path: "",
    hasAction: false,
    hasLoader: id === "page",
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  });
  const Root = () =>
    createElement(
      "html",
      null,
      createElement("body", null, createElement("main", null, createElement(Outlet)), createElement(Scripts)),
    );
  const build: ServerBuild = {
    entry: {
      module: { default: async (request, _status, _headers, entry) => new Response(await render(entry, request.url)) },
    },
    routes: {
      root: { id: "root", path: "", module: { default: Root } },
      page: {
        id: "page",
        parentId: "root",
        index: true,
        module: { default: () => createElement("p", null, "page"), loader: () => LOADED },
      },
    },
    assets: {
      entry: { module: MODULES.entry, imports: [] },
      routes: {
        root: assets("root", MODULES.root),
        page: { ...assets("page", MODULES.page), parentId: "root", index: true },
      },
      url: "/assets/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
  };
  const handle = createRequestHandler(build, "production");
  return (await handle(new Request("http://site.example/"), new RouterContextProvider())).text();
}
