import pg from "pg";
import { afterEach, describe, expect, inject, it } from "vitest";
import { destroyConnection, isQueryTimeout, socketOf, watchedClient } from "#app/platform/framework/pg-client.server";

const TIMEOUT_MS = 100;
const pools: pg.Pool[] = [];
const times: number[] = [];

function openPool(nameOf?: (text: string) => string | undefined): pg.Pool {
  const Client = watchedClient({ nameOf, onQuery: (seconds) => times.push(seconds) });
  const pool = new pg.Pool({ connectionString: inject("postgres"), Client, max: 1, query_timeout: TIMEOUT_MS });
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("error", () => {});
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  times.length = 0;
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
});

describe("what platform/framework/pg-client.server.ts relies on of pg", () => {
  it("a pool opens its connections as instances of the class in `Client`, and asks through `query`", async () => {
    const pool = openPool();
    await pool.query("select 1");
    await pool.query({ text: "select $1::int" }, [1]);
    const client = await pool.connect();
    await client.query("select 1");
    client.release();
    expect(times, "pg-pool no longer uses options.Client, or asks by another method than query").toHaveLength(3);
  });

  it("a query with a name is prepared under it, and one without is not", async () => {
    const pool = openPool((text) => (text.includes("common") ? "the_name" : undefined));
    for (const text of ["select $1::int as common", "select $1::int as rare"]) await pool.query({ text }, [1]);
    const { rows } = await pool.query<{ name: string }>("select name from pg_prepared_statements");
    expect(rows, "pg no longer prepares a query that is given as { text, name }").toEqual([{ name: "the_name" }]);
  });

  it("a query that takes too long fails with the words we know, and its connection is closed", async () => {
    const ways: ((pool: pg.Pool) => Promise<unknown>)[] = [
      (pool) => pool.query("select pg_sleep(5)"),
      async (pool) => {
        const client = await pool.connect();
        // Without a callback, as Drizzle asks.
        await client.query("select pg_sleep(5)").finally(() => client.release());
      },
    ];
    for (const ask of ways) {
      const pool = openPool();
      const error: unknown = await ask(pool).then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(
        isQueryTimeout(error),
        `pg says "${String(error)}" after query_timeout: correct isQueryTimeout, or late answers reach other queries`,
      ).toBe(true);
      await expect.poll(() => pool.totalCount).toBe(0);
    }
  });

  it("the socket of a connection is `connection.stream`", async () => {
    const client = new pg.Client(inject("postgres"));
    client.on("error", () => {});
    await client.connect();
    const socket = socketOf(client);
    expect(socket?.destroyed, "pg keeps its socket elsewhere: correct socketOf, used to close dead connections").toBe(
      false,
    );
    destroyConnection(client);
    expect(socket.destroyed).toBe(true);
  });
});
