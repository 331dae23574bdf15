import { expect, it } from "vitest";
import { packPins, unpackPins, type ListPin } from "#app/features/maps/pins";

const pin = (values: Partial<ListPin> = {}): ListPin => ({
  id: "0b5f1c2e-8a44-4d1b-9f6e-1f2e3d4c5b6a",
  latitude: -5.057,
  longitude: 39.728,
  price: 18_500_000,
  title: null,
  ...values,
});

it("PL-036: pins come out of the answer as they went in, their points to the metre", () => {
  const pins = [
    pin({ market: "available", title: "Villa" }),
    pin({ id: "ffffffff-8a44-4d1b-9f6e-000000000000", price: null, market: "sold", title: "Hut" }),
  ];
  expect(unpackPins(packPins({ pins, crowds: [] }))).toEqual({ pins, crowds: [] });
  const [{ latitude }] = unpackPins(packPins({ pins: [pin({ latitude: -5.123456789 })], crowds: [] })).pins as [
    ListPin,
  ];
  expect(latitude).toBe(-5.12346);
});

it("PL-036: what no pin has is not sent", () => {
  const crowds = [{ n: 7, latitude: -5, longitude: 39.7, area: { west: 39.6, south: -5.1, east: 39.8, north: -4.9 } }];
  expect(Object.keys(JSON.parse(JSON.stringify(packPins({ pins: [pin()], crowds: [] }))) as object)).toEqual([
    "ids",
    "latitudes",
    "longitudes",
    "prices",
    "crowds",
  ]);
  expect(unpackPins(packPins({ pins: [], crowds }))).toEqual({ pins: [], crowds });
});
