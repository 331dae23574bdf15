import { createRequire } from "node:module";
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { fontFilesFor } from "#app/features/documents/press/fonts.server";
import type { PressJob } from "#app/features/documents/press/job";
import { missingPressFile, openPress, PressBusyError, type Press } from "#app/features/documents/press/press.server";

let press: Press;
afterEach(() => press.close());

const job = (data: string): PressJob => ({
  templates: { "page.typ": "#sys.inputs.data" },
  main: "page.typ",
  data,
  pictures: {},
  fonts: fontFilesFor("Pemba", "en"),
});

it("PL-085: one at a time; who cannot wait hears so at once, before anything is read for him", async () => {
  press = openPress({ maxWaiting: 2 });
  let [prepared, working, most] = [0, 0, 0];
  const asked = Array.from({ length: 6 }, () =>
    press
      .set(async () => {
        prepared++;
        most = Math.max(most, ++working);
        await sleep(5);
        return job("Pemba");
      })
      .then(() => "made" as const)
      .catch((error: unknown) => error)
      .finally(() => working--),
  );
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer === "made")).toHaveLength(3);
  expect(answers.filter((answer) => answer instanceof PressBusyError)).toHaveLength(3);
  expect([prepared, most]).toEqual([3, 1]);
});

it("PL-084 PL-086: killed at any moment it gives nothing, and the next document is made", async () => {
  press = openPress();
  for (const moment of [0, 30, 90, 200, 400, 700]) {
    const made = press.set(() => Promise.resolve(job("word ".repeat(20_000)))).catch((error: unknown) => error);
    await sleep(moment);
    const pid = press.pid();
    if (pid) process.kill(pid, "SIGKILL");
    const answer = await made;
    if (answer instanceof Error) expect(answer.name).toBe("PressFailedError");
    else expect(answer).toMatchObject({ ok: true });
    // Killed while nobody waited for it: that it ended is not known at once.
    await expect.poll(() => press.pid()).toBeUndefined();
  }
  const { pdf } = await press.set(() => Promise.resolve(job("Pemba")));
  const text = Buffer.from(pdf).toString("latin1");
  expect([text.slice(0, 5), text.trimEnd().slice(-5)]).toEqual(["%PDF-", "%%EOF"]);
});

it("PL-086: what cannot be set or takes too long fails, and the press ends when nobody needs it", async () => {
  press = openPress({ idleMs: 50, timeoutMs: 5_000 });
  await expect(press.set(() => Promise.resolve({ ...job("x"), main: "none.typ" }))).rejects.toThrow();
  await expect(
    press.set(() => Promise.resolve({ ...job("x"), templates: { "page.typ": '#read("/etc/passwd")' } })),
  ).rejects.toThrow();
  await press.set(() => Promise.resolve(job("Pemba")));
  await expect.poll(() => press.pid()).toBeUndefined();
});

const TYPESETTER = "node_modules/@myriaddreamin/typst-ts-web-compiler";

it("PL-087 PT-32: the typesetter is one file for every processor and every C library", () => {
  const require = createRequire(import.meta.url);
  const path = require.resolve("@myriaddreamin/typst-ts-web-compiler/wasm");
  expect(readFileSync(path).subarray(0, 4)).toEqual(Buffer.from("\0asm"));
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, object> };
  const manifest = JSON.parse(readFileSync(join(TYPESETTER, "package.json"), "utf8")) as object;
  for (const says of [lock.packages[TYPESETTER], manifest])
    for (const name of ["cpu", "os", "libc", "optional", "hasInstallScript", "dependencies", "optionalDependencies"])
      expect(says).not.toHaveProperty(name);
  // Nothing beside it is built for one machine.
  const files = readdirSync(TYPESETTER, { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => /\.(node|so|dll|dylib|exe|a)$/.test(file))).toEqual([]);
});

it("PT-32: the start says at once that the typesetter is missing", () => {
  expect(missingPressFile()).toBeNull();
  expect(missingPressFile(new URL("file:///nowhere/typesetter.wasm"))).toBe("/nowhere/typesetter.wasm");
});

/** A network of its own without a way out takes root, or a system that lets users have one. */
const hasOwnNetwork = spawnSync("unshare", ["-rn", "true"]).status === 0;

it.each([
  ["with every connection refused by the program", []],
  ...(hasOwnNetwork ? [["in a network without a way out", ["unshare", "-rn"]] as const] : []),
] as const)("PL-087: guide, deck and voucher are made %s", (_, before) => {
  const [program = "", ...args] = [...before, process.execPath, "tests/support/make-without-network.ts"];
  const { stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual({
    refused: ["lookup", "connect", "datagram", "fetch"],
    made: ["guide ar", "guide zh", "deck en", "voucher ru"],
  });
});
