import { expect, it } from "vitest";
import { mergeDrafts } from "#app/ui/office/form/merge";

const base = { title: "Villa", title_fr: "", title_de: "Haus", price: "10", images: ["a", "b"] };

it("keeps what others saved in the fields I did not touch", () => {
  const { merged, conflicts } = mergeDrafts({
    base,
    mine: { ...base, title_fr: "Maison" },
    stored: { ...base, title_de: "Villa", price: "12" },
  });
  expect(merged).toEqual({ ...base, title_fr: "Maison", title_de: "Villa", price: "12" });
  expect(conflicts).toEqual([]);
});

it("names the fields both of us changed, and leaves mine in the draft", () => {
  const { merged, conflicts } = mergeDrafts({
    base,
    mine: { ...base, price: "11", images: ["b", "a"] },
    stored: { ...base, price: "12", images: ["a"] },
  });
  expect(conflicts).toEqual([
    { field: "price", mine: "11", theirs: "12" },
    { field: "images", mine: ["b", "a"], theirs: ["a"] },
  ]);
  expect(merged.price).toBe("11");
});

it("agrees when both typed the same, and when I emptied a field nobody else touched", () => {
  const { merged, conflicts } = mergeDrafts({
    base,
    mine: { ...base, price: "12", title_de: "" },
    stored: { ...base, price: "12" },
  });
  expect(conflicts).toEqual([]);
  expect(merged).toEqual({ ...base, price: "12", title_de: "" });
});
