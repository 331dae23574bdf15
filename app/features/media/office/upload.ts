import { DROP_MESSAGES, PICTURE_TYPE_NAMES, VIDEO_TOO_LARGE } from "#app/features/media/office/file-validation";
import type { Bucket, MediaKind } from "#app/features/media/schema";
import { sendFile, UploadError, type SendOptions, type SentFile } from "#app/features/media/send-file";
import { waitForRetry } from "#app/ui/office/loading/read-failure";
import { ADMIN_PREFIX } from "#app/urls";

const FAILED = "The upload failed. Check the connection and try again.";
const DENIED = "Your account has no staff role any more.";

/**
 * For `useUploads`: sends one file to a bucket and resolves to its address; what went wrong comes as words to show.
 * When the session has ended, it waits until somebody has signed in again, and goes on.
 */
export function uploadMedia(bucket: Bucket, kind: MediaKind) {
  async function send(body: Blob, options: SendOptions): Promise<SentFile> {
    if (kind !== "video")
      return sendFile(`${ADMIN_PREFIX}/media?${new URLSearchParams({ bucket, kind })}`, body, options);
    const { sendVideo } = await import("#app/features/media/office/send-video");
    return sendVideo(bucket, body, options);
  }
  return async (body: Blob, options: SendOptions): Promise<SentFile> => {
    for (;;) {
      try {
        return await send(body, options);
      } catch (error) {
        if (!(error instanceof UploadError) || error.status !== 401)
          throw new Error(uploadErrorText(error, kind), { cause: error });
      }
      options.onWait?.(true);
      await waitForRetry("signed-out", options.signal);
      options.onWait?.(false);
    }
  };
}

function uploadErrorText(error: unknown, kind: MediaKind): string {
  if (!(error instanceof UploadError)) return FAILED;
  if (error.status === 403) return DENIED;
  if (error.status === 413 && kind === "video") return VIDEO_TOO_LARGE;
  if (error.code === "type" && kind !== "video") return DROP_MESSAGES.type(PICTURE_TYPE_NAMES);
  return error.message || FAILED;
}
