import { expect, it } from "vitest";
import { isLayoutStale, markLayoutStale, loadLayout } from "#app/features/notifications/office/layout-freshness";

function request(navigation = new AbortController()): Request {
  return new Request("http://localhost/1324admin", { signal: navigation.signal });
}

it("is behind from a signal until a reading that began after it is shown", async () => {
  expect(isLayoutStale()).toBe(false);
  markLayoutStale();
  expect(isLayoutStale()).toBe(true);

  const interrupted = new AbortController();
  await loadLayout(request(interrupted), async () => interrupted.abort());
  expect(isLayoutStale()).toBe(true);
  await expect(loadLayout(request(), () => Promise.reject(new Error("out of reach")))).rejects.toThrow();
  expect(isLayoutStale()).toBe(true);

  await loadLayout(request(), async () => markLayoutStale());
  expect(isLayoutStale()).toBe(true);
  await loadLayout(request(), async () => {});
  expect(isLayoutStale()).toBe(false);
});
