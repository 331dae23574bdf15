import { describe, expect, it } from "vitest";
import { isKnown, nearestWord, stemOf } from "#app/features/finding/mending";
import { createSeededRandom } from "#tests/support/seeded-random";

const WORDS = [
  "snorkel",
  "harbour",
  "vumawimbi",
  "diving",
  "reef",
  "clove",
  "sandbank",
  "flying",
  "mangrove",
  "planet",
];
const VOCABULARY = WORDS.join("\n");

describe("words that were mistyped", () => {
  it("are put right by one wrong, missing, extra or swapped letter, long ones by two (PL-073)", () => {
    const meant: [typed: string, word: string | null][] = [
      ["habrour", "harbour"],
      ["harbor", "harbour"],
      ["harbourr", "harbour"],
      ["harbuor", "harbour"],
      ["clave", "clove"],
      ["reff", "reef"],
      ["vumawmibe", "vumawimbi"],
      ["sendbenk", "sandbank"],
      // Two slips in a short word, and words of three letters, may be anything.
      ["clxye", null],
      ["ref", null],
    ];
    for (const [typed, word] of meant) expect(nearestWord(VOCABULARY, [typed]), typed).toBe(word);
  });

  it("are known by what they begin with, where another ending stands in no text (PL-073)", () => {
    for (const typed of ["snorkelling", "snorkeling", "snorkling", "snorkelled"])
      expect(nearestWord(VOCABULARY, [typed]) ?? stemOf(VOCABULARY, typed), typed).toBe("snorkel");
    // Too much follows, or too little is common.
    for (const typed of ["planetarium", "reefs", "divers", "cloverleaf", "snork"])
      expect(stemOf(VOCABULARY, typed), typed).toBeNull();
  });

  it("become a word of the vocabulary, whatever the slip (PL-075)", () => {
    const { integerBelow: below } = createSeededRandom(75);
    const letter = () => String.fromCodePoint(97 + below(26));
    const slips: ((word: string, at: number) => string)[] = [
      (word, at) => word.slice(0, at) + letter() + word.slice(at + 1),
      (word, at) => word.slice(0, at) + word.slice(at + 1),
      (word, at) => word.slice(0, at) + letter() + word.slice(at),
      (word, at) => word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2),
    ];
    let mended = 0;
    for (let n = 0; n < 1_000; n++) {
      const word = WORDS[below(WORDS.length)] ?? "";
      const slip = slips[below(slips.length)];
      const typed = slip?.(word, below(word.length)) ?? word;
      const found = nearestWord(VOCABULARY, [typed]) ?? stemOf(VOCABULARY, typed);
      if (found === null) {
        // Right by chance, or too short to be mended.
        expect(isKnown(VOCABULARY, typed) || typed.length < 4, `${word} ${typed}`).toBe(true);
        continue;
      }
      mended++;
      expect(WORDS, typed).toContain(found);
    }
    expect(mended).toBeGreaterThan(800);
  });
});
