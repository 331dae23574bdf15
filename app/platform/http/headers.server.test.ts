import { expect, it } from "vitest";
import { strictTransport } from "#app/platform/http/headers.server";

it("binds the site's own host to https for a year, hosts below it only when asked, and nobody when it is off", () => {
  expect(strictTransport("on")).toEqual([["Strict-Transport-Security", "max-age=31536000"]]);
  expect(strictTransport("subdomains")).toEqual([["Strict-Transport-Security", "max-age=31536000; includeSubDomains"]]);
  expect(strictTransport("off")).toEqual([]);
});
