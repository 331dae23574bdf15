import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { ServerRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { replaceEntryScript } from "#app/platform/framework/entry-script.server";
import { MODULES, routerPage } from "#tests/support/router-page";

const BROKEN =
  "React Router's <Scripts> writes its script otherwise: correct the patterns of entry-script.server.ts, or public pages load and run all scripts at once (platform/hydration)";

describe("what platform/framework/entry-script.server.ts relies on of React Router", () => {
  it("Scripts writes preloads and one module script, whose imports can be moved into a function", async () => {
    const page = await routerPage(async (entry, url) =>
      renderToString(createElement(ServerRouter, { context: entry, url })),
    );
    const preloads = page.match(/modulepreload/g) ?? [];
    let files: string[] = [];
    let load = "";
    const replaced = replaceEntryScript(page, (given, body) => {
      [files, load] = [given, body];
      return "replaced()";
    });
    expect(replaced, BROKEN).toContain('<script type="module" async="">replaced()</script>');
    expect(replaced, BROKEN).not.toContain("modulepreload");
    expect(files, BROKEN).toEqual(expect.arrayContaining(Object.values(MODULES)));
    expect(files).toHaveLength(preloads.length);
    // A static import is a syntax error in a function: this is what the browser would say.
    const AsyncFunction = (async () => {}).constructor as new (body: string) => () => Promise<void>;
    expect(() => new AsyncFunction(load), BROKEN).not.toThrow();
    for (const module of Object.values(MODULES)) expect(load, BROKEN).toContain(`await import("${module}")`);
    expect(load, BROKEN).toMatch(/__reactRouterRouteModules = \{"root":route0,"page":route1\}/);
  });

  it("a page with another script stays as it is", () => {
    const page = '<link rel="modulepreload" href="/a.js"/><script type="module" async="">start()</script>';
    expect(replaceEntryScript(page, () => "replaced()")).toBe(page);
  });
});
