import { expect, test } from "vitest";
import { MAX_SAVED, savedKey, type SavedItem } from "#app/features/page/saved-key";
import { withItems, withMoved, withoutItem } from "#app/features/saved/rules";
import { readKeys, readSavedCookie, SAVED_COOKIE, savedCookie } from "#app/features/saved/saved-cookie";

const item = (n: number, kind: SavedItem["kind"] = "stay"): SavedItem => ({
  kind,
  id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
});
const owner = "A_-".padEnd(43, "x");
const headerOf = (cookie: string) => cookie.split(";")[0]!;

test("GU-151: what is written into the cookie is read from it; 60 items and a secret fit into 2 kB", () => {
  const items = Array.from({ length: MAX_SAVED }, (_, n) =>
    item(n, (["stay", "experience", "vehicle", "property"] as const)[n % 4]),
  );
  const cookie = savedCookie({ items, owner });
  expect(readSavedCookie(`a=b; ${headerOf(cookie)}; c=d`)).toEqual({ items, owner });
  expect(headerOf(cookie).length).toBeLessThanOrEqual(2_048);
  expect(cookie).toMatch(/; Path=\/; Max-Age=34560000; SameSite=Lax$/);
  expect(savedCookie({ items: [], owner: null })).toContain("Max-Age=0");
});

test("GU-160: a forged cookie is cut to what fits", () => {
  const key = savedKey(item(1));
  expect(readKeys(key.repeat(10_000))).toEqual([item(1)]);
  expect(readKeys(Array.from({ length: 10_000 }, (_, n) => savedKey(item(n))).join(""))).toHaveLength(MAX_SAVED);
  for (const broken of ["", "%", "%E0%A4%A", "<script>alert(1)</script>", "s123", key.slice(0, -1), `q${key.slice(1)}`])
    expect(readSavedCookie(`${SAVED_COOKIE}=${broken}`).items, broken).toEqual([]);
  expect(readSavedCookie(`${SAVED_COOKIE}=<b>${key}</b>~short`)).toEqual({ items: [item(1)], owner: null });
  expect(readSavedCookie(null)).toEqual({ items: [], owner: null });
});

test("an item changes places with its neighbour of the same kind, and stays where it has none", () => {
  const list = [item(1), item(2, "vehicle"), item(3), item(4)];
  expect(withMoved(list, item(3), "up")).toEqual([item(3), item(2, "vehicle"), item(1), item(4)]);
  expect(withMoved(list, item(1), "down")).toEqual([item(3), item(2, "vehicle"), item(1), item(4)]);
  for (const [one, way] of [
    [item(1), "up"],
    [item(4), "down"],
    [item(2, "vehicle"), "down"],
    [item(9), "down"],
  ] as const)
    expect(withMoved(list, one, way)).toEqual(list);
});

test("the list has each item once, and no more than fit", () => {
  const many = Array.from({ length: MAX_SAVED + 5 }, (_, n) => item(n));
  expect(withItems([item(3)], [item(3), item(4)])).toEqual([item(3), item(4)]);
  expect(withItems([], many)).toHaveLength(MAX_SAVED);
  expect(withoutItem([item(1), item(1, "vehicle")], item(1))).toEqual([item(1, "vehicle")]);
});
