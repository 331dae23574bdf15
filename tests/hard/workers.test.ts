import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runStatement, startPostgres, type TestPostgres } from "#tests/support/postgres";
import { startServer, type TestServer } from "#tests/support/server";

const PATIENCE = { timeout: 60_000, interval: 100 };

describe("two processes on one port", () => {
  let postgres: TestPostgres;
  let server: TestServer;
  const workers = () => {
    const { pid } = server.process;
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
  };
  /** Each connection goes to whichever process is free. */
  const answers = () =>
    Promise.all(
      Array.from(
        { length: 8 },
        async () => (await fetch(`${server.url}/contact`, { headers: { connection: "close" } })).status,
      ),
    );

  beforeAll(async () => {
    postgres = await startPostgres();
    await runStatement(postgres.url, "create database workers");
    server = await startServer({
      DATABASE_URL: postgres.url.replace(/\/postgres$/, "/workers"),
      WORKERS: "2",
      METRICS_PORT: "0",
    });
  });

  afterAll(() => postgres.stop());

  it("both answer", async () => {
    await vi.waitFor(() => expect(workers()).toHaveLength(2), PATIENCE);
    expect(new Set(await answers())).toEqual(new Set([200]));
  });

  it("the figures of both are one", async () => {
    const address = /Metrics (\S+)/.exec(server.output())![1]!;
    // One that has only just started does not answer yet.
    await vi.waitFor(async () => expect((await fetch(address)).status).toBe(200), PATIENCE);
    const counted = async () =>
      Number(
        /pemba_requests_total\{route="\/:lang\?\/contact",method="GET",status="2xx"\} (\d+)/.exec(
          await (await fetch(address)).text(),
        )?.[1] ?? 0,
      );
    const before = await counted();
    await answers();
    await vi.waitFor(async () => expect(await counted()).toBe(before + 8), PATIENCE);
    expect(await (await fetch(address)).text()).toContain("pemba_database_up 1\n");
  });

  it("one that dies is replaced", async () => {
    const [dying, staying] = workers();
    process.kill(dying!, "SIGKILL");
    await vi.waitFor(() => {
      expect(workers()).toHaveLength(2);
      expect(workers()).not.toContain(dying);
    }, PATIENCE);
    expect(workers()).toContain(staying);
    await vi.waitFor(async () => expect(new Set(await answers())).toEqual(new Set([200])), PATIENCE);
  });

  it("a signal ends them all", async () => {
    const running = workers();
    expect(await server.stop()).toBe(0);
    for (const pid of running) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  });

  it("a start that fails ends with its message instead of being tried for ever", async () => {
    await expect(startServer({ DATABASE_URL: "postgres://nobody@127.0.0.1:9/none", WORKERS: "2" })).rejects.toThrow(
      "no PostgreSQL answers",
    );
  });
});
