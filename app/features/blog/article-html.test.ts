import { describe, expect, it } from "vitest";
import { linkAddress } from "#app/features/blog/admin/editor/link-address";
import { isBlankHtml, isLinkAddress, isPictureAddress } from "#app/features/blog/article-html";

describe("the text of an article", () => {
  it.each(["", " ", "<p></p>", "<p>&nbsp;</p>", "<p>\u00a0</p><ul><li></li></ul>", "<h2><br></h2>"])(
    "is blank: %j",
    (html) => {
      expect(isBlankHtml(html)).toBe(true);
    },
  );
  it.each(["x", "<p>0</p>", '<figure><img src="/media/x.jpg"></figure>'])("is there: %j", (html) => {
    expect(isBlankHtml(html)).toBe(false);
  });
});

describe("an address", () => {
  it.each([
    ["https://example.com/a?b=1", "https://example.com/a?b=1"],
    [" www.example.com ", "https://www.example.com"],
    ["salma@example.com", "mailto:salma@example.com"],
    ["mailto:salma@example.com", "mailto:salma@example.com"],
    ["/blog/cloves#top", "/blog/cloves#top"],
  ])("typed as %j leads to %s", (typed, address) => {
    expect(linkAddress(typed)).toBe(address);
  });
  it.each([
    "",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "//elsewhere.example",
    String.raw`/\elsewhere.example`,
    "ftp://example.com",
    "two words",
  ])("is none to link to: %j", (typed) => {
    expect(linkAddress(typed)).toBeNull();
    expect(isLinkAddress(typed)).toBe(false);
  });
  it("of a picture is a file or a page of the web", () => {
    expect(["/media/x.jpg", "https://example.com/x.jpg"].every(isPictureAddress)).toBe(true);
    expect(
      ["data:image/png;base64,x", "file:///x.png", "mailto:a@example.com", "//elsewhere.example/x.png"].some(
        isPictureAddress,
      ),
    ).toBe(false);
  });
});
