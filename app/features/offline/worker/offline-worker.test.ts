import { beforeEach, describe, expect, test, vi } from "vitest";
import { offlineWorker, type WorkerScope } from "#app/features/offline/worker/offline-worker";
import { pageParts } from "#app/features/offline/worker/page-parts";
import { requestKind } from "#app/features/offline/worker/request-kind";

/**
 * The worker on caches of memory, not of a browser: there no test can end it at a chosen write. It lists caches in the
 * order they were made and finds in the oldest first, as browsers do.
 */
const ORIGIN = "https://pemba.example";
type Handler = (event: unknown) => void;

let stored: Map<string, Map<string, Response>>;
/** So many writes succeed; then the worker is gone, and nothing it waits for ever comes. */
let writesLeft: number;
let writes: number;
/** What the server answers in place of a path, or with it. */
let poison: (path: string) => Response | undefined;
let build: string;

const gone = new Promise<never>(() => {});
async function write<Result>(run: () => Result): Promise<Result> {
  if (writesLeft-- <= 0) return gone;
  writes++;
  return run();
}
const pathOf = (key: string | { url: string }) => new URL(typeof key === "string" ? key : key.url, ORIGIN).pathname;

function openCache(name: string) {
  const entries = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, entries);
  return {
    match: async (key: string | { url: string }) => entries.get(pathOf(key))?.clone(),
    matchAll: async () => [...entries.values()].map((each) => each.clone()),
    keys: async () => [...entries.keys()].map((path) => ({ url: ORIGIN + path })),
    put: (key: string, answer: Response) => write(() => entries.set(pathOf(key), answer)),
    delete: (key: { url: string }) => write(() => entries.delete(pathOf(key))),
  };
}

const found = (path: string) => [...stored.values()].map((entries) => entries.get(path)).find((each) => each);
const caches = {
  open: async (name: string) => openCache(name),
  keys: async () => [...stored.keys()],
  delete: (name: string) => write(() => stored.delete(name)),
  match: async (key: string) => found(pathOf(key))?.clone(),
};

const html = (text: string, headers: Record<string, string> = { "x-offline": "keep" }) =>
  new Response(text, { headers: { "content-type": "text/html", ...headers } });

/** A site of a few pages, each with a script of its build, which loads another one later. */
function answer(path: string): Response {
  const [, asset, ofBuild] = /^\/assets\/(page|later)-(\w+)\.js$/.exec(path) ?? [];
  if (asset) {
    if (ofBuild !== build) return new Response("{}", { status: 404 });
    const text = asset === "page" ? `import("./assets/later-${build}.js")` : "";
    return new Response(text, { headers: { "content-type": "text/javascript" } });
  }
  if (path.startsWith("/media/")) return new Response("pixels", { headers: { "content-type": "image/webp" } });
  if (!/^\/(travel|map|saved|offline|about|stays\/villa)$/.test(path)) return html("", {});
  const item = path === "/saved" ? '<a href="/stays/villa">Villa</a>' : "";
  const picture = `<img alt="" src="/media/${path.slice(-3)}-${build}-960.webp"/>`;
  return html(`<html><script src="/assets/page-${build}.js"></script><main>${item}${picture}</main></html>`);
}

/** A worker that has just been installed, as the browser would drive it. */
async function start(tabs = [`${ORIGIN}/travel`]) {
  const handlers: Record<string, Handler> = {};
  const scope = {
    skipWaiting: async () => {},
    clients: { claim: async () => {}, matchAll: async () => tabs.map((url) => ({ url })), get: async () => undefined },
    location: { origin: ORIGIN },
    navigator: {},
  };
  offlineWorker(Object.assign(handlers, scope) as unknown as WorkerScope, build, requestKind, pageParts);
  /** What an event leads to; a worker that is gone says nothing more. */
  const send = async (name: string, event: object = {}) => {
    const work: Promise<unknown>[] = [];
    const keep = (each: Promise<unknown>) => {
      work.push(each);
      // A browser does not mind.
      each.catch(() => {});
    };
    handlers[`on${name}`]!({ waitUntil: keep, respondWith: keep, resultingClientId: "", ...event });
    return Promise.race([Promise.all(work), new Promise((resolve) => setTimeout(resolve, 5, "nothing"))]);
  };
  const request = (path: string, mode = "navigate") => ({
    request: { method: "GET", mode, url: ORIGIN + path, headers: new Headers() },
  });
  return {
    install: () => send("install"),
    activate: () => send("activate"),
    open: (path: string) => send("fetch", request(path)),
    load: (path: string) => send("fetch", request(path, "no-cors")),
    /** Keeps everything anew, and says how that ended. */
    keep: async () => {
      const told: unknown[] = [];
      const source = { postMessage: (progress: unknown) => told.push(progress) };
      await send("message", { data: { wanted: "all", path: "/travel", files: [] }, source });
      return told.at(-1);
    },
  };
}

const cacheNames = (prefix: string) => [...stored.keys()].filter((name) => name.startsWith(prefix));
/** Pages that open, each with all the files it names: those of one build. */
async function expectWholePack(): Promise<void> {
  for (const path of ["/travel", "/map", "/saved", "/stays/villa"]) {
    const page = found(path);
    expect(page, path).toBeDefined();
    const [, ofBuild] = /page-(\w+)\.js/.exec(await page!.clone().text())!;
    for (const file of ["page", "later"])
      expect(found(`/assets/${file}-${ofBuild}.js`), `${path} ${file}`).toBeDefined();
  }
}

beforeEach(() => {
  stored = new Map();
  [writesLeft, writes] = [Infinity, 0];
  poison = () => undefined;
  build = "build1";
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("fetch", async (asked: string | { url: string }) => {
    const path = pathOf(asked);
    return poison(path) ?? answer(path);
  });
  return () => vi.unstubAllGlobals();
});

describe("PL-118: a pack is replaced whole or not at all", () => {
  test("wherever the worker ends, the pages that are kept stay whole, and the next visit puts the new ones in their place", async () => {
    const replace = async (killedAfter: number) => {
      stored = new Map();
      [build, writesLeft] = ["build1", Infinity];
      const first = await start();
      await first.install();
      expect(await first.keep()).toBe("kept");
      // It ends as the former one.
      build = "abuild1";
      const second = await start();
      [writes, writesLeft] = [0, killedAfter];
      await second.install();
      const end = await second.keep();
      const written = writes;
      writesLeft = Infinity;
      await expectWholePack();
      expect(await (await start()).keep()).toBe("kept");
      await expectWholePack();
      expect(cacheNames("pages ")).toHaveLength(1);
      expect(cacheNames("files ")).toEqual(["files abuild1"]);
      return { end, written };
    };
    const { end, written: all } = await replace(Infinity);
    expect(end).toBe("kept");
    expect(all).toBeGreaterThan(10);
    for (let killedAfter = 0; killedAfter < all; killedAfter++)
      expect((await replace(killedAfter)).end).not.toBe("kept");
  });

  test.each([
    ["a page that fails", "/map", () => new Response("Broken", { status: 500 })],
    ["a page without the server's mark: of a session, or a notice", "/saved", () => html("<main></main>", {})],
    [
      "a page that leads elsewhere",
      "/travel",
      () => Object.defineProperty(html("<main></main>"), "redirected", { value: true }),
    ],
    ["a page in the place of a script", "/assets/later-build2.js", () => html("<p>Not found</p>")],
    ["a script that is gone", "/assets/page-build2.js", () => new Response("{}", { status: 404 })],
  ])("PL-119 PT-02: %s is not kept, and the old pack stays", async (_what, path, poisoned) => {
    const first = await start();
    await first.install();
    await first.keep();
    const before = cacheNames("pages ");
    build = "build2";
    poison = (asked) => (asked === path ? poisoned() : undefined);
    expect(await (await start()).keep()).toBe("failed");
    expect(cacheNames("pages ")).toEqual(before);
    await expectWholePack();
    for (const name of cacheNames("files "))
      for (const file of stored.get(name)!.values()) expect(file.headers.get("content-type")).toBe("text/javascript");
  });
});

test.each([
  ["a page", () => html("<p>Not found</p>")],
  ["an error", () => new Response("{}", { status: 404 })],
])("PL-119 PT-02: %s that comes for a file of the build is handed on and never kept", async (_what, poisoned) => {
  const worker = await start();
  poison = () => poisoned();
  await worker.load("/assets/page-build1.js").catch(() => {});
  expect(found("/assets/page-build1.js")).toBeUndefined();
});

test("PL-117: files of former builds go with the next page, also where only the numbers are kept", async () => {
  for (build of ["build1", "build2", "build3"]) {
    const worker = await start();
    await worker.install();
    await worker.activate();
    await worker.open("/about");
  }
  await vi.waitFor(() => expect(cacheNames("files ")).toEqual(["files build3"]));
  expect(found("/offline")).toBeDefined();
});

test("PL-116: a worker that ends leaves the files of the one that follows it alone", async () => {
  const former = await start();
  await former.install();
  build = "build2";
  await (await start()).install();
  build = "build1";
  await former.keep();
  expect(cacheNames("files ")).toEqual(["files build1", "files build2"]);
});

test("PL-124: tabs of a guest, and of an address of no language, do not keep the worker from being installed", async () => {
  const notFound = () => new Response("<html></html>", { status: 404, headers: { "content-type": "text/html" } });
  poison = (path) => (/^\/(my|xx)\//.test(path) ? notFound() : undefined);
  const worker = await start([`${ORIGIN}/my/token`, `${ORIGIN}/xx/nothing`, `${ORIGIN}/about`]);
  await worker.install();
  expect([...stored.get("shell")!.keys()]).toEqual(["/offline"]);
});
