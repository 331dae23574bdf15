import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { requireDiskSpace } from "#app/platform/disk-space.server";
import type { S3Address } from "#app/platform/storage/s3-address";
import { nullWhenMissing, putStream } from "#app/platform/storage/s3-objects.server";
import { openS3Uploads } from "#app/platform/storage/s3-uploads.server";
import type { IsPrivate, Storage } from "#app/platform/storage/storage.server";

const REQUEST_TIMEOUT_MS = 5_000;

/** Timeout of all attempts together, for requests that a person waits for. */
const requestTimeout = () => ({ abortSignal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });

/** A bucket of an S3-compatible service. What is private is stored so that no cache keeps it. */
export function openS3Storage(
  { endpoint, bucket, region, pathStyle, credentials }: S3Address,
  isPrivate: IsPrivate,
): Storage {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: pathStyle,
    ...(credentials && { credentials }),
    // Not every service knows the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 10_000 },
    maxAttempts: 2,
  });
  const place = { client, bucket };
  return {
    put: (path, file, type) => putStream(place, path, createReadStream(file), type, isPrivate(path)),
    async find(path) {
      const Key = { Bucket: bucket, Key: path };
      const info = await client.send(new HeadObjectCommand(Key), requestTimeout()).catch(nullWhenMissing);
      if (!info) return null;
      return {
        size: info.ContentLength ?? 0,
        modified: info.LastModified ?? new Date(0),
        async open(range) {
          const { Body } = await client.send(
            new GetObjectCommand({ ...Key, ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
          );
          return Body as Readable;
        },
      };
    },
    async remove(path) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: path }), requestTimeout());
    },
    async tempDir() {
      const folder = join(tmpdir(), "pemba-incoming");
      await mkdir(folder, { recursive: true });
      return folder;
    },
    requireDiskSpace: () => requireDiskSpace(tmpdir()),
    uploads: openS3Uploads(place),
    async probe() {
      const Key = { Bucket: bucket, Key: `probe/${randomBytes(6).toString("hex")}` };
      await client.send(new PutObjectCommand({ ...Key, Body: "probe" }), requestTimeout());
      await client.send(new DeleteObjectCommand(Key), requestTimeout());
      return { kind: "bucket", free: null };
    },
  };
}
