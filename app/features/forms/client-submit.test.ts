import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { listRoutes } from "#tests/support/routes";

const APP = join(import.meta.dirname, "../..");
const modules = import.meta.glob<Record<string, unknown>>("/app/**/*.route.tsx");

/** Every page of visitors that takes a form. */
const pages = listRoutes().filter(
  ({ id, pattern }) =>
    pattern.startsWith("/:lang?") &&
    id.endsWith(".route") &&
    /export (?:(?:async )?function|const) action\b/.test(readSource(id)),
);

function readSource(id: string): string {
  try {
    return readFileSync(join(APP, `${id}.tsx`), "utf8");
  } catch {
    return "";
  }
}

// What a browser has: hearts are told by an event.
vi.stubGlobal("dispatchEvent", () => true);

afterEach(() => {
  vi.useRealTimers();
});

it("are the pages with a form", () => {
  expect(pages.length).toBeGreaterThanOrEqual(9);
});

it.each(pages)("$pattern waits twenty seconds for an answer, and says then that there is none", async ({ id }) => {
  const { clientAction } = (await modules[`/app/${id}.tsx`]!()) as {
    clientAction?: (args: { request: Request; serverAction: () => Promise<unknown> }) => Promise<unknown>;
  };
  const send = (serverAction: () => Promise<unknown>) =>
    clientAction!({
      request: new Request("http://localhost/", { method: "POST", body: new URLSearchParams({ intent: "ask" }) }),
      serverAction,
    });
  expect(clientAction).toBeDefined();
  vi.useFakeTimers();
  let said: unknown = null;
  void send(() => new Promise(() => {})).then((answer) => (said = answer));
  await vi.advanceTimersByTimeAsync(19_000);
  expect(said).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(said).toEqual({ ok: false, reason: "unanswered" });
  vi.useRealTimers();
  const lost = await send(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(lost).toEqual({ ok: false, reason: "failed" });
});
