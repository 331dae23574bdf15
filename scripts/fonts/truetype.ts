/**
 * The two things we need of a TrueType file that the cutting tool does not do: giving it a family name of its own, and
 * saying which letters it holds.
 */
interface Table {
  tag: string;
  data: Buffer;
}

const HEADER = 12;
const ENTRY = 16;

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
    const at = HEADER + i * ENTRY;
    const start = font.readUInt32BE(at + 8);
    return {
      tag: font.toString("latin1", at, at + 4),
      data: font.subarray(start, start + font.readUInt32BE(at + 12)),
    };
  });
}

/** Typst and Pango choose a file by family and weight: two files of one family and weight hide each other's letters. */
export function named(font: Buffer, family: string, weight: 400 | 600): Buffer {
  const tables = tablesOf(font).map((table) => {
    if (table.tag === "name") return { ...table, data: nameTable(family, weight) };
    if (table.tag !== "OS/2") return table;
    const data = Buffer.from(table.data);
    data.writeUInt16BE(weight, 4);
    return { ...table, data };
  });
  return assemble(font.readUInt32BE(0), tables);
}

function nameTable(family: string, weight: 400 | 600): Buffer {
  const style = weight === 400 ? "Regular" : "SemiBold";
  const postscript = `${family.replaceAll(" ", "")}-${style}`;
  const names: [id: number, text: string][] = [
    [1, family],
    [2, "Regular"],
    [3, postscript],
    [4, `${family} ${style}`],
    [6, postscript],
    [16, family],
    [17, style],
  ];
  const head = Buffer.alloc(6 + names.length * 12);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  const texts: Buffer[] = [];
  let offset = 0;
  for (const [i, [id, text]] of names.entries()) {
    const data = Buffer.from(text, "utf16le").swap16();
    for (const [j, value] of [3, 1, 0x409, id, data.length, offset].entries())
      head.writeUInt16BE(value, 6 + i * 12 + j * 2);
    texts.push(data);
    offset += data.length;
  }
  return Buffer.concat([head, ...texts]);
}

const padded = (length: number) => Math.ceil(length / 4) * 4;

function checksum(data: Buffer): number {
  const whole = Buffer.concat([data, Buffer.alloc(padded(data.length) - data.length)]);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

function assemble(version: number, tables: Table[]): Buffer {
  const directory = Buffer.alloc(HEADER + tables.length * ENTRY);
  const power = Math.floor(Math.log2(tables.length));
  directory.writeUInt32BE(version, 0);
  for (const [i, value] of [tables.length, 16 << power, power, tables.length * 16 - (16 << power)].entries())
    directory.writeUInt16BE(value, 4 + i * 2);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  let head = 0;
  for (const [i, { tag, data }] of tables.entries()) {
    const table = Buffer.concat([data, Buffer.alloc(padded(data.length) - data.length)]);
    if (tag === "head") {
      head = offset;
      table.writeUInt32BE(0, 8);
    }
    const at = HEADER + i * ENTRY;
    directory.write(tag, at, "latin1");
    directory.writeUInt32BE(checksum(table), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    parts.push(table);
    offset += table.length;
  }
  const font = Buffer.concat(parts);
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, head + 8);
  return font;
}

/** The codes of all letters a file has, in order. */
export function codesOf(font: Buffer): number[] {
  const cmap = tablesOf(font).find(({ tag }) => tag === "cmap")?.data;
  if (!cmap) throw new Error("A font without letters.");
  const codes = new Set<number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4));
    const format = table.readUInt16BE(0);
    if (format === 4) for (const code of codesOfFormat4(table)) codes.add(code);
    if (format === 12) for (const code of codesOfFormat12(table)) codes.add(code);
  }
  return [...codes].toSorted((a, b) => a - b);
}

function* codesOfFormat4(table: Buffer): Iterable<number> {
  const doubled = table.readUInt16BE(6);
  for (let at = 0; at < doubled; at += 2) {
    const last = table.readUInt16BE(14 + at);
    const first = table.readUInt16BE(16 + doubled + at);
    const delta = table.readUInt16BE(16 + 2 * doubled + at);
    const rangeAt = 16 + 3 * doubled + at;
    const range = table.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const glyph = range === 0 ? code + delta : table.readUInt16BE(rangeAt + range + 2 * (code - first));
      if ((glyph & 0xffff) !== 0) yield code;
    }
  }
}

function* codesOfFormat12(table: Buffer): Iterable<number> {
  for (let i = 0; i < table.readUInt32BE(12); i++) {
    const at = 16 + i * 12;
    for (let code = table.readUInt32BE(at); code <= table.readUInt32BE(at + 4); code++) yield code;
  }
}
