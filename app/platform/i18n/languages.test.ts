import { describe, expect, it } from "vitest";
import { acceptedLanguage, inLanguage, splitLanguage } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";

describe("the language of an address", () => {
  it("is its prefix, and English without one", () => {
    expect(splitLanguage("/fr/stays/x")).toEqual({ language: "fr", prefix: "fr", path: "/stays/x" });
    expect(splitLanguage("/stays/x")).toEqual({ language: "en", prefix: undefined, path: "/stays/x" });
    expect(splitLanguage("/xx/about").prefix).toBeUndefined();
    expect(splitLanguage("/ar")).toEqual({ language: "ar", prefix: "ar", path: "/" });
  });

  it("changes in place, deep paths included", () => {
    expect(inLanguage("/stays/x", "fr")).toBe("/fr/stays/x");
    expect(inLanguage("/fr/stays/x", "ar")).toBe("/ar/stays/x");
    expect(inLanguage("/ar/stays/x", "en")).toBe("/stays/x");
    expect(inLanguage("/", "de")).toBe("/de");
    expect(inLanguage("/de", "en")).toBe("/");
  });
});

describe("the browser's languages", () => {
  it("are taken by preference, whatever their region", () => {
    expect(acceptedLanguage("fr-CA,en;q=0.8")).toBe("fr");
    expect(acceptedLanguage("ja,de;q=0.7,ru;q=0.9")).toBe("ru");
    expect(acceptedLanguage("zh-TW")).toBe("zh");
  });

  it("are none of ours, or absent", () => {
    expect(acceptedLanguage("ja")).toBeNull();
    expect(acceptedLanguage(null)).toBeNull();
    expect(acceptedLanguage("fr;q=0")).toBeNull();
  });
});

describe("a localised field", () => {
  const row = { title: "Sail", title_fr: "Voile", title_de: "  " };

  it("shows the translation, else the English text", () => {
    expect(localisedText(row, "title", "en")).toBe("Sail");
    expect(localisedText(row, "title", "fr")).toBe("Voile");
    expect(localisedText(row, "title", "de")).toBe("Sail");
    expect(localisedText(row, "title", "sw")).toBe("Sail");
  });
});
