import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { placeForm } from "#app/features/places/input";

const PLACE = {
  kind: "village",
  name: "Kiuyu Mbuyuni",
  latitude: "-4.98",
  longitude: "39.86",
  accuracy: "c",
  label_side: "end",
  rank: "3",
  published: "on",
};

const problems = (values: Record<string, string>) => {
  const { issues } = v.safeParse(placeForm, { ...PLACE, ...values });
  return issues ? v.flatten(issues).nested : null;
};

describe("the form of a place", () => {
  it("makes a key of the name, and numbers of numbers", () => {
    expect(v.parse(placeForm, PLACE)).toMatchObject({
      key: "kiuyu-mbuyuni",
      latitude: -4.98,
      rank: 3,
      published: true,
    });
    expect(v.parse(placeForm, { ...PLACE, name: "Café Déjà-vu" }).key).toBe("cafe-deja-vu");
    expect(v.parse(placeForm, { ...PLACE, key: "kiuyu" }).key).toBe("kiuyu");
  });

  it.each([
    [{ name: " " }, { name: ["Required"] }],
    [{ kind: "volcano" }, { kind: ["Choose from the list"] }],
    [{ kind: "" }, { kind: ["Required"] }],
    [{ key: "Kiuyu Mbuyuni" }, { key: ["Only small letters a to z, digits and single hyphens between them"] }],
    [{ name: "نغيزي" }, { key: ["Only small letters a to z, digits and single hyphens between them"] }],
    [{ latitude: "" }, { latitude: ["A place needs a point"] }],
    [{ latitude: "-6.8" }, { latitude: ["Not on Pemba: must be from -5.7 to -4.7"] }],
    [{ longitude: "east" }, { longitude: ["A number from -180 to 180"] }],
    [{ longitude: "41" }, { longitude: ["Not on Pemba: must be from 39.3 to 40.1"] }],
    [{ rank: "4" }, { rank: ["Choose from the list"] }],
    [{ accuracy: "" }, { accuracy: ["Required"] }],
  ])("says what is wrong with %o", (values, expected) => {
    expect(problems(values as Record<string, string>)).toMatchObject(expected);
  });
});
