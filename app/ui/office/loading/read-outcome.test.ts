import { createStaticHandler, data } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { readOutcome } from "#app/ui/office/loading/read-outcome";
import type { SessionState } from "#app/ui/office/loading/session-check";

vi.spyOn(console, "error").mockImplementation(() => {});

const { signal } = new AbortController();
const failing = (reason: unknown, session: SessionState = "signed-in") =>
  readOutcome({
    read: async () => {
      throw reason;
    },
    signal,
    check: async () => session,
  });

/** What the router makes of an answer that a loader throws. */
async function errorResponse(status: number, body: unknown): Promise<unknown> {
  const loader = () => {
    throw data(body, { status });
  };
  const result = await createStaticHandler([{ path: "/", loader }]).query(new Request("http://site.example/"));
  if (result instanceof Response) throw new Error("the router answered by itself");
  return Object.values(result.errors ?? {})[0];
}

describe("how a read ended", () => {
  it("is told by what came", async () => {
    expect(await readOutcome({ read: () => Promise.resolve([1]), signal })).toEqual({ kind: "ok", data: [1] });
    expect(
      await readOutcome({ read: () => Promise.resolve(null), signal, isComplete: (data) => data !== null }),
    ).toEqual({ kind: "failed" });
  });

  it("is told by the session where nothing came, whatever the error says", async () => {
    for (const error of [
      new Error("No result found"),
      new Error("anything"),
      new TypeError("fetch"),
      await errorResponse(401, { gate: "sign-in" }),
    ]) {
      expect(await failing(error, "signed-out")).toEqual({ kind: "signed-out" });
      expect(await failing(error, "denied")).toEqual({ kind: "denied" });
      expect(await failing(error, "unreachable")).toEqual({ kind: "unreachable" });
    }
  });

  it("is a lost connection or a failure where the session stands", async () => {
    expect(await failing(new TypeError("Failed to fetch"))).toEqual({ kind: "unreachable" });
    expect(await failing(new Error("Unexpected Server Error"))).toEqual({ kind: "failed" });
    expect(await failing(await errorResponse(500, "broken"))).toEqual({ kind: "failed" });
  });

  it("leaves redirects, missing pages and broken-off reads to the router", async () => {
    const redirect = new Response(null, { status: 302 });
    await expect(failing(redirect)).rejects.toBe(redirect);
    const missing = await errorResponse(404, "Page Not Found");
    await expect(failing(missing)).rejects.toBe(missing);
    const left = new AbortController();
    left.abort();
    const error = new Error("aborted");
    await expect(readOutcome({ read: () => Promise.reject(error), signal: left.signal })).rejects.toBe(error);
  });
});
