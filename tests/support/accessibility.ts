import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds wrong with a page as it stands: WCAG 2.2 AA and good practice. Each entry names the rule and where.
 */
export async function findViolations(page: Page): Promise<string[]> {
  // What is in order is not listed: gathering that takes longer than looking. Nor is a second page opened to put frames
  // together, which no page of ours has ("legacy").
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => String(target)).join(", ")}`);
}

/** How many pixels a page sticks out sideways. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
