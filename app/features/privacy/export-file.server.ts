import { typeOfFile } from "#app/features/media/schema";
import type { Person } from "#app/features/privacy/queries.server";
import type { Identity } from "#app/features/privacy/schema";
import type { Storage } from "#app/platform/storage/storage.server";

/**
 * Everything that is held about one person, as the text of one file. Pictures stand in it by their paths, as addresses
 * that a browser opens. They are read one at a time: together they may be larger than the memory.
 */
export async function* exportText(
  storage: Storage,
  who: Identity,
  held: Person["records"],
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const facts = JSON.stringify({ asked: who, made_at: new Date().toISOString(), held }, null, 2);
  yield encoder.encode(`${facts.slice(0, -"\n}".length)},\n  "pictures": {`);
  const paths = held.case_pictures?.map(({ path }) => String(path)) ?? [];
  for (const [place, path] of paths.entries()) {
    const file = await storage.find(path);
    const address = file && `data:${typeOfFile(path)};base64,${await readBase64(file)}`;
    yield encoder.encode(`${place > 0 ? "," : ""}\n    ${JSON.stringify(path)}: ${JSON.stringify(address)}`);
  }
  yield encoder.encode(`${paths.length > 0 ? "\n  " : ""}}\n}\n`);
}

async function readBase64(file: NonNullable<Awaited<ReturnType<Storage["find"]>>>): Promise<string> {
  const chunks = (await (await file.open()).toArray()) as Buffer[];
  return Buffer.concat(chunks).toString("base64");
}
