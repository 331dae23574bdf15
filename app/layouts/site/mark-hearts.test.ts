import { expect, test } from "vitest";
import { savedKey } from "#app/features/page/saved-key";
import { SAVED_COOKIE } from "#app/features/saved/saved-cookie";
import { markHearts } from "#app/layouts/site/mark-hearts";

test("the script that marks hearts knows the cookie and the length of a key, though it can import neither", () => {
  const text = markHearts.toString();
  expect(text).toContain(`/${SAVED_COOKIE.replace(".", String.raw`\.`)}=`);
  const { length } = savedKey({ kind: "stay", id: "00000000-0000-4000-8000-000000000000" });
  expect(text).toMatch(new RegExp(`\\.length ?/ ?${length}\\b`));
});
