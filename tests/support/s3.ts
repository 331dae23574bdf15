import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";

export interface TestBucket {
  /** As MEDIA_URL takes it. */
  address: string;
  stop(): Promise<void>;
}

/**
 * A real server of the protocol, on a folder of its own. It looks at no signature: that one is refused must be seen
 * elsewhere.
 */
export async function startS3(port = 0): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), "pemba-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port,
    directory,
    silent: true,
    configureBuckets: [{ name: "media", configs: [] }],
  });
  const { port: taken } = await server.run();
  return {
    address: `s3://S3RVER:S3RVER@127.0.0.1:${taken}/media?tls=off`,
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
