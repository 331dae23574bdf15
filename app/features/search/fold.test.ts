import { describe, expect, it } from "vitest";
import { highlightWords } from "#app/features/search/fold";

const marked = (text: string, ...words: string[]) =>
  highlightWords(text, words)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

describe("marking what was found", () => {
  it("marks the letters as they are written, whatever accents they carry", () => {
    expect(marked("Étoiles sur Wété", "wete")).toBe("Étoiles sur [Wété]");
    expect(marked("Zoe\u0308 Müller", "zoe", "mull")).toBe("[Zoe\u0308] [Müll]er");
    expect(marked("Große Straße", "strasse")).toBe("Große [Straße]");
    expect(marked("Фёдор", "федор")).toBe("[Фёдор]");
    expect(marked("أَحْمَد الهاشمي", "احمد", "هاشمي")).toBe("[أَحْمَد] ال[هاشمي]");
    expect(marked("潜水之旅", "水之")).toBe("潜[水之]旅");
    // One sign that is folded to several, and what follows it (PL-063).
    expect(marked("Le café bleu", "cafe")).toBe("Le [café] bleu");
    expect(marked("بيت ﷲ هنا", "الله")).toBe("بيت [ﷲ] هنا");
    expect(marked("ﬁne reef, ½ day", "fine", "reef")).toBe("[ﬁne] [reef], ½ day");
  });

  it("marks one or two letters at the beginning of a word only", () => {
    expect(marked("Juma and Haju", "ju")).toBe("[Ju]ma and Haju");
  });

  it("leaves a text without the words as it is", () => {
    expect(marked("Makuti House", "wete")).toBe("Makuti House");
    expect(marked("", "wete")).toBe("");
  });
});
