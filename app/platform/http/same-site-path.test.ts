import { expect, it } from "vitest";
import { pagePath } from "#app/platform/http/same-site-path";

it("names a page without its language, as people write it", () => {
  const page = (path: string) => pagePath(new URL(path, "https://example.com"));
  expect(page("/")).toBe("/");
  expect(page("/fr")).toBe("/");
  expect(page("/fr/about")).toBe("/about");
  expect(page("/about/")).toBe("/about");
  expect(page("/ar/stays/%D8%A8%D9%8A%D8%AA")).toBe("/stays/بيت");
  expect(page("/stays/%E0%A4%A")).toBe("/stays/%E0%A4%A");
  expect(page("/stays/a%00b")).toBe("/stays/ab");
  expect(page(`/stays/${"x".repeat(500)}`)).toHaveLength(200);
});
