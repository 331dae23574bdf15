import sharp, { type OverlayOptions } from "sharp";
import { drawable, FONTS } from "#app/features/share/fonts.server";
import { SHARE_MAX_BYTES, SHARE_SIZE, type SharedTexts } from "#app/features/share/schema";
import { escapeMarkup } from "#app/platform/escape-markup";
import { directionOf, type Language } from "#app/platform/i18n/languages";

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
const MARGIN = 64;
const TITLE = { size: 62, width: WIDTH - 2 * MARGIN, lines: 2 } as const;
/** Tried in turn until a picture is light enough. */
const QUALITIES = [84, 72, 58, 42, 28];

/** Darkens where letters stand, so that they can be read on any picture. */
const SHADE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#06222b" stop-opacity=".62"/><stop offset=".24" stop-color="#06222b" stop-opacity=".08"/><stop offset=".42" stop-color="#06222b" stop-opacity=".42"/><stop offset="1" stop-color="#06222b" stop-opacity=".94"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#a)"/></svg>`,
);

/** The sail of the site. */
const SAIL = `<path d="M30 4C16 16 9 30 8 44h22z" fill="#d2491c"/><path d="M34 14c6 10 9 20 9 30h-9z" fill="#f3a83b"/><path d="M4 51c7-5 13-5 20 0s13 5 20 0" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`;

interface TextStyle {
  font: keyof typeof FONTS;
  size: number;
  colour: string;
  weight?: 400 | 600;
  width?: number;
  language: Language;
}

interface SetText {
  input: Buffer;
  width: number;
  height: number;
}

/** Draws the picture of an item: 1200 x 630 JPEG, at most 300 kB. Without a photograph it stands on plain colour. */
export async function drawSharePicture(texts: SharedTexts, language: Language, photo: Buffer | null): Promise<Buffer> {
  const isRtl = directionOf(language) === "rtl";
  const style = { language, colour: "#ffffff" } as const;
  const [title, price, place, site, state] = await Promise.all([
    setTitle(texts.title, { ...style, font: "heading", size: TITLE.size, width: TITLE.width }),
    setLine(texts.price, { ...style, font: "text", size: 38, weight: 600, colour: "#f6c667" }),
    setLine(texts.place, { ...style, font: "text", size: 30, colour: "#d5e6e8" }),
    setLine(texts.site, { ...style, font: "heading", size: 36 }),
    setLine(texts.state, { ...style, font: "text", size: 26, weight: 600, colour: "#06222b" }),
  ]);
  const layers: OverlayOptions[] = [{ input: SHADE, left: 0, top: 0 }];
  /** At the start of the line, or at its end: the other way round from right to left. */
  const put = (set: SetText, top: number, side: "start" | "end" = "start", inset: number = MARGIN) => {
    const isLeft = (side === "start") !== isRtl;
    layers.push({ input: set.input, top: Math.round(top), left: isLeft ? inset : WIDTH - inset - set.width });
  };
  let bottom = HEIGHT - MARGIN;
  for (const [set, gap] of [
    [price, 30],
    [title, 26],
    [place, 0],
  ] as const) {
    if (!set) continue;
    put(set, bottom - set.height);
    bottom -= set.height + gap;
  }
  const sail = { input: svg(52, 58, SAIL), width: 52, height: 58 };
  put(sail, 46);
  if (site) put(site, 75 - site.height / 2, "start", MARGIN + 52 + 18);
  if (state) {
    const badge = { width: state.width + 44, height: 54 };
    const pill = svg(badge.width, badge.height, `<rect width="100%" height="100%" rx="27" fill="#f6e7c9"/>`);
    put({ input: pill, ...badge }, 48, "end");
    put(state, 75 - state.height / 2, "end", MARGIN + 22);
  }
  return encode(await backdrop(photo), layers);
}

function svg(width: number, height: number, content: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);
}

async function backdrop(photo: Buffer | null): Promise<Buffer> {
  const plain = () =>
    sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: "#0b4a55" } })
      .png()
      .toBuffer();
  if (!photo) return plain();
  try {
    return await sharp(photo, { failOn: "error" })
      .autoOrient()
      .resize(WIDTH, HEIGHT, { fit: "cover" })
      .flatten({ background: "#0b4a55" })
      .removeAlpha()
      .png({ compressionLevel: 0 })
      .toBuffer();
  } catch {
    // A broken picture costs the item its photograph, not its preview.
    return plain();
  }
}

async function encode(ground: Buffer, layers: OverlayOptions[]): Promise<Buffer> {
  const drawn = await sharp(ground).composite(layers).removeAlpha().raw().toBuffer();
  const raw = { raw: { width: WIDTH, height: HEIGHT, channels: 3 as const } };
  let picture = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    picture = await sharp(drawn, raw).jpeg({ quality, progressive: true }).toBuffer();
    if (picture.length <= SHARE_MAX_BYTES) break;
  }
  return picture;
}

/** One line, cut where it is too long for the picture. Null when there is nothing to set. */
async function setLine(text: string | null, style: TextStyle): Promise<SetText | null> {
  return text ? fit(drawable(text), { ...style, width: WIDTH - 2 * MARGIN - 80 }, 1) : null;
}

function setTitle(text: string, style: TextStyle): Promise<SetText | null> {
  return fit(drawable(text), style, TITLE.lines);
}

/** Sets a text in so many lines at most; one that is too long ends with an ellipsis. */
async function fit(text: string, style: TextStyle, lines: number): Promise<SetText | null> {
  if (!text) return null;
  const limit = await heightOf(lines, style);
  const whole = await setText(text, style);
  if (whole.height <= limit) return whole;
  // Words where there are blanks between them; signs in Chinese.
  const pieces = style.language === "zh" ? Array.from(text) : text.split(/(?<= )/);
  let [fits, tooMany] = [1, pieces.length];
  let best = await setText(shortened(pieces, 1), style);
  while (tooMany - fits > 1) {
    const tried = Math.floor((fits + tooMany) / 2);
    const set = await setText(shortened(pieces, tried), style);
    if (set.height <= limit) [best, fits] = [set, tried];
    else tooMany = tried;
  }
  return best;
}

const LONGEST_WORD = 40;

function shortened(pieces: string[], count: number): string {
  const text = pieces
    .slice(0, count)
    .join("")
    .trimEnd()
    .replace(/[,;:.，、：；。،؛]+$/, "");
  return `${count === 1 ? text.slice(0, LONGEST_WORD) : text}…`;
}

/** Room for so many lines of the letters that reach furthest up and down, in the script of the language. */
async function heightOf(lines: number, style: TextStyle): Promise<number> {
  const tall = { ar: "إلًى", zh: "潟湖", ru: "Ёйфр" }[style.language as string] ?? "Ågjp";
  const { height } = await setText(Array.from({ length: lines }, () => tall).join("\n"), style);
  return height * 1.18;
}

/**
 * Lines are set at the start of the text: asked to align at the right, the library sets Arabic at the left.
 */
async function setText(
  text: string,
  { font, size, colour, weight = 400, width, language }: TextStyle,
): Promise<SetText> {
  const span = `<span foreground="${colour}" weight="${weight}" lang="${language}">${escapeMarkup(text)}</span>`;
  const { data, info } = await sharp({
    text: { text: span, font: `${FONTS[font]} ${size}`, width, rgba: true, dpi: 72, wrap: "word-char", spacing: 6 },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}
