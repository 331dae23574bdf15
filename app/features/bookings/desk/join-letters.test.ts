import { expect, it } from "vitest";
import { joinLetters } from "#app/features/bookings/desk/join-letters";

it("GU-110: what letters share at both ends is said once, the rest one after the other", () => {
  const letter = (...middle: string[]) => ["Dear Marta,", ...middle, "Warm regards", "Because you booked"].join("\n\n");
  const joined = joinLetters([
    letter("Confirmed", "Makuti House\nCheck-in: 9 January"),
    letter("Confirmed", "Island 4x4", "It is ready at 8:00."),
    letter("Cancelled", "Dhow sail"),
  ]);
  expect(joined).toBe(
    letter(
      "Confirmed",
      "Makuti House\nCheck-in: 9 January",
      "Confirmed",
      "Island 4x4",
      "It is ready at 8:00.",
      "Cancelled",
      "Dhow sail",
    ),
  );
});

it("one letter stays as it is, and so do two that are the same", () => {
  expect(joinLetters(["A\n\nB"])).toBe("A\n\nB");
  expect(joinLetters(["A\n\nB", "A\n\nB"])).toBe("A\n\nB");
  expect(joinLetters(["A\n\nB", "C"])).toBe("A\n\nB\n\nC");
});
