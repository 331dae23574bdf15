import { expect, it } from "vitest";
import { isFrameBehind, noteSignal, readFrame } from "#app/features/notifications/admin/frame-reading";

function request(navigation = new AbortController()): Request {
  return new Request("http://localhost/1324admin", { signal: navigation.signal });
}

it("is behind from a signal until a reading that began after it is shown", async () => {
  expect(isFrameBehind()).toBe(false);
  noteSignal();
  expect(isFrameBehind()).toBe(true);

  const interrupted = new AbortController();
  await readFrame(request(interrupted), async () => interrupted.abort());
  expect(isFrameBehind()).toBe(true);
  await expect(readFrame(request(), () => Promise.reject(new Error("out of reach")))).rejects.toThrow();
  expect(isFrameBehind()).toBe(true);

  await readFrame(request(), async () => noteSignal());
  expect(isFrameBehind()).toBe(true);
  await readFrame(request(), async () => {});
  expect(isFrameBehind()).toBe(false);
});
