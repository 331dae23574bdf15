import { expect, it } from "vitest";
import { createConcurrencyLimit } from "#app/platform/concurrency-limit";

it("runs so many at a time, in their order, and goes on after one that failed", async () => {
  const limit = createConcurrencyLimit(2);
  const begun: number[] = [];
  const tasks = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const results = tasks.map(({ promise }, n) =>
    limit(async () => {
      begun.push(n);
      await promise;
      return n;
    }).catch(() => "failed"),
  );
  expect(begun).toEqual([0, 1]);
  tasks[1]?.reject(new Error("failed"));
  expect(await results[1]).toBe("failed");
  expect(begun).toEqual([0, 1, 2]);
  for (const { resolve } of tasks) resolve();
  expect(await Promise.all(results)).toEqual([0, "failed", 2, 3, 4]);
});
