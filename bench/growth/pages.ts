/** What is asked for: whole pages over HTTP, and the queries behind them. */
import { listStayBookings } from "#app/features/bookings/queries.server";
import { listArticleCards } from "#app/features/blog/queries.server";
import { listForOffice } from "#app/features/experiences/queries.server";
import { findPropertyPage } from "#app/features/properties/page/queries.server";
import { listPropertyCards } from "#app/features/properties/queries.server";
import { listPropertiesForOffice, type OfficeListQuery } from "#app/features/properties/office-list/queries.server";
import { readPropertyFilters } from "#app/features/properties/filters";
import { searchEverything } from "#app/features/search/queries.server";
import { readFilters } from "#app/features/stays/filters";
import { listStays } from "#app/features/stays/queries.server";
import type { Db } from "#app/platform/db/db.server";
import type { Office } from "../office.ts";

/**
 * Addresses of the public site and of the office. Those of single things, and of the sitemap's files, are there at
 * every size.
 */
export async function pagesOf(office: Office): Promise<Map<string, string>> {
  const experience = /href="(\/experiences\/[0-9a-f-]{36})"/.exec(await office.read("/"))![1]!;
  const files = [...(await office.read("/sitemap.xml")).matchAll(/<loc>http:\/\/[^/]+([^<]+)<\/loc>/g)].map(
    ([, path]) => path!,
  );
  const lastFile = files.findLast((path) => path.includes("/en-"))!;
  return new Map([
    ["home", "/"],
    ["list of properties", "/real-estate"],
    ["list, in German", "/de/real-estate"],
    ["list, one type", "/real-estate?type=villa"],
    ["list, one band of prices", "/real-estate?price=100000-500000"],
    ["list, cheapest first", "/real-estate?sort=price_asc"],
    ["list, a type, a band, dearest first", "/real-estate?type=land&price=500000-1000000&sort=price_desc"],
    ["list, to rent", "/real-estate?listing=rent"],
    ["list, one place, cheapest first", "/real-estate?place=Wete&sort=price_asc"],
    ["list, bedrooms, land and a price", "/real-estate?bedrooms=3&land_min=500&max=400000"],
    ["list, words in a tenth", "/real-estate?search=mangrove"],
    ["list, words that are not there", "/real-estate?search=zzqqx"],
    ["list, page 4", "/real-estate?page=4"],
    ["list, page 90", "/real-estate?page=90"],
    ["property with similar ones", "/real-estate/place-77"],
    ["property, in Arabic", "/ar/real-estate/place-77"],
    ["list of stays", "/stays"],
    ["stays, three filters", "/stays?type=villa&price=200&guests=4"],
    ["stays, cheapest first", "/stays?sort=price_asc"],
    ["stays, a type, dearest first", "/stays?type=villa&sort=price_desc"],
    ["a stay", "/stays/lodge-77"],
    ["an experience", experience],
    ["blog", "/blog"],
    ["blog, one category", "/blog?category=Nature"],
    ["blog, search", "/blog?search=mangrove"],
    ["blog, search for what is not there", "/blog?search=zzqqx"],
    ["an article", "/blog/tale-77"],
    ["sitemap, the list of files", "/sitemap.xml"],
    ["sitemap, one file", lastFile],
    ["office: dashboard", "/1324admin.data"],
    ["office: properties", "/1324admin/properties.data"],
    ["office: properties, page 12", "/1324admin/properties.data?page=12"],
    ["office: properties, filtered", "/1324admin/properties.data?type=land&status=off_plan&listing=rent"],
    ["office: properties by title", "/1324admin/properties.data?sort=title"],
    ["office: properties by price", "/1324admin/properties.data?sort=-price"],
    ["office: properties, search in a tenth", "/1324admin/properties.data?search=mangrove"],
    ["office: properties, search for one", "/1324admin/properties.data?search=place+77+"],
    ["office: properties, search for none", "/1324admin/properties.data?search=zzqqx"],
    ["office: experiences", "/1324admin/experiences.data"],
    ["office: experiences, search", "/1324admin/experiences.data?search=mangrove"],
    ["office: customers", "/1324admin/customers.data"],
    ["office: customers, search in a tenth", "/1324admin/customers.data?q=kitesurfing"],
    ["office: customers, search in a thousandth", "/1324admin/customers.data?q=wheelchair"],
    ["office: notifications", "/1324admin/notifications.data"],
    ["office: staff search", "/1324admin/search.json?q=place+77"],
  ]);
}

const NOTHING: OfficeListQuery = { search: "", type: "", status: "", listing: "", market: "", sort: null, page: 1 };

export const QUERIES: [string, (db: Db) => Promise<unknown>][] = [
  ...[
    "",
    "type=villa",
    "price=100000-500000",
    "sort=price_asc",
    "type=land&price=500000-1000000&sort=price_desc",
    "listing=rent",
    "place=Wete&sort=price_asc",
    "bedrooms=3&land_min=500&max=400000",
    "search=mangrove",
    "search=zzqqx",
  ].map((filters): [string, (db: Db) => Promise<unknown>] => [
    `listPropertyCards(${filters || "all"})`,
    (db) => listPropertyCards(db, "de", readPropertyFilters(new URLSearchParams(filters), [], ["Wete"]), 1),
  ]),
  ["findPropertyPage", (db) => findPropertyPage(db, "place-77", "de")],
  [
    "listStays(three filters)",
    (db) => listStays(db, "de", readFilters(new URLSearchParams("type=villa&price=200&guests=4"), []), 1),
  ],
  ["listArticleCards(search)", (db) => listArticleCards(db, "de", { search: "mangrove", category: "" }, 1)],
  ["listPropertiesForOffice", (db) => listPropertiesForOffice(db, NOTHING)],
  [
    "listPropertiesForOffice(search in a tenth)",
    (db) => listPropertiesForOffice(db, { ...NOTHING, search: "mangrove" }),
  ],
  ["listPropertiesForOffice(search for none)", (db) => listPropertiesForOffice(db, { ...NOTHING, search: "zzqqx" })],
  [
    "listPropertiesForOffice(by title)",
    (db) => listPropertiesForOffice(db, { ...NOTHING, sort: { key: "title", isDescending: false } }),
  ],
  ["listForOffice(experiences)", (db) => listForOffice(db, { search: "mangrove", category: "", page: 1 })],
  ["listStayBookings", (db) => listStayBookings(db, { search: "", status: null, page: 1 })],
  ["searchEverything", (db) => searchEverything(db, "place 77", 5)],
];
