import { describe, expect, it, vi } from "vitest";
import { acceptedEncoding, bodyOf, PageCache, type CachedPage } from "#app/platform/cache/page-cache.server";
import { readOrFallback } from "#app/platform/cache/read-or-fallback.server";
import { preventPageCaching, trackQuery, trackSingleRow } from "#app/platform/cache/render-tracking.server";
import { StaleOnError } from "#app/platform/cache/stale-on-error.server";
import { createLogger } from "#app/platform/log.server";

const MEGABYTE = 1024 * 1024;

/** Makes pages that say which making it was, read from the tables named. */
function maker(...queries: string[]) {
  let made = 0;
  const make = async () => {
    for (const query of queries) trackQuery(query);
    made += 1;
    return new Response(`page ${made}`, { headers: { "Content-Type": "text/html" } });
  };
  return { make, count: () => made };
}

function textOf(page: CachedPage | Response | null): string {
  return page && !(page instanceof Response) ? bodyOf(page, "identity").toString() : "no kept page";
}

describe("kept pages", () => {
  it("are made once, and again after what they were read from has changed", async () => {
    const pages = new PageCache(MEGABYTE);
    const { make, count } = maker('select "x" from "stays" left join "stay_reviews" on true');
    await pages.findOrRender("/stays", make);
    expect(textOf(pages.find("/stays"))).toBe("page 1");
    pages.invalidate("properties", "1");
    expect(textOf(await pages.findOrRender("/stays", make))).toBe("page 1");
    pages.invalidate("stay_reviews");
    expect(pages.find("/stays")).toBeNull();
    expect(textOf(await pages.findOrRender("/stays", make))).toBe("page 2");
    pages.invalidate("stays", "7");
    expect(textOf(await pages.findOrRender("/stays", make))).toBe("page 3");
    pages.invalidateAll();
    expect(textOf(await pages.findOrRender("/stays", make))).toBe("page 4");
    expect(count()).toBe(4);
  });

  it("hold no more memory than they are counted for", async () => {
    const pages = new PageCache(MEGABYTE);
    const page = (await pages.findOrRender("/", maker().make)) as CachedPage;
    for (const body of [page.brotli, page.gzip]) expect(body.buffer.byteLength).toBe(body.length);
  });

  it("are better than a page that lacks something, and than an error; the next try is a second later, or when something is announced", async () => {
    const pages = new PageCache(MEGABYTE);
    const { make, count } = maker('select "x" from "stays"');
    await pages.findOrRender("/stays", make);
    const failures = [
      async () => (preventPageCaching(), new Response("half")),
      async () => new Response("error", { status: 500 }),
      () => Promise.reject(new Error("away")),
    ];
    for (const fail of failures) {
      pages.invalidate("stays");
      expect(pages.find("/stays")).toBeNull();
      expect(textOf(await pages.findOrRender("/stays", fail))).toBe("page 1");
      expect(textOf(await pages.findOrRender("/stays", make))).toBe("page 1");
    }
    vi.useFakeTimers({ now: Date.now() + 1_100, toFake: ["Date"] });
    expect(pages.find("/stays")).toBeNull();
    vi.useRealTimers();
    pages.invalidate("stays");
    expect(textOf(await pages.findOrRender("/stays", make))).toBe("page 2");
    expect(count()).toBe(2);
  });

  it("are not made before what every page shows is read anew", async () => {
    const pages = new PageCache(MEGABYTE);
    let text = "old";
    const make = async () => new Response(text);
    await pages.findOrRender("/", make);
    let read = () => {};
    pages.invalidateAll(
      new Promise<void>((resolve) => {
        read = () => {
          text = "new";
          resolve();
        };
      }),
    );
    const asked = pages.findOrRender("/", make);
    read();
    expect(textOf(await asked)).toBe("new");
  });

  it("of one row are concerned by that row, not by its neighbours", async () => {
    const pages = new PageCache(MEGABYTE);
    const { make, count } = maker();
    const read = (found: { id: string } | null) => async () => {
      await trackSingleRow("stays", async () => {
        trackQuery('select * from "stays" where slug = $1');
        return found;
      });
      return make();
    };
    await pages.findOrRender("/stays/a", read({ id: "a" }));
    pages.invalidate("stays", "b");
    await pages.findOrRender("/stays/a", read({ id: "a" }));
    expect(count()).toBe(1);
    pages.invalidate("stays", "a");
    await pages.findOrRender("/stays/a", read({ id: "a" }));
    expect(count()).toBe(2);
    pages.invalidate("stays");
    await pages.findOrRender("/stays/a", read({ id: "a" }));
    expect(count()).toBe(3);
  });

  it("are made by one, however many ask; while an old one is made anew, it is what the others get", async () => {
    const pages = new PageCache(MEGABYTE);
    let finish = () => {};
    let made = 0;
    const slow = () => {
      made += 1;
      return new Promise<Response>((resolve) => {
        finish = () => resolve(new Response(`page ${made}`));
      });
    };
    const first = [pages.findOrRender("/", slow), pages.findOrRender("/", slow), pages.findOrRender("/", slow)];
    await vi.waitFor(() => expect(made).toBe(1));
    finish();
    expect((await Promise.all(first)).map(textOf)).toEqual(["page 1", "page 1", "page 1"]);
    pages.invalidateAll();
    const renewed = pages.findOrRender("/", slow);
    expect(textOf(pages.find("/"))).toBe("page 1");
    expect(textOf(await pages.findOrRender("/", slow))).toBe("page 1");
    await vi.waitFor(() => expect(made).toBe(2));
    finish();
    expect(textOf(await renewed)).toBe("page 2");
    expect(made).toBe(2);
  });

  it("are stale from the start when something changed while they were made", async () => {
    const pages = new PageCache(MEGABYTE);
    const { make, count } = maker('select * from "stays"');
    await pages.findOrRender("/stays", async () => {
      const response = await make();
      pages.invalidate("stays", "1");
      pages.invalidate("blog_articles", "1");
      return response;
    });
    expect(pages.find("/stays")).toBeNull();
    await pages.findOrRender("/stays", make);
    expect(count()).toBe(2);
  });

  it("are what is shown while no better one can be made: an error, an exception, a wait", async () => {
    const pages = new PageCache(MEGABYTE);
    const { make } = maker();
    await pages.findOrRender("/", make);
    pages.invalidateAll();
    expect(textOf(await pages.findOrRender("/", async () => new Response("away", { status: 503 })))).toBe("page 1");
    expect(textOf(await pages.findOrRender("/", () => Promise.reject(new Error("away"))))).toBe("page 1");
    expect(textOf(await pages.findOrRender("/", () => new Promise(() => {})))).toBe("page 1");
  });

  it("are not made of what went wrong, is gone, sets a cookie or must not be stored", async () => {
    const pages = new PageCache(MEGABYTE);
    const answers: [string, () => Promise<Response>][] = [
      ["/partly", async () => (preventPageCaching(), new Response("half"))],
      ["/gone", async () => new Response("gone", { status: 404 })],
      ["/cookie", async () => new Response("own", { headers: { "Set-Cookie": "a=b" } })],
      ["/private", async () => new Response("own", { headers: { "Cache-Control": "private, no-store" } })],
    ];
    for (const [key, answer] of answers) {
      expect(await pages.findOrRender(key, answer)).toBeInstanceOf(Response);
      expect(pages.find(key), key).toBeNull();
    }
    await expect(pages.findOrRender("/new", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(pages.size.pages).toBe(0);
  });

  it("may hold a page during which something was logged, but none in which something stands in for what failed", async () => {
    const pages = new PageCache(MEGABYTE);
    const log = createLogger("silent");
    const away = () => Promise.reject(new Error("away"));
    const known = new StaleOnError(log);
    await known.read("stay", async () => "as it was");
    const renders: [string, () => Promise<unknown>, boolean][] = [
      ["/warned", async () => log.warn("a warning"), true],
      ["/logged", async () => log.error({ err: new Error("away") }, "an error"), true],
      ["/whole", () => readOrFallback(log, "a list", async () => ["one"], []), true],
      ["/fallback", () => readOrFallback(log, "a list", away, []), false],
      ["/stale", () => known.read("stay", away), false],
      ["/row", () => trackSingleRow("stays", () => readOrFallback(log, "a row", away, null)), false],
    ];
    for (const [key, work, isCached] of renders) {
      await pages.findOrRender(key, async () => (await work(), new Response("page")));
      expect([key, pages.find(key) !== null]).toEqual([key, isCached]);
    }
  });

  it("go when the page itself is gone", async () => {
    const pages = new PageCache(MEGABYTE);
    await pages.findOrRender("/x", maker().make);
    pages.invalidateAll();
    const answer = await pages.findOrRender("/x", async () => new Response("gone", { status: 404 }));
    expect((answer as Response).status).toBe(404);
    expect(pages.size).toEqual({ pages: 0, bytes: 0 });
  });

  it("keep to their room: the least recently used go", async () => {
    const pages = new PageCache(20_000);
    const noise = () => new Response(Array.from({ length: 400 }, () => Math.random().toString(36)).join(""));
    for (const key of ["a", "b"]) await pages.findOrRender(key, async () => noise());
    const { bytes } = pages.size;
    expect(bytes).toBeGreaterThan(6_000);
    for (let n = 0; n < 20; n++) {
      pages.find("a");
      await pages.findOrRender(`new ${n}`, async () => noise());
      expect(pages.size.bytes).toBeLessThanOrEqual(20_000);
    }
    expect(pages.find("a")).not.toBeNull();
    expect(pages.find("b")).toBeNull();
  });
});

describe("the encoding of an answer", () => {
  it("is the best the browser takes", () => {
    expect(
      [undefined, "", "identity", "gzip, deflate", "gzip, deflate, br, zstd", "br;q=0, gzip", "br;q=0.5"].map(
        acceptedEncoding,
      ),
    ).toEqual(["identity", "identity", "identity", "gzip", "br", "gzip", "br"]);
  });
});
