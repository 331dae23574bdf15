import { describe, expect, it } from "vitest";
import { parseIdentity } from "#app/features/privacy/rules";

describe("whom somebody means", () => {
  it.each([
    ["  Amina@Example.com ", { email: "amina@example.com" }],
    ["+255 (0)777-123.456", { phone: "2550777123456" }],
    ["077712", { phone: "077712" }],
  ])("%s", (typed, identity) => expect(parseIdentity(typed)).toEqual(identity));

  it.each(["", "Amina", "12345", "a b@c", "call 0777123456"])("nobody by %j", (typed) =>
    expect(parseIdentity(typed)).toBeNull(),
  );
});
