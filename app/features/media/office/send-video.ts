import { DetailedError, Upload } from "tus-js-client";
import { RESUMABLE_UPLOADS, VIDEO_CHUNK_BYTES, type Bucket } from "#app/features/media/schema";
import { sendFile, UploadError, type SendOptions, type SentFile } from "#app/features/media/send-file";
import { ADMIN_PREFIX } from "#app/urls";
import { defined } from "#app/platform/defined";

/** Backoff, then every 30 s for about half an hour. Any progress resets it. */
const RETRY_DELAYS_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000, ...Array.from({ length: 60 }, () => 30_000)];
/** Without progress for this long the connection counts as dead. */
const STALL_TIMEOUT_MS = 45_000;

/**
 * Sends a film in parts. What has arrived stays on the server: after a pause, a failure or a reload of the page the
 * same file goes on where it stopped.
 */
export async function sendVideo(bucket: Bucket, film: Blob, options: SendOptions): Promise<SentFile> {
  const upload = await uploadChunks(film, options);
  const id = defined(upload.url, "the address of the upload").split("/").at(-1) ?? "";
  try {
    const sent = await claimUpload(
      `${ADMIN_PREFIX}/media?${new URLSearchParams({ bucket, kind: "video", upload: id })}`,
      options,
    );
    await forget(upload);
    return { ...sent, size: sent.size || film.size };
  } catch (error) {
    if (error instanceof UploadError && isPermanentFailure(error.status)) await forget(upload);
    throw error;
  }
}

function uploadChunks(film: Blob, { signal, onProgress, onWait }: SendOptions): Promise<Upload> {
  return new Promise((resolve, reject) => {
    let isWaiting = false;
    let stall: ReturnType<typeof setTimeout> | undefined;
    const setWaiting = (waiting: boolean) => {
      if (waiting !== isWaiting) onWait?.(waiting);
      isWaiting = waiting;
    };
    const upload = new Upload(film as File, {
      endpoint: RESUMABLE_UPLOADS,
      chunkSize: VIDEO_CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      // It is forgotten when the film has its address: until then a second try needs it.
      removeFingerprintOnSuccess: false,
      onProgress(sent, total) {
        setWaiting(false);
        resetStallTimer();
        onProgress(total > 0 ? sent / total : 0);
      },
      onShouldRetry(error) {
        const isTemporary = !isPermanentFailure(statusOf(error));
        setWaiting(isTemporary);
        return isTemporary;
      },
      onSuccess() {
        stop();
        resolve(upload);
      },
      onError(error) {
        stop();
        reject(new UploadError(statusOf(error), null, ""));
      },
    });

    async function startAgain() {
      await upload.abort();
      if (!signal.aborted) upload.start();
    }
    function resetStallTimer() {
      clearTimeout(stall);
      stall = setTimeout(() => {
        setWaiting(true);
        void startAgain();
      }, STALL_TIMEOUT_MS);
    }
    function resumeWhenOnline() {
      if (isWaiting) void startAgain();
    }
    function stop() {
      clearTimeout(stall);
      window.removeEventListener("online", resumeWhenOnline);
    }

    window.addEventListener("online", resumeWhenOnline);
    signal.addEventListener("abort", () => {
      stop();
      // Only what is not wanted any more is taken from the server; its sweep removes what could not be.
      upload
        .abort(signal.reason === "removed")
        .catch((error: unknown) => console.warn("could not remove an unfinished upload", error));
      reject(new DOMException("The upload was given up.", "AbortError"));
    });
    void startOrResume(upload, signal);
  });
}

async function startOrResume(upload: Upload, signal: AbortSignal): Promise<void> {
  const previous = await upload.findPreviousUploads();
  const latest = previous.toSorted((a, b) => Date.parse(b.creationTime) - Date.parse(a.creationTime))[0];
  if (latest) upload.resumeFromPreviousUpload(latest);
  if (!signal.aborted) upload.start();
}

/** The film is whole: asks for its address until there is an answer. */
async function claimUpload(to: string, options: SendOptions): Promise<SentFile> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await sendFile(to, new Blob(), { ...options, onProgress: () => undefined });
    } catch (error) {
      if (!(error instanceof UploadError) || isPermanentFailure(error.status)) throw error;
      options.onWait?.(true);
      await abortableDelay(delay, options.signal);
    }
  }
  throw new UploadError(0, null, "");
}

function abortableDelay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("The upload was given up.", "AbortError"));
    });
  });
}

async function forget(upload: Upload): Promise<void> {
  for (const { urlStorageKey } of await upload.findPreviousUploads())
    await upload.options.urlStorage?.removeUpload(urlStorageKey);
}

function statusOf(error: Error): number {
  return error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;
}

/** Retryable: no response, 5xx, timeout, conflict, lock and rate limit. Other 4xx are permanent. */
function isPermanentFailure(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 409, 423, 429].includes(status);
}
