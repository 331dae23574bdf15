import { DROP_MESSAGES, PICTURE_TYPE_NAMES, VIDEO_TOO_LARGE } from "#app/features/media/admin/admission";
import type { Bucket, MediaKind } from "#app/features/media/schema";
import { sendFile, UploadRefused, type SendOptions, type SentFile } from "#app/features/media/send-file";
import { ADMIN_PREFIX } from "#app/urls";

const FAILED = "The upload failed. Check the connection and try again.";
const SIGNED_OUT = "You have been signed out. Sign in again in another tab, then go on here: nothing is lost.";

/** For `useUploads`: sends one file to a bucket and resolves to its address; what went wrong comes as words to show. */
export function uploadMedia(bucket: Bucket, kind: MediaKind) {
  return async (body: Blob, options: SendOptions): Promise<SentFile> => {
    try {
      if (kind !== "video") return await sendFile(`${ADMIN_PREFIX}/media?${new URLSearchParams({ bucket, kind })}`, body, options);
      const { sendVideo } = await import("#app/features/media/admin/send-video");
      return await sendVideo(bucket, body, options);
    } catch (error) {
      throw new Error(wordsFor(error, kind), { cause: error });
    }
  };
}

function wordsFor(error: unknown, kind: MediaKind): string {
  if (!(error instanceof UploadRefused)) return FAILED;
  if (error.status === 401 || error.status === 403) return SIGNED_OUT;
  if (error.status === 413 && kind === "video") return VIDEO_TOO_LARGE;
  if (error.code === "type" && kind !== "video") return DROP_MESSAGES.type(PICTURE_TYPE_NAMES);
  return error.message || FAILED;
}
