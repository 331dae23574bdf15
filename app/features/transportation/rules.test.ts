import { describe, expect, it } from "vitest";
import { sortVehicles, matchesSearch, rentalTotal } from "#app/features/transportation/rules";
import { readFilters, isSameServerQuery } from "#app/features/transportation/schema";

const rates = { price_per_day: 6_000, price_per_week: 35_000, driver_price_per_day: 2_500 };

describe("the total of a rental", () => {
  it("is by the day while that is cheapest", () => {
    expect(rentalTotal(rates, 3, false)).toEqual({ weeks: 0, days: 3, driver: 0, total: 18_000 });
    expect(rentalTotal(rates, 5, false).total).toBe(30_000);
  });

  it("takes whole weeks at their price, and the rest by the day", () => {
    expect(rentalTotal(rates, 7, false)).toEqual({ weeks: 1, days: 0, driver: 0, total: 35_000 });
    expect(rentalTotal(rates, 9, false)).toEqual({ weeks: 1, days: 2, driver: 0, total: 47_000 });
  });

  it("is never more than another whole week", () => {
    expect(rentalTotal(rates, 6, false)).toEqual({ weeks: 1, days: 0, driver: 0, total: 35_000 });
    expect(rentalTotal(rates, 13, false)).toEqual({ weeks: 2, days: 0, driver: 0, total: 70_000 });
  });

  it("stays by the day when the week is dearer than its days", () => {
    expect(rentalTotal({ ...rates, price_per_week: 50_000 }, 8, false)).toEqual({
      weeks: 0,
      days: 8,
      driver: 0,
      total: 48_000,
    });
  });

  it("pays a driver with a price for every day", () => {
    expect(rentalTotal(rates, 3, true)).toEqual({ weeks: 0, days: 3, driver: 7_500, total: 25_500 });
    expect(rentalTotal(rates, 6, true)).toEqual({ weeks: 1, days: 0, driver: 15_000, total: 50_000 });
    expect(rentalTotal({ ...rates, driver_price_per_day: null }, 3, true).total).toBe(18_000);
  });
});

describe("the search", () => {
  it("looks at name and description, whatever the case and the accents", () => {
    const vehicle = { name: "Vélo à panier", description: "Sept vitesses, aucune hâte" };
    for (const typed of ["velo", "PANIER ", "hate", ""]) expect(matchesSearch(vehicle, typed), typed).toBe(true);
    expect(matchesSearch(vehicle, "zzzz")).toBe(false);
  });
});

it("the order is the day's price, or the one they are read in", () => {
  const vehicles = [{ price_per_day: 20 }, { price_per_day: 10 }, { price_per_day: 30 }];
  const prices = (sort: "latest" | "price_asc" | "price_desc") =>
    sortVehicles(vehicles, sort).map(({ price_per_day }) => price_per_day);
  expect([prices("latest"), prices("price_asc"), prices("price_desc")]).toEqual([
    [20, 10, 30],
    [10, 20, 30],
    [30, 20, 10],
  ]);
});

describe("the filters in the address", () => {
  it("are read as they are stored or named, and ignored when unknown", () => {
    const read = (query: string) => readFilters(new URLSearchParams(query), [{ code: "EUR", rate: 0.5 }]);
    expect(read("type=Quad Bike&max_price=60.5&with_driver=true&search= goats ")).toEqual({
      search: "goats",
      type: "quad_bike",
      maxPrice: { amount: 6_050, currency: "USD", cents: 6_050 },
      withDriver: true,
      sort: "latest",
      vehicles: 1,
    });
    expect(read("type=boat&max_price=-1&with_driver=no")).toEqual({
      search: "",
      type: "",
      maxPrice: null,
      withDriver: false,
      sort: "latest",
      vehicles: 1,
    });
    expect(read("max_price=30&currency=EUR&sort=price_asc")).toMatchObject({
      maxPrice: { amount: 3_000, currency: "EUR", cents: 6_000 },
      sort: "price_asc",
    });
    expect(read("max_price=30&currency=TZS&sort=name")).toMatchObject({ maxPrice: null, sort: "latest" });
  });

  it("ask the server anew only for what it filters", () => {
    const same = (one: string, other: string) =>
      isSameServerQuery(new URLSearchParams(one), new URLSearchParams(other));
    expect(same("type=car&search=a", "type=car&search=ab&book=1&sort=price_asc")).toBe(true);
    expect(same("max_price=60", "max_price=60&currency=EUR")).toBe(false);
    expect(same("type=car", "type=scooter")).toBe(false);
    expect(same("max_price=60", "")).toBe(false);
  });
});
