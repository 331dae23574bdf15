import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchRates } from "#app/features/currencies/rates.server";
import { cachedCurrencies } from "#app/features/currencies/currency-cache.server";
import { currencies } from "#app/features/currencies/tables.server";
import { CachedValue } from "#app/platform/cache/cached-value.server";
import { openEmbedded, silentLog } from "#tests/support/databases";

describe("a standing value", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("is the fallback at once, and tries again after 1, 2 and 4 seconds", async () => {
    const attempts: number[] = [];
    const started = Date.now();
    const standing = new CachedValue({
      name: "settings",
      fallback: "fallback",
      log: silentLog,
      read: () => {
        attempts.push(Date.now() - started);
        return Promise.reject(new Error("away"));
      },
    });
    expect(standing.value).toBe("fallback");
    await standing.refresh();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempts).toEqual([0, 1_000, 3_000, 7_000]);
    expect(standing.value).toBe("fallback");
  });

  it("keeps the last good value while a refresh fails, and recovers", async () => {
    const answers = [Promise.resolve("good"), Promise.reject(new Error("away")), Promise.resolve("better")];
    answers[1]!.catch(() => {});
    const standing = new CachedValue({
      name: "settings",
      fallback: "none",
      log: silentLog,
      read: () => answers.shift()!,
    });
    await standing.refresh();
    await standing.refresh();
    expect(standing.value).toBe("good");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(standing.value).toBe("better");
  });

  it("reads once more when it was asked to while reading", async () => {
    let reads = 0;
    const standing = new CachedValue({ name: "settings", fallback: 0, log: silentLog, read: async () => ++reads });
    await Promise.all([standing.refresh(), standing.refresh(), standing.refresh()]);
    await vi.advanceTimersByTimeAsync(0);
    expect(standing.value).toBe(2);
  });
});

describe("currencies", () => {
  let service: Server;
  let answer: () => string;
  let url: string;
  beforeEach(async () => {
    service = createServer((_, response) => response.end(answer()));
    await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  });
  afterEach(() => service.close());

  it("come from the table, then from the rate service, then from the defaults", async () => {
    const database = await openEmbedded();
    const read = async () => {
      const standing = cachedCurrencies(database.db, url, silentLog);
      await standing.refresh();
      return Object.fromEntries(standing.value.map(({ code, rate }) => [code, rate]));
    };
    answer = () => JSON.stringify({ rates: { EUR: 0.5, TZS: 3000, XXX: 9 } });
    expect(await read()).toEqual({ USD: 1, EUR: 0.5, GBP: 0.79, AED: 3.67, TZS: 3000 });
    answer = () => "not json";
    expect(await read()).toEqual({ USD: 1, EUR: 0.92, GBP: 0.79, AED: 3.67, TZS: 2500 });
    await database.db.insert(currencies).values([
      { code: "USD", name: "Dollar", symbol: "$", exchange_rate: 1 },
      { code: "GBP", name: "Pound", symbol: "£", exchange_rate: 0.8 },
      { code: "EUR", name: "Euro", symbol: "€", exchange_rate: 2, is_active: false },
    ]);
    expect(await read()).toEqual({ USD: 1, GBP: 0.8 });
    await database.close();
  });

  it("believe the service only what makes sense", async () => {
    for (const bad of ['{"rates":{"EUR":-1}}', '{"rates":{"EUR":"0.9"}}', '{"rates":{}}', "{}", "x".repeat(200_000)]) {
      answer = () => bad;
      await expect(fetchRates(url)).rejects.toThrow();
    }
    answer = () => '{"rates":{"EUR":0.9,"GBP":0}}';
    expect(await fetchRates(url)).toEqual({ EUR: 0.9 });
  });
});
