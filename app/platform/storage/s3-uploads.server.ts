import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from "@aws-sdk/client-s3";
import { DataStore, ERRORS, Upload } from "@tus/server";
import type { Readable } from "node:stream";
import { nullWhenMissing, putStream, type S3Bucket } from "#app/platform/storage/s3-objects.server";
import type { UploadStore } from "#app/platform/storage/storage.server";

const FOLDER = "incoming/";
const SIZE = "size";
const NOTE = "note";

interface Part {
  key: string;
  offset: number;
  size: number;
}

interface Listed {
  key: string;
  size: number;
  modified: number;
}

/**
 * Each part is an object named by where it begins: incoming/{id}/{offset}. What has arrived is what is listed, so a
 * process that dies takes nothing along but the part it was receiving, and no two have to agree on anything.
 */
export function openS3Uploads(place: S3Bucket): UploadStore {
  const { client, bucket } = place;
  const keyOf = (id: string, name: string | number) =>
    `${FOLDER}${id}/${typeof name === "number" ? String(name).padStart(12, "0") : name}`;

  async function put(key: string, Body: Buffer | string): Promise<void> {
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body }));
  }

  async function read(key: string, Range?: string): Promise<Readable | null> {
    const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range })).catch(nullWhenMissing);
    return found && (found.Body as Readable);
  }

  async function readWhole(key: string, Range?: string): Promise<Buffer | null> {
    const stream = await read(key, Range);
    return stream && Buffer.concat((await stream.toArray()) as Buffer[]);
  }

  async function readText(key: string): Promise<string | null> {
    return (await readWhole(key))?.toString() ?? null;
  }

  async function list(prefix: string): Promise<Listed[]> {
    const listed: Listed[] = [];
    let after: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: after }),
      );
      for (const { Key = "", Size = 0, LastModified } of page.Contents ?? [])
        listed.push({ key: Key, size: Size, modified: LastModified?.getTime() ?? 0 });
      after = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (after);
    return listed;
  }

  async function removeAll(keys: string[]): Promise<void> {
    await Promise.all(keys.map((Key) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key }))));
  }

  /** The parts that follow each other without a gap. */
  async function partsOf(id: string): Promise<Part[]> {
    const listed = (await list(keyOf(id, ""))).map(({ key, size }) => ({
      key,
      size,
      offset: Number(key.split("/").at(-1)),
    }));
    const parts: Part[] = [];
    for (const part of listed
      .filter(({ offset }) => Number.isInteger(offset))
      .toSorted((a, b) => a.offset - b.offset)) {
      if (part.offset === endOf(parts)) parts.push(part);
    }
    return parts;
  }

  class Datastore extends DataStore {
    override extensions = ["creation", "creation-with-upload", "termination"];

    override async create(upload: Upload): Promise<Upload> {
      await put(keyOf(upload.id, SIZE), String(upload.size));
      return upload;
    }

    override async getUpload(id: string): Promise<Upload> {
      const size = await readText(keyOf(id, SIZE));
      if (size === null) throw ERRORS.FILE_NOT_FOUND;
      return new Upload({ id, size: Number(size), offset: endOf(await partsOf(id)) });
    }

    /**
     * A part is at most what one request may bring, so it is held in memory until it is stored. Of one that breaks off,
     * what came is kept.
     */
    override async write(source: Readable, id: string, offset: number): Promise<number> {
      const arrived: Buffer[] = [];
      let failure: unknown;
      try {
        for await (const chunk of source) arrived.push(chunk as Buffer);
      } catch (error) {
        failure = error ?? new Error("the part broke off");
      }
      const part = Buffer.concat(arrived);
      if (part.length > 0) await put(keyOf(id, offset), part);
      if (failure) throw failure;
      return offset + part.length;
    }

    override async remove(id: string): Promise<void> {
      const keys = (await list(keyOf(id, ""))).map(({ key }) => key).filter((key) => !key.endsWith(NOTE));
      if (keys.length === 0) throw ERRORS.FILE_NOT_FOUND;
      await removeAll(keys);
    }
  }

  const datastore = new Datastore();

  async function* contentOf(parts: Part[]): AsyncGenerator<Uint8Array> {
    for (const { key } of parts) {
      const stream = await read(key);
      if (!stream) throw new Error("a part is gone");
      yield* stream as AsyncIterable<Uint8Array>;
    }
  }

  return {
    datastore,
    async findComplete(id) {
      const size = Number((await readText(keyOf(id, SIZE))) ?? Number.NaN);
      const parts = await partsOf(id);
      if (endOf(parts) !== size) return null;
      return {
        size,
        async head(length) {
          const beginning = parts.filter(({ offset }) => offset < length);
          const heads = await Promise.all(
            beginning.map(({ key, offset }) => readWhole(key, `bytes=0-${length - offset - 1}`)),
          );
          return Buffer.concat(heads.map((head) => head ?? Buffer.alloc(0)));
        },
        put: (path, type) => putStream(place, path, contentOf(parts), type),
      };
    },
    remove: (id) => datastore.remove(id),
    readResult: (id) => readText(keyOf(id, NOTE)),
    writeResult: (id, text) => put(keyOf(id, NOTE), text),
    async removeInactiveSince(moment) {
      const uploads = [...Map.groupBy(await list(FOLDER), ({ key }) => key.split("/")[1]).values()];
      const untouched = uploads.filter((objects) => objects.every(({ modified }) => modified <= moment));
      for (const objects of untouched) await removeAll(objects.map(({ key }) => key));
      return untouched.length;
    },
  };
}

function endOf(parts: Part[]): number {
  const last = parts.at(-1);
  return last ? last.offset + last.size : 0;
}
