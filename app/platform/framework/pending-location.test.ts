import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider, type Location } from "react-router";
import { describe, expect, it } from "vitest";
import { usePendingLocation } from "#app/platform/framework/pending-location";

describe("what platform/framework/pending-location.ts relies on of React Router", () => {
  it("UNSAFE_DataRouterContext holds the router, which knows where it is going before components do", async () => {
    const given: (() => Location | undefined)[] = [];
    const keep = (pendingLocation: () => Location | undefined) => void given.push(pendingLocation);
    function Page() {
      keep(usePendingLocation());
      return null;
    }
    const router = createMemoryRouter([
      { path: "/", Component: Page },
      { path: "/next", loader: () => new Promise<never>(() => {}) },
    ]);
    renderToString(createElement(RouterProvider, { router }));
    const [pendingLocation] = given;
    expect(pendingLocation?.()).toBeUndefined();
    void router.navigate("/next");
    expect(
      pendingLocation?.()?.pathname,
      "React Router hides its router: screens of the office can no longer tell which one failed to load (ui/office/loading)",
    ).toBe("/next");
    router.dispose();
  });
});
