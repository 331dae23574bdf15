import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds wrong with a page as it stands: WCAG 2.2 AA and good practice. Each entry names the rule and where.
 * The page gets axe once: reading its code takes as long as looking at a page. Ours have no frames to look into.
 */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (tags) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    // A page whose width was changed a moment ago is laid out anew, and boxes glide to their places. Some never end.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.race([
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 300)),
    ]);
    // What is in order is not listed: gathering that takes longer than looking.
    const found = await run(document, { runOnly: tags, resultTypes: ["violations"] });
    return found.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => String(target)) }));
  }, TAGS);
  return violations.map(({ id, targets }) => `${id} ${targets.join(", ")}`);
}

/** How many pixels a page sticks out sideways. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
