import { expect, it } from "vitest";
import { RenderConcurrency } from "#server/render-concurrency";

/** Work that lasts until it is told to end. */
function openWork() {
  const started: string[] = [];
  const endings: (() => void)[] = [];
  const begin = (name: string) => () => {
    started.push(name);
    return new Promise<void>((resolve) => void endings.push(resolve));
  };
  return { started, begin, endNext: () => endings.shift()!() };
}

it("an address has eight turns at a time; the ninth waits for one to end, another address does not", async () => {
  const concurrency = new RenderConcurrency();
  const { started, begin, endNext } = openWork();
  const all = Array.from({ length: 10 }, (_, n) => concurrency.run("one", begin(`one ${n}`)));
  const other = concurrency.run("other", begin("other"));
  expect(started).toEqual([...Array.from({ length: 8 }, (_, n) => `one ${n}`), "other"]);
  endNext();
  await all[0];
  await Promise.resolve();
  expect(started.at(-1)).toBe("one 8");
  for (let left = 0; left < 9; left++) endNext();
  await other;
  await Promise.resolve();
  endNext();
  await Promise.all(all);
});

it("a turn that fails is given on like any other", async () => {
  const concurrency = new RenderConcurrency();
  const failing = Array.from({ length: 20 }, () => concurrency.run("one", () => Promise.reject(new Error("no page"))));
  expect((await Promise.allSettled(failing)).every(({ status }) => status === "rejected")).toBe(true);
  expect(await concurrency.run("one", () => Promise.resolve("made"))).toBe("made");
});
