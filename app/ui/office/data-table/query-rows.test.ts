import { describe, expect, it } from "vitest";
import { withParams, nextSort, readView, type TableView } from "#app/ui/office/data-table/view-params";
import { queryRows, type RowAccessors } from "#app/ui/office/data-table/query-rows";

interface Row {
  name: string;
  price: number | null;
  type: string;
}

const row = (name: string, price: number | null = 0, type = "villa"): Row => ({ name, price, type });
const lookup: RowAccessors<Row> = {
  searchTexts: ({ name }) => [name, null],
  filterValues: { type: ({ type }) => type },
  sortValues: { name: ({ name }) => name, price: ({ price }) => price },
};
const view = (asked: string): TableView =>
  readView(new URLSearchParams(asked), { filters: ["type"], sortable: ["name", "price"] });
const names = (rows: Row[], asked: string) => queryRows(rows, view(asked), lookup).rows.map(({ name }) => name);

describe("the rows of a view", () => {
  it("are found whatever the case and the accents", () => {
    const rows = [row("Café MAKUTI"), row("Plage d’été"), row("شاطئ فومويمبي")];
    expect(names(rows, "search=cafe")).toEqual(["Café MAKUTI"]);
    expect(names(rows, "search=ÉTÉ")).toEqual(["Plage d’été"]);
    expect(names(rows, `search=${encodeURIComponent("فومويمبي")}`)).toEqual(["شاطئ فومويمبي"]);
    expect(queryRows(rows, view("search=zzzz"), lookup)).toEqual({ rows: [], total: 0, page: 1, pages: 1 });
  });

  it("pass every filter that is set", () => {
    const rows = [row("A", 1, "hotel"), row("B", 2), row("AB", 3)];
    expect(names(rows, "type=villa")).toEqual(["B", "AB"]);
    expect(names(rows, "type=villa&search=a")).toEqual(["AB"]);
    expect(names(rows, "unknown=x")).toEqual(["A", "B", "AB"]);
  });

  it("stand in the order of a dictionary, numbers by value, equals as they came, nothing last", () => {
    expect(names([row("Room 10"), row("room 9"), row("Éden"), row("Zanzi"), row("Elm")], "sort=name")).toEqual([
      "Éden",
      "Elm",
      "room 9",
      "Room 10",
      "Zanzi",
    ]);
    const priced = [row("none", null), row("nine", 9), row("also nine", 9), row("hundred", 100), row("twenty", 20)];
    expect(names(priced, "sort=price")).toEqual(["nine", "also nine", "twenty", "hundred", "none"]);
    expect(names(priced, "sort=-price")).toEqual(["hundred", "twenty", "nine", "also nine", "none"]);
    expect(names(priced, "sort=type")).toEqual(priced.map(({ name }) => name));
    expect(priced[0]!.name).toBe("none");
  });

  it("come ten at a time unless more are asked for, on a page that is there", () => {
    const rows = Array.from({ length: 30 }, (_, at) => row(`Row ${at + 1}`));
    expect(queryRows(rows, view(""), lookup)).toMatchObject({ total: 30, page: 1, pages: 3 });
    expect(names(rows, "page=3")).toEqual(rows.slice(20).map(({ name }) => name));
    expect(queryRows(rows, view("page=3&size=25"), lookup)).toMatchObject({ total: 30, page: 2, pages: 2 });
    expect(queryRows(rows, view("page=3&search=row 3"), lookup)).toMatchObject({
      rows: [{ name: "Row 3" }, { name: "Row 30" }],
      page: 1,
      pages: 1,
    });
    expect(queryRows(rows.slice(0, 10), view(""), lookup).pages).toBe(1);
    expect(queryRows(rows.slice(0, 11), view(""), lookup).pages).toBe(2);
    for (const nonsense of ["page=0", "page=-1", "page=x", "page=1e3", "size=7", "size=1000"])
      expect(names(rows, nonsense)).toHaveLength(10);
  });
});

describe("the address of a view", () => {
  it("is sorted upwards, downwards and not at all by turns", () => {
    expect(nextSort(null, "name")).toBe("name");
    expect(nextSort({ key: "name", isDescending: false }, "name")).toBe("-name");
    expect(nextSort({ key: "name", isDescending: true }, "name")).toBeNull();
    expect(nextSort({ key: "price", isDescending: true }, "name")).toBe("name");
  });

  it("keeps what is not changed", () => {
    expect(withParams(new URLSearchParams("search=a&page=3"), { sort: "-name", page: null })).toBe(
      "search=a&sort=-name",
    );
  });

  it("has the size of the list where staff cannot choose one", () => {
    expect(readView(new URLSearchParams("size=50"), { fixedSize: 8 }).size).toBe(8);
  });
});
