import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
  type S3Client,
} from "@aws-sdk/client-s3";

export interface S3Bucket {
  client: S3Client;
  bucket: string;
}

/** For what may not be there. */
export function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && ["NotFound", "NoSuchKey"].includes(error.name)) return null;
  throw error;
}

/** Some services want all blocks but the last to be of one size, and none below 5 MB. */
const BLOCK_BYTES = 8 * 1024 * 1024;
const MAX_PARALLEL_PARTS = 3;

/** Stored once and for ever; whoever serves it directly from the bucket says so too. */
const IMMUTABLE_HEADERS = { CacheControl: "public, max-age=31536000, immutable", ContentDisposition: "inline" };
const PRIVATE_HEADERS = { CacheControl: "private, no-store", ContentDisposition: "inline" };

/** Writes an object of any size, holding a few blocks of it in memory. It appears whole or not at all. */
export async function putStream(
  { client, bucket }: S3Bucket,
  key: string,
  source: AsyncIterable<Uint8Array>,
  type: string,
  isPrivate = false,
): Promise<void> {
  const headers = isPrivate ? PRIVATE_HEADERS : IMMUTABLE_HEADERS;
  const target = { Bucket: bucket, Key: key };
  const blocks = splitBlocks(source);
  const first = await blocks.next();
  const second = first.done ? first : await blocks.next();
  if (first.done || second.done) {
    await client.send(
      new PutObjectCommand({
        ...target,
        Body: first.value ?? Buffer.alloc(0),
        ContentType: type,
        ...headers,
      }),
    );
    return;
  }
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ ...target, ContentType: type, ...headers }),
  );
  const upload = { ...target, UploadId };
  const sent: Promise<{ ETag: string | undefined; PartNumber: number }>[] = [];
  async function send(Body: Buffer, PartNumber: number) {
    const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
    return { ETag, PartNumber };
  }
  try {
    sent.push(send(first.value, 1), send(second.value, 2));
    for await (const block of blocks) {
      await sent.at(-MAX_PARALLEL_PARTS);
      sent.push(send(block, sent.length + 1));
    }
    await client.send(
      new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: await Promise.all(sent) } }),
    );
  } catch (error) {
    await Promise.allSettled(sent);
    // What cannot be taken back now, the bucket's own rule for unfinished uploads removes.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

async function* splitBlocks(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, undefined> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    size += chunk.length;
    while (size >= BLOCK_BYTES) {
      const joined = Buffer.concat(waiting);
      yield joined.subarray(0, BLOCK_BYTES);
      waiting = [joined.subarray(BLOCK_BYTES)];
      size -= BLOCK_BYTES;
    }
  }
  if (size > 0) yield Buffer.concat(waiting);
  return undefined;
}
