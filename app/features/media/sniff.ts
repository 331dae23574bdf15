import type { StoredType } from "#app/features/media/schema";

/** What a file is by its first bytes. Its name and the type the sender claims are not asked. */
export function sniffMedia(head: Uint8Array): StoredType | null {
  const ascii = (start: number, end: number) => String.fromCodePoint(...head.subarray(start, end));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "image/jpeg";
  if (head[0] === 0x89 && ascii(1, 4) === "PNG") return "image/png";
  if (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") return "image/webp";
  if (ascii(4, 8) === "ftyp")
    return ascii(8, 12) === "qt  " ? "video/quicktime" : isImageBrand(ascii(8, 12)) ? null : "video/mp4";
  if (head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3 && ascii(0, 64).includes("webm"))
    return "video/webm";
  if (ascii(0, 5) === "%PDF-") return "application/pdf";
  return null;
}

/** HEIC and AVIF share the container of MP4. */
function isImageBrand(brand: string): boolean {
  return ["heic", "heix", "mif1", "msf1", "avif", "avis"].includes(brand);
}
