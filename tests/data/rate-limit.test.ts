import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { rate_limits } from "#app/features/auth/tables.server";
import type { Database } from "#app/platform/db/db.server";
import { ReadRateLimiter } from "#server/rate-limit";
import { DATABASE_KINDS } from "#tests/support/databases";

describe.each(DATABASE_KINDS)("what is made for one address, on %s", (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const told = async (address: string) =>
    (
      await database.db
        .select()
        .from(rate_limits)
        .where(eq(rate_limits.key, `reads ${address}`))
    )[0]?.count ?? 0;
  const read = (readers: ReadRateLimiter, address: string, times: number) =>
    Array.from({ length: times }, () => readers.count(address)).filter((wait) => wait === null).length;

  const isOver = (readers: ReadRateLimiter, address: string) => {
    const wait = readers.count(address);
    readers.refund(address);
    return wait !== null;
  };

  it("is 300 in a minute, and what others ask for is made all the same", async () => {
    const readers = new ReadRateLimiter(database.db);
    expect(read(readers, "192.0.2.7", 400)).toBe(300);
    expect(readers.count("192.0.2.7")).toBeGreaterThan(0);
    expect(read(readers, "192.0.2.8", 10)).toBe(10);
    await vi.waitFor(async () => expect(await told("192.0.2.7")).toBe(300));
  });

  it("is counted by all processes together, which costs no query before it is much", async () => {
    const processes = Array.from({ length: 3 }, () => new ReadRateLimiter(database.db));
    let made = 0;
    for (let turn = 1; turn <= 20; turn++) {
      for (const readers of processes) made += read(readers, "192.0.2.9", 25);
      if (turn === 1) expect(await told("192.0.2.9")).toBe(0);
      // Each has heard of what the others told by then.
      const expected = Math.min(3 * Math.floor(turn / 2) * 50, 450);
      if (turn % 2 === 0)
        await vi.waitFor(async () => expect(await told("192.0.2.9")).toBeGreaterThanOrEqual(expected));
      if (expected === 450)
        await vi.waitFor(() => expect(processes.filter((readers) => !isOver(readers, "192.0.2.9"))).toEqual([]));
    }
    expect(made).toBeGreaterThanOrEqual(300);
    expect(made).toBeLessThanOrEqual(300 + 3 * 50);
  });

  it("does not count what was made for staff", () => {
    const readers = new ReadRateLimiter(database.db);
    for (let n = 0; n < 1_000; n++) {
      expect(readers.count("192.0.2.10")).toBeNull();
      readers.refund("192.0.2.10");
    }
  });
});
