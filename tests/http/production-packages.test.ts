/** The container image and other places with `npm ci --omit=dev` have the packages of `dependencies` and no others. */
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startServer } from "#tests/support/server";

const ROOT = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "pemba-production-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The packages at the top of node_modules that npm installs without those for development. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([path, { dev }]) => !dev && /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path))
    .map(([path]) => path);
}

test("the built server starts and makes a page with the production packages alone", async () => {
  const sources = ["package.json", "package-lock.json", "app", "server", "db", "public", "scripts", "build"];
  for (const name of [...sources, ...globSync("*.config.ts", { cwd: ROOT })])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, preserveTimestamps: true });
  for (const path of productionPackages()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(folder, path));
  }
  const server = await startServer({ SEED: "base" }, folder);
  try {
    const response = await fetch(`${server.url}/contact`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("</html>");
  } finally {
    expect(await server.stop()).toBe(0);
  }
});
