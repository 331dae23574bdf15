import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { ServerRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { hasSuspended } from "#app/platform/framework/react-suspended.server";
import { preloadRouterData } from "#app/platform/framework/router-stream.server";
import { LOADED, routerPage } from "#tests/support/router-page";

describe("what platform/framework/router-stream.server.ts relies on of React Router", () => {
  it("ServerRouter takes its data from renderMeta.streamCache, and does not suspend", async () => {
    const html = await routerPage(async (entry, url) => {
      await preloadRouterData(entry);
      return renderToString(createElement(ServerRouter, { context: entry, url }));
    });
    const why = "React Router keeps its data elsewhere: every page is rendered twice (entry.server.tsx)";
    expect(hasSuspended(html), why).toBe(false);
    expect(html).toContain("<p>page</p>");
    expect(html, why).toMatch(new RegExp(`streamController\\.enqueue\\(.*${LOADED}`));
    expect(html, why).toContain("streamController.close()");
  });

  it("without it ServerRouter suspends", async () => {
    const html = await routerPage(async (entry, url) =>
      renderToString(createElement(ServerRouter, { context: entry, url })),
    );
    expect(
      hasSuspended(html),
      "React Router renders its data at once now: remove router-stream.server.ts and its call in entry.server.tsx",
    ).toBe(true);
  });
});
