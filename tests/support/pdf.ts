import { PDFiumLibrary } from "@hyzyla/pdfium";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";

/** Whether poppler-utils are there; tests that look into files are skipped without them, and say so. */
export const hasPoppler = spawnSync("pdftotext", ["-v"]).error === undefined;

/** Runs one of poppler's programs on a file and gives what it prints. */
export function poppler(program: "pdftotext" | "pdfinfo" | "pdffonts", pdf: Uint8Array, ...args: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "pemba-pdf-"));
  try {
    const file = join(folder, "file.pdf");
    writeFileSync(file, pdf);
    const after = program === "pdftotext" ? ["-"] : [];
    return execFileSync(program, [...args, file, ...after], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface DrawnPage {
  width: number;
  height: number;
  /** Four bytes for each dot. */
  data: Uint8Array;
}

/**
 * The pages of a file as pictures. Drawn by a program in WebAssembly: the same dots on every machine, whatever is
 * installed there.
 */
export async function drawPages(pdf: Uint8Array, resolution: number): Promise<DrawnPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    const drawn: DrawnPage[] = [];
    for (const page of document.pages()) {
      const { width, height, data } = await page.render({ scale: resolution / 72, render: "bitmap" });
      drawn.push({ width, height, data: new Uint8Array(data) });
    }
    return drawn;
  } finally {
    document.destroy();
    library.destroy();
  }
}

const CELL_MM = 4;
const CELL_DOTS = 8;
const CELL_RESOLUTION = (CELL_DOTS / CELL_MM) * 25.4;

export interface GreyPage {
  width: number;
  height: number;
  cells: Buffer;
}

/**
 * How light a page is in each square of 4 mm: a word that is gone, a digit more, a line that has moved show in one of
 * them.
 */
export async function greyPages(pdf: Uint8Array): Promise<GreyPage[]> {
  return (await drawPages(pdf, CELL_RESOLUTION)).map((page) => {
    const [width, height] = [Math.floor(page.width / CELL_DOTS), Math.floor(page.height / CELL_DOTS)];
    const cells = Buffer.alloc(width * height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) cells[y * width + x] = meanOfCell(page, x * CELL_DOTS, y * CELL_DOTS);
    return { width, height, cells };
  });
}

function meanOfCell({ data, width }: DrawnPage, left: number, top: number): number {
  let sum = 0;
  for (let y = top; y < top + CELL_DOTS; y++)
    for (let i = (y * width + left) * 4; i < (y * width + left + CELL_DOTS) * 4; i += 4)
      sum += (data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0);
  return Math.round(sum / (CELL_DOTS * CELL_DOTS * 3));
}

/** Where on a page two of them differ most, and by how much of 255. */
export function greatestDifference(one: GreyPage, other: GreyPage): { difference: number; at: string } {
  if (one.width !== other.width || one.height !== other.height) return { difference: 255, at: "its size" };
  let [difference, where] = [0, 0];
  for (const [index, value] of one.cells.entries()) {
    const between = Math.abs(value - (other.cells[index] ?? 0));
    if (between > difference) [difference, where] = [between, index];
  }
  const [x, y] = [where % one.width, Math.floor(where / one.width)];
  return { difference, at: `${x * CELL_MM} mm from the left, ${y * CELL_MM} mm from the top` };
}

/** Pages one below the other in one small picture without loss, to keep with the test. */
export async function savePages(file: string, pages: readonly GreyPage[]): Promise<void> {
  const { width = 0 } = pages[0] ?? {};
  const height = pages.reduce((sum, page) => sum + page.height, 0);
  const raw = { width, height, channels: 1 as const };
  await sharp(Buffer.concat(pages.map(({ cells }) => cells)), { raw })
    .toColourspace("b-w")
    .png({ compressionLevel: 9 })
    .toFile(file);
}

/** Those that were kept, as many pages as the picture has of this height. */
export async function readPages(file: string, height: number): Promise<GreyPage[]> {
  const { data, info } = await sharp(file).toColourspace("b-w").raw().toBuffer({ resolveWithObject: true });
  const size = info.width * height;
  return Array.from({ length: info.height / height }, (_, page) => ({
    width: info.width,
    height,
    cells: data.subarray(page * size, (page + 1) * size),
  }));
}
