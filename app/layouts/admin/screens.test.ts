import { matchPath } from "react-router";
import { expect, it } from "vitest";
import { SCREENS } from "#app/layouts/admin/screens";
import { listOfficeScreens } from "#tests/support/routes";

it("has an address of every screen in the list of routes", () => {
  const patterns = listOfficeScreens().map(({ pattern }) => pattern);
  expect(patterns.length).toBeGreaterThan(25);
  expect(patterns.filter((pattern) => !SCREENS.some((path) => matchPath(pattern, path)))).toEqual([]);
});
