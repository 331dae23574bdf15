import { createElement, lazy, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { hasSuspended } from "#app/platform/framework/react-suspended.server";

const later = lazy(() => new Promise<never>(() => {}));
const page = (part: Parameters<typeof createElement>[0]) =>
  renderToString(createElement(Suspense, { fallback: null }, createElement(part)));

describe("what platform/framework/react-suspended.server.ts relies on of React", () => {
  it("renderToString marks what it could not render at once", () => {
    expect(
      hasSuspended(page(later)),
      `React marks it otherwise (${page(later)}): correct SUSPENDED, or entry.server.tsx sends pages with holes in them`,
    ).toBe(true);
    expect(hasSuspended(page("p"))).toBe(false);
  });
});
