import { expect, it } from "vitest";
import { linkAddress } from "#app/features/blog/admin/editor/link-address";

it.each([
  ["example.com/path", "https://example.com/path"],
  ["example.com", "https://example.com"],
  ["www.example.co.tz/a?b=c#d", "https://www.example.co.tz/a?b=c#d"],
  ["пемба.example:8080/x", "https://пемба.example:8080/x"],
  [" https://example.com/x ", "https://example.com/x"],
  ["salma@example.com", "mailto:salma@example.com"],
  ["/blog/a-day", "/blog/a-day"],
  ["tel:+255777", "tel:+255777"],
  ["//evil.example", null],
  ["javascript:alert(1)", null],
  ["a word.that ends", null],
  ["nothing", null],
])("reads %j as %j", (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
