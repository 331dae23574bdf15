import { expect, it } from "vitest";
import { criteriaOf, criteriaSearch } from "#app/features/alerts/criteria";
import { readPropertyFilters } from "#app/features/properties/filters";

const CURRENCIES = [
  { code: "USD", rate: 1 },
  { code: "EUR", rate: 0.5 },
] as const;
const criteria = (query: string) => criteriaOf(readPropertyFilters(new URLSearchParams(query), CURRENCIES, ["Wete"]));

it("GU-174: filters that mean the same are one alert", () => {
  const same = [
    ["", "listing=sale&sort=price_asc&view=map&page=3", "type=castle&place=Paris&bedrooms=0"],
    [
      "price=0-100000",
      "max=100000",
      "min=0&max=100000",
      "max=100000.00&currency=USD",
      "price=0-100000&sort=price_desc",
    ],
    ["search=sea+view", "search=%20Sea%20%20VIEW%20"],
    ["price=1000000", "min=1000000"],
    ["listing=rent&price=500-1000", "listing=rent&min=500&max=1000"],
  ];
  for (const queries of same)
    expect(new Set(queries.map((query) => JSON.stringify(criteria(query)))).size, queries.join(" | ")).toBe(1);
});

it("GU-174: filters that mean something else are another alert", () => {
  const queries = [
    "",
    "listing=rent",
    "type=villa",
    "bedrooms=2",
    "place=Wete",
    "search=sea",
    "land_min=5",
    "max=5",
    "min=5",
  ];
  expect(new Set(queries.map((query) => JSON.stringify(criteria(query)))).size).toBe(queries.length);
});

it("a price in another currency is kept in the dollars of the day", () => {
  expect(criteria("max=100&currency=EUR").max).toBe(20_000);
});

it("GU-179: criteria lead back to the list they came from", () => {
  for (const query of [
    "",
    "listing=rent&type=villa&bedrooms=2&place=Wete&search=sea",
    "min=5&max=10.50&land_min=5&land_max=9",
  ])
    expect(criteria(criteriaSearch(criteria(query)))).toEqual(criteria(query));
});
