import { describe, expect, it } from "vitest";
import { maskPassages, readPassages } from "#app/features/reviews/moderation/rules";

describe("GU-132: masking", () => {
  it("covers passages and nothing else", () => {
    const text = "Ask Rashid, +255 777 010 442. Rashid was late.";
    expect(maskPassages(text, readPassages("Rashid\r\n+255 777 010 442\n\nRashid"))).toBe("Ask …, …. … was late.");
    expect(maskPassages(text, ["Juma"])).toBeNull();
    expect(maskPassages("a Rashid Omar b", readPassages("Rashid\nRashid Omar"))).toBe("a … b");
    expect(readPassages(" \n…\n")).toEqual([]);
  });
});
