import { statSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "#tests/support/fixtures";

const FILES = join(import.meta.dirname, "../../build/client");
const ENTRIES = /^\/(experiences|stays|blog|real-estate)\/(?!submit$)/;

/** What a page may ask for on a first visit, compressed. Bytes, never times: these are the same on every machine. */
const BUDGETS: { what: string; bytes: number; files: number; of: (asked: Asked) => string[] }[] = [
  // The faces of a script have a sheet of their own, on pages in that script alone.
  { what: "style sheets", bytes: 14 * 1024, files: 4, of: ({ styles }) => styles.filter((file) => !/\/fonts-\w\w-/.test(file)) },
  // The framework alone is 96 kB of it.
  { what: "scripts", bytes: 128 * 1024, files: 26, of: ({ scripts }) => scripts },
];

interface Asked {
  styles: string[];
  scripts: string[];
}

/** The files a page names in its document. */
function askedBy(html: string): Asked {
  const links = [...html.matchAll(/<link [^>]*>/g)].map(([tag]) => tag);
  const addresses = (tags: string[]) => tags.map((tag) => /href="([^"]+)"/.exec(tag)![1]!);
  const imported = [...html.matchAll(/import[^"<]*"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file!);
  return {
    styles: addresses(links.filter((tag) => tag.includes('rel="stylesheet"'))),
    scripts: [...new Set([...addresses(links.filter((tag) => tag.includes('rel="modulepreload"'))), ...imported])],
  };
}

const sizeOf = (file: string) => statSync(join(FILES, `${file}.br`)).size;

/** Every public page, but of experiences, stays, articles and properties only one each; and a page that is none. */
async function kindsOfPages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get("/sitemaps/en-1.xml")).text();
  const all = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  const oneOfEach = new Map(all.map((path) => [ENTRIES.exec(path)?.[1] ?? path, path]));
  return [...oneOfEach.values(), "/no-such-page"];
}

test("no page asks for more than its budget", async ({ request }) => {
  const pages = await kindsOfPages(request);
  expect(pages.length).toBeGreaterThan(20);
  for (const path of pages) {
    const asked = askedBy(await (await request.get(path, { headers: { "accept-language": "en" } })).text());
    for (const { what, bytes, files, of } of BUDGETS) {
      const named = of(asked);
      expect(named.length, `${what} of ${path}`).toBeGreaterThan(0);
      expect.soft(named.length, `${what} of ${path}`).toBeLessThanOrEqual(files);
      expect.soft(named.map(sizeOf).reduce((sum, size) => sum + size), `bytes of ${what} of ${path}`).toBeLessThanOrEqual(bytes);
    }
  }
});
