import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { drawSharePicture } from "#app/features/share/draw.server";
import { drawable, setFontConfig } from "#app/features/share/fonts.server";
import { PROJECT_ROOT } from "#app/platform/project-root.server";
import { SHARE_MAX_BYTES, SHARE_SIZE, type SharedTexts } from "#app/features/share/schema";
import type { Language } from "#app/platform/i18n/languages";

const LONG_ARABIC = "فيلا على الشاطئ فوق بحيرة المرجان مع إطلالة على ميسالي ورصيف خاص";
const only = (texts: Partial<SharedTexts>): SharedTexts => ({
  title: "",
  place: null,
  price: null,
  state: null,
  site: "",
  ...texts,
});

/** Where bright letters stand between two heights: the outermost columns, and the rows. */
async function inkOf(texts: SharedTexts, language: Language, from = 120, to: number = SHARE_SIZE.height) {
  const picture = await drawSharePicture(texts, language, null);
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const box = { left: info.width, right: -1, top: to, bottom: -1 };
  for (let y = from; y < to; y += 1)
    for (let x = 0; x < info.width; x += 1)
      if (data[y * info.width + x]! > 170) {
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y);
      }
  return box;
}

describe("share pictures", () => {
  beforeAll(setFontConfig);

  it("PL-168: a title takes two lines at most, and ends with an ellipsis where it is longer", async () => {
    const words = "Strandvilla über der Lagune mit Blick auf Misali";
    const one = await inkOf(only({ title: "Villa" }), "de");
    const two = await inkOf(only({ title: words }), "de");
    const many = await inkOf(only({ title: `${words} `.repeat(8) }), "de");
    const height = ({ top, bottom }: { top: number; bottom: number }) => bottom - top;
    expect(height(two)).toBeGreaterThan(height(one) * 1.6);
    expect(Math.abs(height(many) - height(two))).toBeLessThan(25);
    const chinese = await inkOf(only({ title: "潟湖之上的海滩别墅".repeat(12) }), "zh");
    expect(height(chinese)).toBeLessThan(200);
  });

  it("PL-169 PT-12 PT-31: Arabic lines end flush at the right, German ones at the left", async () => {
    const title = only({ title: LONG_ARABIC });
    const box = await inkOf(title, "ar");
    const middle = Math.round((box.top + box.bottom) / 2);
    const [first, second] = [await inkOf(title, "ar", 120, middle), await inkOf(title, "ar", middle)];
    expect(Math.abs(first.right - second.right)).toBeLessThan(8);
    expect(SHARE_SIZE.width - first.right).toBeLessThan(76);
    const german = await inkOf(only({ title: "Strandvilla über der Lagune mit Blick auf Misali" }), "de");
    expect(german.left).toBeLessThan(76);
    expect(german.left).toBeGreaterThan(56);
  });

  it("PL-169: Arabic letters are joined: set together they are narrower than apart", async () => {
    const width = async (title: string) => {
      const { left, right } = await inkOf(only({ title }), "ar");
      return right - left;
    };
    // A mark between the letters that keeps them from joining.
    expect(await width("بيمبا")).toBeLessThan(await width(Array.from("بيمبا").join("\u200c")));
  });

  it("leaves out signs that no font has, and composes letters that came in parts", async () => {
    expect(drawable("Villa 🙂 \u0000above\nWete")).toBe("Villa above Wete");
    expect(drawable("Vue sur la me\u0301r")).toBe("Vue sur la mér");
    expect(drawable("1\u202f850,00\u00a0$")).toBe("1\u00a0850,00\u00a0$");
    expect((await drawSharePicture(only({ title: "🙂🙂" }), "en", null)).length).toBeGreaterThan(1_000);
  });

  it("PL-167: stays light with the busiest of photographs, and without a good one", async () => {
    const noise = Buffer.from(Array.from({ length: 1200 * 630 * 3 }, (_, n) => (n * 2_654_435_761) % 251));
    const photo = await sharp(noise, { raw: { width: 1200, height: 630, channels: 3 } })
      .png()
      .toBuffer();
    const texts = only({ title: "Villa <b>& more</b>", site: "Pemba Paradise", state: "For sale", price: "$1" });
    for (const bytes of [photo, Buffer.from("no picture"), null]) {
      const picture = await drawSharePicture(texts, "en", bytes);
      expect(picture.length).toBeLessThanOrEqual(SHARE_MAX_BYTES);
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
    }
  });

  it("PL-170: takes 300 ms of processor time at most, in the slowest script too", async () => {
    const photo = readFileSync(join(PROJECT_ROOT, "public/scenes/avenue-1920.webp"));
    const texts = { title: LONG_ARABIC.repeat(3), place: "كيغوماشا", price: "$1", state: "للإيجار", site: "Pemba" };
    const times: number[] = [];
    for (let n = 0; n < 3; n++) {
      const before = process.cpuUsage();
      await drawSharePicture(texts, "ar", photo);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
    expect(Math.min(...times)).toBeLessThanOrEqual(300);
  });

  it("PL-172: is the same on every machine: only our fonts are used", async () => {
    const texts = {
      title: LONG_ARABIC,
      place: "كيغوماشا",
      price: "\u2066$1,850.00\u2069 شهريًا",
      state: "للإيجار",
      site: "Pemba Paradise",
    };
    const picture = await drawSharePicture(texts, "ar", null);
    const kept = join(import.meta.dirname, "share-picture-ar.jpg");
    const [now, then] = await Promise.all(
      [picture, readFileSync(kept)].map((each) => sharp(each).greyscale().raw().toBuffer()),
    );
    let difference = 0;
    for (const [at, value] of now!.entries()) difference += Math.abs(value - then![at]!);
    expect(difference / now!.length).toBeLessThan(0.8);
  });
});
