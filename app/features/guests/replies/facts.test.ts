import { describe, expect, it } from "vitest";
import type { GuestItem } from "#app/features/guests/page/read.server";
import { replyFacts } from "#app/features/guests/replies/facts";
import type { Translate } from "#app/features/translations/translate.server";
import type { Language } from "#app/platform/i18n/languages";

const STAY = {
  kind: "stay",
  status: "confirmed",
  name: "Makuti House",
  from: "2027-01-09",
  to: "2027-01-14",
  people: 2,
  total: 174_000,
} as GuestItem;

/** Says the key and what is put into it. */
const translate: Translate = (key, values = {}) => `${key}(${Object.values(values).join(", ")})`;
const reader = (language: Language = "en") => ({ language, translate, today: "2027-01-01" });
const of = (given: Partial<Parameters<typeof replyFacts>[0]> = {}) => ({
  guest: "Amal Said",
  reference: "K9WX3R",
  staff: "Asha Juma",
  subject: { kind: "booking" as const, items: [STAY] },
  ...given,
});

describe("GU-101: what a case says of each placeholder", () => {
  it("is said as the language says it", () => {
    expect(replyFacts(of(), reader())).toEqual({
      name: "Amal Said",
      item: "Makuti House",
      reference: "K9WX3R",
      days: "dateSearch.range(9, 14 January)",
      people: "guest.guests(2)",
      total: "$1,740.00",
      staff: "Asha",
    });
    expect(replyFacts(of(), reader("de"))).toMatchObject({
      days: "dateSearch.range(9., 14. Januar)",
      total: "1.740,00\u00a0$",
    });
    expect(replyFacts(of(), reader("ar")).total, "held together between Arabic letters").toBe("\u2066$1,740.00\u2069");
  });

  it("of one day names it alone, and of a vehicle nobody who sits in it", () => {
    const day = { ...STAY, kind: "experience", to: STAY.from, people: 3 } as GuestItem;
    expect(replyFacts(of({ subject: { kind: "booking", items: [day] } }), reader())).toMatchObject({
      days: "9 January",
      people: "guest.people(3)",
    });
    const car = { ...STAY, kind: "vehicle" } as GuestItem;
    expect(replyFacts(of({ subject: { kind: "booking", items: [car] } }), reader()).people).toBeNull();
  });

  it("of several bookings is of those that stand, and has no sum where a price is missing", () => {
    const trip = { ...STAY, kind: "experience", name: "Misali", from: "2027-01-20", to: "2027-01-20", people: 4 };
    const gone = { ...STAY, status: "cancelled", name: "Car", from: "2027-01-01" };
    const items = [STAY, trip, gone] as GuestItem[];
    expect(replyFacts(of({ subject: { kind: "booking", items } }), reader())).toMatchObject({
      item: "Makuti House and Misali",
      days: "dateSearch.range(9, 20 January)",
      people: "guest.people(4)",
      total: "$3,480.00",
    });
    const unpriced = [STAY, { ...trip, total: null }] as GuestItem[];
    expect(replyFacts(of({ subject: { kind: "booking", items: unpriced } }), reader()).total).toBeNull();
    expect(replyFacts(of({ subject: { kind: "booking", items: [gone] as GuestItem[] } }), reader()).item).toBe("Car");
  });

  it("of a message is who wrote, and nothing else", () => {
    expect(replyFacts(of({ subject: null }), reader())).toMatchObject({
      name: "Amal Said",
      item: null,
      days: null,
      people: null,
      total: null,
    });
  });
});

describe("GU-102: what is not filled in", () => {
  it.each(["www.free-money.example", "https://x.example", "a@b.example", "Anna 2000", "{total}", "Visitor"])(
    "a name such as %s",
    (guest) => expect(replyFacts(of({ guest }), reader()).name).toBeNull(),
  );

  it("a title like a link that a visitor gave to what he offers", () => {
    const offer = { kind: "offer", slug: null, image: null, state: "waiting" } as const;
    const item = (name: string) => replyFacts(of({ subject: { ...offer, name } }), reader()).item;
    expect(item("House in Wete")).toBe("House in Wete");
    expect(item("Visit cheap.example")).toBeNull();
  });
});
