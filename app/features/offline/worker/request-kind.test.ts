import { expect, test } from "vitest";
import { requestKind } from "#app/features/offline/worker/request-kind";

const OWN = "https://pemba.example";

interface Asked {
  method?: string;
  mode?: string;
  range?: boolean;
}

const kindOf = (path: string, { method = "GET", mode = "navigate", range = false }: Asked = {}) =>
  requestKind({ method, mode, url: new URL(path, OWN).href, headers: { has: () => range } }, OWN);

test.each([
  ["/", "page"],
  ["/fr", "page"],
  ["/travel", "page"],
  ["/ar/travel", "page"],
  ["/zh/map?place=wete", "page"],
  ["/saved", "page"],
  ["/de/saved", "page"],
  ["/stays/villa-wete", "page"],
  ["/offline", "page"],
  ["/nothing-here", "page"],
] as const)("PL-121: a page may be answered: %s", (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

test.each([
  "/1324admin",
  "/1324admin/customers",
  "/1324ADMIN/settings",
  "/my",
  "/my/abc",
  "/fr/my/abc",
  "/my/abc/news",
  "/my/abc/calendar.ics",
  "/my/abc/pictures/1",
  "/saved/token",
  "/ar/saved/token",
  "/plan",
  "/sw/plan",
  "/alerts/token",
  "/it/alerts/token",
  "/stop/token",
  "/healthz",
  "/metrics",
  "/calendar/secret.ics",
  "/robots.txt",
  "/sitemap.xml",
  "/sw.js",
  "/manifest.webmanifest",
  "/travel/guide.pdf",
  "/travel.data",
  "/search.json",
  "/share/stay/1/en-abc.jpg",
])("PL-121, PT-03: %s is never answered", (path) => {
  expect(kindOf(path)).toBeNull();
  expect(kindOf(path, { mode: "cors" })).toBeNull();
});

test.each([
  ["a form", "/contact", { method: "POST" }],
  ["a question about a page", "/travel", { method: "HEAD" }],
  ["a part of a film (PT-04)", "/media/stays-media/a.webp", { range: true }],
  ["another origin", "https://tiles.example/1.png", { mode: "no-cors" }],
  ["a page of another origin", "https://other.example/travel", {}],
  ["what scripts read", "/travel", { mode: "cors" }],
  ["an event stream", "/1324admin/live", { mode: "cors" }],
  ["code of the office", "/assets/office/calendar-abc.js", { mode: "cors" }],
  ["a film", "/media/stays-media/a.mp4", { mode: "no-cors" }],
] as const)("PL-121: %s is never answered", (_name, path, asked) => {
  expect(kindOf(path, asked)).toBeNull();
});

test("files of the build and pictures are told apart", () => {
  expect(kindOf("/assets/root-abc.css", { mode: "no-cors" })).toBe("file");
  expect(kindOf("/assets/onest-latin-abc.woff2", { mode: "cors" })).toBe("file");
  expect(kindOf("/scenes/hero-960.webp", { mode: "no-cors" })).toBe("picture");
  expect(kindOf("/media/stays-media/image-1-960.webp", { mode: "no-cors" })).toBe("picture");
});
