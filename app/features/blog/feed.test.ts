import { expect, it } from "vitest";
import { rss } from "#app/features/blog/feed";

it("a feed can be read whatever staff have written", () => {
  const feed = rss({
    title: "Notes",
    description: "From Pemba",
    language: "fr",
    link: "https://pemba.example/fr/blog",
    self: "https://pemba.example/fr/blog/feed.xml",
    articles: [
      {
        slug: "x",
        link: "https://pemba.example/fr/blog/x",
        title: `</title><script>"Fish" & 'chips'`,
        description: "tide\u0000 and\u000b time ]]>",
        category: "Real Estate",
        published_date: "2026-10-08",
        cover_image: null,
      },
    ],
  });
  expect(feed).toContain("<title>&lt;/title&gt;&lt;script&gt;&quot;Fish&quot; &amp; &#39;chips&#39;</title>");
  expect(feed).toContain("<description>tide and time ]]&gt;</description>");
  expect(feed).toContain("<pubDate>Thu, 08 Oct 2026 00:00:00 GMT</pubDate>");
  expect(feed).toContain(
    '<atom:link href="https://pemba.example/fr/blog/feed.xml" rel="self" type="application/rss+xml"/>',
  );
});
