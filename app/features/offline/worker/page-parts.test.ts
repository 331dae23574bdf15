import { expect, test } from "vitest";
import { pageParts } from "#app/features/offline/worker/page-parts";

test("PL-126: what a page needs is read from its HTML: files of the build, pictures of its content, listings", () => {
  const html = `<html><head><link rel="stylesheet" href="/assets/root-a.css"/>
    <link rel="preload" as="font" href="/assets/onest-latin-b.woff2"/></head>
    <body><a href="/fr/stays/in-the-header">x</a><img src="/scenes/logo-480.webp"/>
    <main id="content"><img alt="" src="/scenes/avenue-960.webp"/><img src="/media/stays-media/a-960.webp"/>
    <img src="https://other.example/b.webp"/><a href="/fr/stays/villa">1</a><a href="/fr/stays/villa#days">1</a>
    <a href="/fr/stays/villa">1</a><a href="/experiences/0b9f">2</a>
    <a href="/real-estate/submit">3</a><a href="/real-estate/compare?ids=1,2">4</a><a href="/fr/stays">5</a><a href="/fr/blog/note">6</a></main>
    <script>m.f=["assets/later-e.js","assets/manifest-f.js"];(["/assets/entry-c.js","/assets/office/x-d.js"])</script></body></html>`;
  expect(pageParts(html)).toEqual({
    files: ["/assets/root-a.css", "/assets/onest-latin-b.woff2", "/assets/later-e.js", "/assets/entry-c.js"],
    pictures: ["/scenes/avenue-960.webp", "/media/stays-media/a-960.webp"],
    items: ["/fr/stays/villa", "/fr/stays/villa", "/experiences/0b9f"],
  });
});
