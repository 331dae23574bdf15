import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ADMIN, startServer, type TestServer } from "#tests/support/server";

const ROOT = join(import.meta.dirname, "../..");

/** An embedded site, which holds its data folder while it runs. */
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: "on" });
});
afterAll(() => server.stop());

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

async function admin(...args: string[]): Promise<Ended> {
  const env = { PATH: process.env.PATH, DATA_DIR: server.dataDir, LOG_LEVEL: "error" };
  try {
    return {
      code: 0,
      ...(await promisify(execFile)(join(ROOT, "node_modules/.bin/node"), [join(ROOT, "scripts/admin.ts"), ...args], {
        env,
      })),
    };
  } catch (error) {
    return error as Ended;
  }
}
const signIn = (password: string) =>
  fetch(`${server.url}/1324admin`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ intent: "sign-in", email: ADMIN.email, password }),
  });

test("while the embedded site runs, a new password by command lets in at once, also after too many wrong ones", async () => {
  for (let n = 0; n < 5; n++) expect((await signIn("wrong password")).status).toBe(401);
  expect((await signIn(ADMIN.password)).status).toBe(429);
  const { code, stdout } = await admin("password", ADMIN.email);
  expect(code).toBe(0);
  const [, password] = /^New password of salma@example\.com: (\S+)\n$/.exec(stdout) ?? [];
  expect((await signIn(password!)).status).toBe(303);
  expect((await signIn(ADMIN.password)).status).toBe(401);
});

test("it lists, creates and refuses as it does on a stopped site, for whoever may write to the data folder", async () => {
  expect(statSync(join(server.dataDir, "admin.sock")).mode & 0o777).toBe(0o600);
  expect((await admin("create", "juma@example.com", "Juma Ali")).stdout).toMatch(
    /^juma@example\.com is staff\. Password: \S+\n$/,
  );
  expect((await admin("list")).stdout).toBe(
    "juma@example.com\tJuma Ali\tadmin\nsalma@example.com\tAdministrator\tadmin\n",
  );
  expect(await admin("password", "nobody@example.com")).toMatchObject({
    code: 1,
    stderr: "nobody@example.com is not staff.\n",
  });
  expect(await admin("frobnicate")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("npm run admin -- list") as string,
  });
});
