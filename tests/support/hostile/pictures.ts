import { crc32, deflateSync } from "node:zlib";
import type { SeededRandom } from "#tests/support/seeded-random";

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A picture of one colour: `rows` lines are there, whatever height it claims. */
export function png(
  width: number,
  height: number,
  { rows = height, extra = Buffer.alloc(0) }: { rows?: number; extra?: Buffer } = {},
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit a pixel, grey.
  head[8] = 1;
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    extra,
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const GIF = Buffer.from(
  "47494638396101000100800000000000ffffff21f90400000000002c00000000010001000002024401003b",
  "hex",
);
const HTML = Buffer.from("<!doctype html><script>alert(1)</script>");
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>');
const JPEG_HEAD = Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex");

/** Files that are not what they say, or far more than they look. Made once: some take a while. */
export const HOSTILE_FILES: Record<string, Buffer> = {
  "50,000 x 50,000 pixels in a few bytes": png(50_000, 50_000, { rows: 1 }),
  "30,000 x 30,000 pixels that are really there": png(30_000, 30_000, { rows: 2_000 }),
  "the largest dimensions a PNG can name": png(2 ** 31 - 1, 2 ** 31 - 1, { rows: 0 }),
  "no pixels at all": png(0, 0),
  "a text that unpacks to 8 MB": png(1, 1, {
    extra: chunk("zTXt", Buffer.concat([Buffer.from("a\0\0"), deflateSync(Buffer.alloc(8_000_000))])),
  }),
  "frames without end": png(1, 1, { extra: chunk("acTL", Buffer.from("ffffffff00000000", "hex")) }),
  "a GIF": GIF,
  HTML: HTML,
  "an SVG": SVG,
  "an SVG behind a byte order mark": Buffer.concat([Buffer.from("efbbbf", "hex"), SVG]),
  "a JPEG that is HTML after its head": Buffer.concat([JPEG_HEAD, HTML]),
  "a PNG that is HTML after its end": Buffer.concat([png(1, 1), HTML]),
  "a GIF and a script at once": Buffer.concat([Buffer.from("GIF89a=1;alert(1)//"), GIF]),
  "a WebP with nothing in it": Buffer.from(
    "RIFF\xff\xff\xff\xffWEBPVP8X\x0a\0\0\0\x02\0\0\0\xff\xff\xff\xff\xff\xff",
    "latin1",
  ),
  "an AVIF by its name alone": Buffer.from("\0\0\0\x20ftypavif\0\0\0\0", "latin1"),
  "a PDF": Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj"),
  "a ZIP": Buffer.from("504b0304", "hex"),
  "a program": Buffer.from("7f454c46020101", "hex"),
  "half a picture": png(100, 100).subarray(0, 50),
  nothing: Buffer.alloc(0),
  "one byte": Buffer.from("\xff", "latin1"),
};

/** One of them, or a real picture with some bytes changed. */
export function hostileFile(chance: SeededRandom): Buffer {
  if (chance.happens(60)) return chance.pick(Object.values(HOSTILE_FILES));
  const torn = Buffer.from(png(16, 16));
  for (let n = 0; n < 5; n++) torn[8 + chance.integerBelow(torn.length - 8)] = chance.integerBelow(256);
  return chance.happens(50) ? torn : torn.subarray(0, chance.integerBelow(torn.length));
}
