import { expect, test } from "vitest";
import { freeUntil, policyOf, startOf } from "#app/features/bookings/cancellation/policy";

const stay = { kind: "stay", from: "2027-03-08", start_time: null, check_in_from: "14:00" } as const;

test("GU-067: a booking begins by the island's clock: at check-in, at 08:00, at its departure or with the day", () => {
  expect(startOf(stay).toISOString()).toBe("2027-03-08T11:00:00.000Z");
  expect(startOf({ ...stay, kind: "vehicle" }).toISOString()).toBe("2027-03-08T05:00:00.000Z");
  expect(startOf({ ...stay, kind: "experience", start_time: "09:30" }).toISOString()).toBe("2027-03-08T06:30:00.000Z");
  expect(startOf({ ...stay, kind: "experience" }).toISOString()).toBe("2027-03-07T21:00:00.000Z");
});

test("GU-067: it is free until so many hours before, also 0; without hours never", () => {
  expect(freeUntil(stay, 168)?.toISOString()).toBe("2027-03-01T11:00:00.000Z");
  expect(freeUntil(stay, 0)?.toISOString()).toBe("2027-03-08T11:00:00.000Z");
  expect(freeUntil(stay, null)).toBeNull();
});

test("GU-077: a listing without words and hours of its own has those of the site", () => {
  const site = { cancel_text: "Write to us", cancel_text_de: "Schreiben Sie uns", cancel_free_hours: 48 };
  expect(policyOf({ cancel_text: " ", cancel_free_hours: null }, site, "de")).toEqual({
    text: "Schreiben Sie uns",
    freeHours: 48,
  });
  // Words of its own without hours: always to be asked for.
  expect(policyOf({ cancel_text: "Half is due", cancel_free_hours: null }, site, "de")).toEqual({
    text: "Half is due",
    freeHours: null,
  });
  expect(policyOf({ cancel_text: null, cancel_free_hours: 0 }, site, "en")).toEqual({ text: null, freeHours: 0 });
  expect(policyOf({ cancel_text: null, cancel_free_hours: null }, null, "en")).toEqual({ text: null, freeHours: null });
});
