import type { Bucket, MediaKind } from "#app/features/media/schema";
import { sendFile, UploadRefused, type SendOptions, type SentFile } from "#app/features/media/send-file";
import { ADMIN_PREFIX } from "#app/urls";

const FAILED = "The upload failed. Check the connection and try again.";
const SIGNED_OUT = "You have been signed out. Sign in again in another tab, then retry.";

/** For `useUploads`: sends one file to a bucket and resolves to its address; what went wrong comes as words to show. */
export function uploadMedia(bucket: Bucket, kind: MediaKind) {
  return async (body: Blob, options: SendOptions): Promise<SentFile> => {
    try {
      return await sendFile(`${ADMIN_PREFIX}/media?${new URLSearchParams({ bucket, kind })}`, body, options);
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error;
      throw new Error(error.status === 401 ? SIGNED_OUT : error.message || FAILED, { cause: error });
    }
  };
}
