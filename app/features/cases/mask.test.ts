import { expect, test } from "vitest";
import { maskEmail, maskPhone } from "#app/features/cases/mask";

test("GU-017: an address keeps its first letter and its host, a number its last two digits", () => {
  expect(maskEmail("anna.schmidt@example.com")).toBe("a…@example.com");
  expect(maskEmail("😀x@example.com")).toBe("😀…@example.com");
  expect(maskEmail("nonsense")).toBe("…");
  expect(maskPhone("+255 777 123 456")).toBe("…56");
  expect(maskPhone("")).toBe("…");
});
