import type { MediaKind } from "#app/features/media/schema";
import { sendFile, UploadRefused, type SendOptions } from "#app/features/media/send-file";
import { ADMIN_PREFIX } from "#app/urls";

const FAILED = "The upload failed. Check the connection and try again.";
const SIGNED_OUT = "You have been signed out. Sign in again in another tab, then retry.";

/** Sends one file of an experience and resolves to its address; what went wrong comes as words to show. */
export function uploadMedia(kind: MediaKind) {
  return async (body: Blob, options: SendOptions): Promise<string> => {
    try {
      return await sendFile(`${ADMIN_PREFIX}/media?${new URLSearchParams({ bucket: "experience-media", kind })}`, body, options);
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error;
      throw new Error(error.status === 401 ? SIGNED_OUT : error.message || FAILED, { cause: error });
    }
  };
}
