import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { asc } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { currencyForm } from "#app/features/currencies/input";
import { refreshRates, setActive, setRate } from "#app/features/currencies/mutations.server";
import { listActiveCurrencies, listCurrencies } from "#app/features/currencies/queries.server";
import { fetchServiceRates, fetchRates } from "#app/features/currencies/rates.server";
import { isStale, rateText } from "#app/features/currencies/rules";
import { currencies } from "#app/features/currencies/tables.server";
import { changes } from "#app/features/history/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { seedBase } from "#db/seed/base.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { staff } from "#tests/support/staff";

const LONG_AGO = new Date("2026-01-01T00:00:00Z");

describe.each(DATABASE_KINDS)("currencies in the office on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    await seedBase(db, "base");
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.delete(changes);
    await db.delete(currencies);
    const rates = { USD: 1, EUR: 0.92, GBP: 0.79, AED: 3.67, TZS: 2500 } as const;
    await db.insert(currencies).values(
      Object.entries(rates).map(([code, exchange_rate]) => ({
        code: code as keyof typeof rates,
        name: code,
        symbol: code,
        exchange_rate,
        last_updated: LONG_AGO,
      })),
    );
  });
  const rates = async () => Object.fromEntries((await listCurrencies(db)).map(({ code, rate }) => [code, rate]));
  const recorded = async () =>
    (await db.select().from(changes).orderBy(asc(changes.item_id))).map(
      ({ room, action, item_id, user_name, fields }) => ({ room, action, item_id, user_name, fields }),
    );

  it("are listed by code, the ones visitors cannot choose among them", async () => {
    expect(await setActive(db, staff, "GBP", false)).toEqual({ ok: true });
    expect((await listCurrencies(db)).map(({ code, isActive }) => [code, isActive])).toEqual([
      ["AED", true],
      ["EUR", true],
      ["GBP", false],
      ["TZS", true],
      ["USD", true],
    ]);
    expect((await listActiveCurrencies(db)).map(({ code }) => code)).toEqual(["AED", "EUR", "TZS", "USD"]);
    expect(await recorded()).toEqual([
      {
        room: "currencies",
        action: "changed",
        item_id: "GBP",
        user_name: "Salma Khamis",
        fields: { is_active: { from: true, to: false } },
      },
    ]);
  });

  it("get a rate and its time together, and only the one that was meant", async () => {
    const before = Date.now();
    expect(await setRate(db, staff, "EUR", 0.924)).toEqual({ ok: true });
    const rows = await listCurrencies(db);
    expect(rows.map(({ code, rate }) => [code, rate])).toEqual([
      ["AED", 3.67],
      ["EUR", 0.924],
      ["GBP", 0.79],
      ["TZS", 2500],
      ["USD", 1],
    ]);
    for (const { code, lastUpdated } of rows) {
      if (code === "EUR") expect(lastUpdated.getTime()).toBeGreaterThanOrEqual(before);
      else expect(lastUpdated).toEqual(LONG_AGO);
    }
    expect(await recorded()).toEqual([
      {
        room: "currencies",
        action: "changed",
        item_id: "EUR",
        user_name: "Salma Khamis",
        fields: { exchange_rate: { from: 0.92, to: 0.924 } },
      },
    ]);
  });

  it("leave the dollar as it is, and what is not there alone", async () => {
    expect(await setRate(db, staff, "USD", 2)).toEqual({ ok: false });
    expect(await setActive(db, staff, "USD", false)).toEqual({ ok: false });
    await expect(db.update(currencies).set({ exchange_rate: 2 })).rejects.toThrow();
    await db.delete(currencies);
    expect(await setRate(db, staff, "EUR", 1)).toEqual({ ok: false });
    expect(await recorded()).toEqual([]);
  });

  it("take over a refresh, keep what it does not name, and say what changed", async () => {
    expect(await refreshRates(db, staff, { rates: { EUR: 0.9312, GBP: 0.79, AED: 3.6725 }, rejected: [] })).toEqual({
      changed: [
        { code: "AED", from: 3.67, to: 3.6725 },
        { code: "EUR", from: 0.92, to: 0.9312 },
      ],
      missing: ["TZS"],
      rejected: [],
    });
    expect(await rates()).toEqual({ USD: 1, EUR: 0.9312, GBP: 0.79, AED: 3.6725, TZS: 2500 });
    const fresh = (await listCurrencies(db))
      .filter(({ lastUpdated }) => lastUpdated > LONG_AGO)
      .map(({ code }) => code);
    expect(fresh).toEqual(["AED", "EUR", "GBP"]);
    expect(await recorded()).toEqual([
      {
        room: "currencies",
        action: "refreshed",
        item_id: "AED",
        user_name: "Salma Khamis",
        fields: { exchange_rate: { from: 3.67, to: 3.6725 } },
      },
      {
        room: "currencies",
        action: "refreshed",
        item_id: "EUR",
        user_name: "Salma Khamis",
        fields: { exchange_rate: { from: 0.92, to: 0.9312 } },
      },
    ]);
    await db.delete(changes);
    expect(await refreshRates(db, staff, { rates: { EUR: 0.9312 }, rejected: [] })).toEqual({
      changed: [],
      missing: ["AED", "GBP", "TZS"],
      rejected: [],
    });
    expect(await recorded()).toEqual([
      { room: "currencies", action: "refreshed", item_id: null, user_name: "Salma Khamis", fields: {} },
    ]);
  });

  it("keep what a refresh names with a value that is no rate, and say which and why", async () => {
    const rejected = [{ code: "GBP" as const, value: '"N/A"', reason: "not a number" }];
    expect(await refreshRates(db, staff, { rates: { EUR: 0.92 }, rejected })).toEqual({
      changed: [],
      missing: ["AED", "TZS"],
      rejected,
    });
    expect(await rates()).toMatchObject({ GBP: 0.79 });
  });

  it("take all of a refresh or nothing", async () => {
    await expect(refreshRates(db, staff, { rates: { AED: 3.7, EUR: -1 }, rejected: [] })).rejects.toThrow();
    expect(await rates()).toEqual({ USD: 1, EUR: 0.92, GBP: 0.79, AED: 3.67, TZS: 2500 });
    expect(await recorded()).toEqual([]);
  });
});

describe("what staff send about a currency", () => {
  const accepted = (form: object) => v.safeParse(currencyForm, form).success;

  it("is a finite rate above 0 of any currency but the base", () => {
    for (const rate of ["0.924", "2500", "0.000001", "999999999", ".5", "1."])
      expect(accepted({ intent: "rate", code: "EUR", rate }), rate).toBe(true);
    for (const rate of ["0", "-1", "NaN", "Infinity", "1e3", "", "abc", "0.0000001", "1000000000", "1,5", "0x10"])
      expect(accepted({ intent: "rate", code: "EUR", rate }), rate).toBe(false);
    for (const code of ["USD", "XYZ", "eur", ""])
      expect(accepted({ intent: "rate", code, rate: "1" }), code).toBe(false);
    expect(accepted({ intent: "status", code: "USD", active: "false" })).toBe(false);
    expect(accepted({ intent: "status", code: "EUR", active: "maybe" })).toBe(false);
    expect(accepted({ intent: "delete", code: "EUR" })).toBe(false);
  });

  it("is shown with four decimals, and more where there are", () => {
    expect([1, 0.92, 2500, 0.931234, 3.67251].map(rateText)).toEqual([
      "1.0000",
      "0.9200",
      "2500.0000",
      "0.931234",
      "3.67251",
    ]);
  });

  it("is old after seven days", () => {
    expect(isStale(LONG_AGO, new Date("2026-01-08T00:00:00Z"))).toBe(false);
    expect(isStale(LONG_AGO, new Date("2026-01-08T00:00:01Z"))).toBe(true);
  });
});

describe("the rate service", () => {
  let service: Server;
  let url: string;
  let answer: (response: ServerResponse) => void;
  beforeAll(async () => {
    service = createServer((_, response) => answer(response));
    await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    service.closeAllConnections();
    service.close();
  });
  const says = (body: string) => {
    answer = (response) => response.end(body);
    return fetchRates(url);
  };

  it("is asked with a word about each of our currencies whose value is no rate", async () => {
    answer = (response) => response.end('{"rates":{"USD":1,"EUR":0.93,"GBP":"N/A","AED":-1,"TZS":1e-9,"JPY":null}}');
    expect(await fetchServiceRates(url)).toEqual({
      rates: { EUR: 0.93 },
      rejected: [
        { code: "GBP", value: '"N/A"', reason: "not a number" },
        { code: "AED", value: "-1", reason: "not above 0" },
        { code: "TZS", value: "1e-9", reason: "0 in the 6 decimals that are kept" },
      ],
    });
    answer = (response) => response.end('{"rates":{"USD":1,"EUR":null,"GBP":0.8}}');
    expect(await fetchServiceRates(url)).toEqual({
      rates: { GBP: 0.8 },
      rejected: [{ code: "EUR", value: "null", reason: "not a number" }],
    });
  });

  it("is believed where it makes sense, in the decimals we keep", async () => {
    expect(await says('{"rates":{"USD":1,"EUR":0.93123456,"GBP":0,"AED":-1,"TZS":1e-9,"JPY":150}}')).toEqual({
      EUR: 0.931235,
    });
  });

  it("is not believed when it counts from another currency, has no numbers, or does not answer", async () => {
    for (const body of [
      '{"rates":{"USD":1.08,"EUR":1}}',
      '{"rates":{"EUR":"0.9"}}',
      '{"rates":{"EUR":null}}',
      '{"rates":{"EUR":1e15}}',
      "<html>",
      "null",
    ])
      await expect(says(body), body).rejects.toThrow();
    answer = (response) => response.writeHead(500).end('{"rates":{"EUR":0.9}}');
    await expect(fetchRates(url)).rejects.toThrow("500");
  });

  it("may not talk on for ever", async () => {
    let sent = 0;
    answer = (response) => {
      const timer = setInterval(() => {
        sent += 50_000;
        response.write(" ".repeat(50_000));
      }, 1);
      response.on("close", () => clearInterval(timer));
    };
    await expect(fetchRates(url)).rejects.toThrow("too large");
    expect(sent).toBeLessThan(5_000_000);
  });

  it("has five seconds", async () => {
    answer = (response) => response.write("{");
    const started = Date.now();
    await expect(fetchRates(url)).rejects.toThrow(/timeout/i);
    expect(Date.now() - started).toBeGreaterThan(4_500);
    expect(Date.now() - started).toBeLessThan(9_000);
  });
});
