import { describe, expect, it } from "vitest";
import { pathAfterSave, readReturnPath } from "#app/ui/office/form/return-path";

const from = (typed: string) => readReturnPath(new URLSearchParams({ from: typed }));

describe("the list a form was opened from", () => {
  it("keeps its filters, order and page", () => {
    expect(from("/1324admin/stays?type=villa&sort=-price&page=2")).toBe(
      "/1324admin/stays?type=villa&sort=-price&page=2",
    );
    expect(from("/1324admin/stays?search=" + encodeURIComponent("شاطئ & Co"))).toBe(
      `/1324admin/stays?search=${encodeURIComponent("شاطئ & Co")}`,
    );
    expect(from("/1324admin")).toBe("/1324admin");
    expect(from("/1324admin/stays?page=2#row-3f-a1")).toBe("/1324admin/stays?page=2#row-3f-a1");
    expect(from("/1324admin/stays?page=2#anything")).toBe("/1324admin/stays?page=2");
  });

  it.each([
    "//evil.example",
    "https://evil.example/1324admin",
    "https:",
    "/1324admin/../",
    "/1324admin/../1324admin/stays",
    "/1324admin/%2e%2e/stays",
    "/1324admin\\..\\x",
    "/1324administrator",
    "/stays",
    "javascript:alert(1)",
    "",
    "1324admin/stays",
    "/1324admin/\t../stays",
  ])("is none for %j", (typed) => {
    expect(from(typed)).toBeNull();
  });

  it("is where saving leads, and says what was saved", () => {
    const request = (search: string) => new Request(`http://site.example/1324admin/stays/1/edit${search}`);
    expect(pathAfterSave(request(""), "/1324admin?saved=stay-updated")).toBe("/1324admin?saved=stay-updated");
    expect(pathAfterSave(request("?from=%2F%2Fevil"), "/1324admin?saved=stay-updated")).toBe(
      "/1324admin?saved=stay-updated",
    );
    expect(
      pathAfterSave(
        request(`?from=${encodeURIComponent("/1324admin/stays?type=villa&page=2")}`),
        "/1324admin?saved=stay-updated",
      ),
    ).toBe("/1324admin/stays?type=villa&page=2&saved=stay-updated");
    expect(
      pathAfterSave(request(`?from=${encodeURIComponent("/1324admin/stays#row-7")}`), "/1324admin?saved=stay-updated"),
    ).toBe("/1324admin/stays?saved=stay-updated#row-7");
  });
});
