/** Pages for chosen days and the cache of pages: there are too many of them to be kept. */
import { expect, it } from "vitest";
import { skipCacheForChosenDays } from "#app/features/availability/calendar/queries.server";
import { islandToday } from "#app/features/availability/rules";
import { readSearch } from "#app/features/availability/search/search-view.server";
import { PageCache } from "#app/platform/cache/page-cache.server";
import { addDays } from "#app/platform/dates/dates";
import { pageCacheKey } from "#server/page-cache";

const ROOM = 200_000;
const SEARCHES = 10_000;
const LISTS = [
  ["/stays", "nights"],
  ["/transportation", "nights"],
  ["/experiences", "days"],
] as const;

/** A page that hardly shrinks. */
const HTML = Array.from({ length: 400 }, () => Math.random().toString(36)).join("");
const page = () => new Response(HTML);

function keyOf(path: string, query: URLSearchParams | string = ""): string {
  const key = pageCacheKey({
    method: "GET",
    pathAndQuery: `${path}?${query.toString()}`,
    origin: "https://pemba.example",
    header: (name) => (name === "accept-language" ? "en" : undefined),
  });
  if (!key) throw new Error(`${path} is not cached at all`);
  return key;
}

async function withOtherPages() {
  const pages = new PageCache(ROOM);
  const others = Array.from({ length: 10 }, (_, n) => keyOf("/blog", `page=${n}`));
  for (const key of others) await pages.findOrRender(key, async () => page());
  return { pages, countOthers: () => others.filter((key) => pages.find(key)).length };
}

/** Ten thousand different spans of days. */
const spanOf = (n: number) => ({ from: addDays(islandToday(), 1 + (n % 500)), nights: 1 + Math.floor(n / 500) });

it("BK-255 D-31: 10,000 different searches by days push no other page out", async () => {
  const { pages, countOthers } = await withOtherPages();
  for (let n = 0; n < SEARCHES; n++) {
    const [path, by] = LISTS[n % LISTS.length] ?? LISTS[0];
    const { from, nights } = spanOf(n);
    const query = new URLSearchParams({ from, to: addDays(from, nights), guests: "2" });
    await pages.findOrRender(keyOf(path, query), async () => {
      expect(readSearch(query, null, by).days.span).not.toBeNull();
      return page();
    });
  }
  expect(countOthers()).toBe(10);
  expect(pages.size.pages).toBe(10);
});

it("BK-255: nor do 10,000 pages of one listing for different days; its months are kept", async () => {
  const { pages, countOthers } = await withOtherPages();
  const read = (query: URLSearchParams) =>
    pages.findOrRender(keyOf("/stays/house", query), async () => {
      skipCacheForChosenDays(query);
      return page();
    });
  for (let n = 0; n < SEARCHES; n++) {
    const { from, nights } = spanOf(n);
    await read(new URLSearchParams(n % 2 ? { from, to: addDays(from, nights) } : { day: from, time: `0${n % 10}:00` }));
  }
  expect([countOthers(), pages.size.pages]).toEqual([10, 10]);
  // It is the days that are not kept: as many other addresses would have pushed them out.
  for (let month = 0; month < 100; month++) await read(new URLSearchParams({ month: `20${27 + month}-01` }));
  expect(countOthers()).toBeLessThan(10);
});
