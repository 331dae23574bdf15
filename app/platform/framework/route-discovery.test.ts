import { UNSAFE_getPatchRoutesOnNavigationFunction as discoverRoutes } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { retryRouteDiscovery } from "#app/platform/framework/route-discovery";

const ORIGIN = "http://site.example";

/** React Router's own request for the route of an address it does not know. */
function discover(path: string, signal: AbortSignal): Promise<void> {
  const manifest = { entry: { module: "", imports: [] }, routes: {}, url: "", version: "1" };
  const router = { state: { navigation: {}, location: { pathname: "/", search: "", hash: "" } } };
  const discovery = { mode: "lazy", manifestPath: "/__manifest" } as const;
  const load = discoverRoutes(
    () => router as unknown as ReturnType<Parameters<typeof discoverRoutes>[0]>,
    manifest,
    {},
    true,
    discovery,
    false,
    undefined,
  );
  return Promise.resolve(load?.({ path, patch: () => {}, signal, matches: [], fetcherKey: undefined }));
}

afterEach(() => vi.unstubAllGlobals());

describe("what platform/framework/route-discovery.ts relies on of React Router", () => {
  it("an unknown route is asked for with fetch, by a URL of /__manifest and with a signal", async () => {
    const answers = [() => Promise.reject(new TypeError("no connection")), () => new Response(null, { status: 503 })];
    const asked: string[] = [];
    // There is no browser: what the router and we take from one is the global object of Node.
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("location", { origin: ORIGIN, href: `${ORIGIN}/` });
    vi.stubGlobal("fetch", async (input: unknown) => {
      asked.push(String(input));
      return answers.shift()?.() ?? Response.json({});
    });
    const waits: AbortSignal[] = [];
    const stop = retryRouteDiscovery(async (signal) => void waits.push(signal));
    const { signal } = new AbortController();
    await discover("/unknown/1", signal);
    stop();
    const why =
      "React Router asks for routes otherwise: correct route-discovery.ts, or a screen of the office that is opened without a connection ends in an error";
    expect(asked[0], why).toContain(`${ORIGIN}/__manifest?`);
    expect(waits, why).toEqual([signal, signal]);
    expect(asked).toHaveLength(3);
  });
});
