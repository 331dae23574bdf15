import { describe, expect, it } from "vitest";
import { sanitise } from "#app/features/blog/sanitise.server";
import { internalLinkRewriter } from "#app/features/blog/site/internal-links";

describe("the HTML of an article", () => {
  it("keeps what an article is made of", () => {
    const html =
      "<h2>Frame</h2><p>A <strong>chain</strong> and a <em>wave</em>,<br />cut <code>deep</code>.</p><ul><li>one</li></ul><ol><li>two</li></ol>" +
      '<blockquote><p>Shut.</p></blockquote><hr /><figure><img alt="A door" src="/scenes/door-1920.webp" loading="lazy" /><figcaption>Teak</figcaption></figure>' +
      '<table><thead><tr><th scope="col">Tide</th></tr></thead><tbody><tr><td colspan="2">High</td></tr></tbody></table><pre>06:30</pre>';
    expect(sanitise(html)).toBe(html);
  });

  it.each([
    ["<script>alert(1)</script>", ""],
    ["<style>body{display:none}</style>", ""],
    ["<svg><script>alert(1)</script></svg>", ""],
    ['<svg onload="alert(1)"><a href="javascript:alert(1)">x</a></svg>', "<a>x</a>"],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="y">a</p>', "<p>a</p>"],
    ["<scr<script>ipt>alert(1)</scr</script>ipt>", "ipt&gt;alert(1)ipt&gt;"],
    ["<img src=x onerror=alert(1)>", '<img alt="" src="x" loading="lazy" />'],
    ['<img src="javascript:alert(1)">', ""],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ""],
    ['<img src="//elsewhere.example/x.png">', ""],
    ['<iframe src="https://www.youtube-nocookie.com/embed/x"></iframe>', ""],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ""],
    ['<object data="x"></object><embed src="x"><base href="//elsewhere.example/">', ""],
    ['<meta http-equiv="refresh" content="0;url=//elsewhere.example"><link rel="stylesheet" href="x">', ""],
    ['<form action="/1324admin"><input name="a"><button>Go</button></form>', "Go"],
    ["<!-- <p>hidden</p> --><p>shown</p>", "<p>shown</p>"],
    ["<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>", "<table></table>"],
    ["a < b & c", "a &lt; b &amp; c"],
  ])("loses what could run, hide or phone home: %s", (html, rest) => {
    expect(sanitise(html)).toBe(rest);
  });

  it.each([
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "java&#09;script:alert(1)",
    "&#106;avascript:alert(1)",
    "\u0001javascript:alert(1)",
    "vbscript:x",
    "data:text/html,<script>alert(1)</script>",
    "//elsewhere.example",
    String.raw`/\elsewhere.example`,
    "/\t/elsewhere.example",
    "file:///etc/passwd",
  ])("has no link to %s", (href) => {
    expect(sanitise(`<a href="${href.replaceAll('"', "&quot;")}">x</a>`)).toBe("<a>x</a>");
  });

  it("keeps links to pages, mail and telephone, and marks those that lead away", () => {
    expect(sanitise('<a href="/stays" target="_blank" rel="opener">s</a>')).toBe('<a href="/stays">s</a>');
    expect(sanitise('<a href="mailto:a@example.com">m</a><a href="tel:+255">t</a>')).toBe(
      '<a href="mailto:a@example.com">m</a><a href="tel:+255">t</a>',
    );
    expect(sanitise('<a href="https://example.com/?a=1&amp;b=2">w</a>')).toBe(
      '<a href="https://example.com/?a=1&amp;b=2" rel="noopener">w</a>',
    );
  });

  it("takes what editors make: one h1 is enough for a page", () => {
    expect(sanitise("<h1>Title</h1><div><b>bold</b> <i>slanted</i></div>")).toBe(
      "<h2>Title</h2><strong>bold</strong> <em>slanted</em>",
    );
  });

  it("is the same when it is sanitised again", () => {
    const once = sanitise('<p>a &amp; b</p><a href="https://example.com">w</a><img src="/media/x.jpg">');
    expect(sanitise(once)).toBe(once);
  });
});

describe("a link to our own pages", () => {
  it.each([
    ["/experiences", "/fr/experiences"],
    ["/blog/a-season-of-cloves?x=1#top", "/fr/blog/a-season-of-cloves?x=1#top"],
    ["/", "/fr"],
    ["/ar/stays", "/ar/stays"],
    ["/media/blog-media/x.pdf", "/media/blog-media/x.pdf"],
    ["/1324admin/blog", "/1324admin/blog"],
  ])("from %s leads a French reader to %s", (from, to) => {
    expect(sanitise(`<a href="${from}">x</a>`, internalLinkRewriter("fr"))).toBe(`<a href="${to}">x</a>`);
  });

  it("stays as it is for an English reader", () => {
    expect(internalLinkRewriter("en")("/travel#weather")).toBe("/travel#weather");
  });
});
