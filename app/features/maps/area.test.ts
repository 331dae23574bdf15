import { describe, expect, it } from "vitest";
import { areaText, isInArea, readArea, readMapQuery } from "#app/features/maps/area";

const read = (area: string) => readArea(new URLSearchParams({ area }));

describe("the area of an address", () => {
  it("PL-034: is rounded outwards to a thousandth of a degree, and what is rounded stays as it is", () => {
    expect(areaText(read("39.60012,-5.30089,39.70001,-5.2999"))).toBe("39.6,-5.301,39.701,-5.299");
    for (const text of ["39.6,-5.301,39.701,-5.299", "39.7,-5.1,39.8,-5", "39.307,-5.693,40.099,-4.701"])
      expect(areaText(read(text))).toBe(text);
  });

  it("ends where Pemba ends", () => {
    expect(areaText(read("39.5,-6,41,-5.1"))).toBe("39.5,-5.7,40.1,-5.1");
  });

  it.each([
    "",
    "here",
    "39.6,-5.3,39.7",
    "39.6,-5.3,39.7,-5.2,1",
    "39.7,-5.3,39.6,-5.2",
    "39.6,-5.2,39.7,-5.3",
    "39.6,-5.3,39.6,-5.3",
    "NaN,-5.3,39.7,-5.2",
    "Infinity,-5.3,39.7,-5.2",
    "1e309,-5.3,39.7,-5.2",
    "39.6;-5.3;39.7;-5.2",
    " 39.6,-5.3,39.7,-5.2",
    "٣٩,-5.3,39.7,-5.2",
    "0x27,-5.3,40,-5.2",
    "39.6,-5.3,39.7,-5.2,",
    ",,,",
    "-180,-90,180,90",
    "-74,40,-73,41",
    "39.3,-5.7,40.1,-4.7",
    "9".repeat(400),
    "39.6,-5.3,39.7,-5.2' or 1=1",
  ])("PL-189: %s counts as not set", (text) => {
    expect(read(text)).toBeNull();
  });

  it("holds what lies on its edge", () => {
    const area = read("39.6,-5.3,39.7,-5.2")!;
    expect(isInArea({ latitude: -5.3, longitude: 39.6 }, area)).toBe(true);
    expect(isInArea({ latitude: -5.3001, longitude: 39.6 }, area)).toBe(false);
  });

  it("PL-031: a view nobody knows counts as not set", () => {
    expect(readMapQuery(new URLSearchParams({ view: "globe" }))).toEqual({ view: "", area: null });
    expect(readMapQuery(new URLSearchParams({ view: "map" })).view).toBe("map");
  });
});
