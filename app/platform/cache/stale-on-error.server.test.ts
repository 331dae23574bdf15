import { expect, it } from "vitest";
import { StaleOnError } from "#app/platform/cache/stale-on-error.server";
import { createLogger } from "#app/platform/log.server";

const away = () => Promise.reject(new Error("away"));

it("what was read last stands in for what cannot be read, as far as there is room, and never for what is gone", async () => {
  const known = new StaleOnError(createLogger("silent"), 2);
  await expect(known.read("a", away)).rejects.toThrow("away");
  for (const key of ["a", "b", "c"]) await known.read(key, async () => ({ key }));
  await expect(known.read("a", away)).rejects.toThrow("away");
  expect(await known.read("b", away)).toEqual({ key: "b" });
  expect(await known.read("b", async () => null)).toBeNull();
  await expect(known.read("b", away)).rejects.toThrow("away");
  expect(await known.read("c", async () => ({ key: "new" }))).toEqual({ key: "new" });
  expect(await known.read("c", away)).toEqual({ key: "new" });
});
