/** `npm run dev`: its messages, styles and modules take other ways than those of the built server. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "#tests/support/postgres";
import { ADMIN } from "#tests/support/server";
import { copySiteFolder } from "#tests/support/site-template";

const ROOT = join(import.meta.dirname, "../..");
const PAGES = [
  "/",
  "/experiences",
  "/stays",
  "/transportation",
  "/real-estate",
  "/ar/travel",
  "/zh/map",
  "/search?q=reef",
];
const DETAIL = /href="(\/(?:experiences|stays|transportation|real-estate|blog)\/[\w-]{20,})"/g;

test("the development server makes each kind of page", async () => {
  const dataDir = copySiteFolder() ?? "";
  const url = `http://127.0.0.1:${await freePort()}`;
  const server = spawn(join(ROOT, "node_modules/.bin/node"), ["scripts/dev.ts"], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: new URL(url).port,
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  server.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  try {
    await expect
      .poll(
        () =>
          fetch(`${url}/healthz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 120_000 },
      )
      .toBe(true);
    const seen = new Set<string>();
    const read = async (path: string) => {
      const answer = await fetch(url + path, { headers: { "accept-language": "en" } });
      expect(answer.status, `${path} ${errors}`).toBe(200);
      return answer.text();
    };
    for (const path of PAGES)
      for (const [, detail = ""] of (await read(path)).matchAll(DETAIL)) {
        const kind = detail.split("/")[1] ?? "";
        if (seen.has(kind)) continue;
        seen.add(kind);
        await read(detail);
      }
    expect(seen.size).toBeGreaterThan(3);
    expect((await fetch(`${url}/1324admin`)).status).toBe(401);
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
    rmSync(dataDir, { recursive: true, force: true });
  }
});
