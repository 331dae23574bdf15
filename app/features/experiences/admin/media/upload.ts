import type { MediaKind } from "#app/features/media/schema";
import { ADMIN_PREFIX } from "#app/urls";

const FAILED = "The upload failed. Check the connection and try again.";
const SIGNED_OUT = "You have been signed out. Sign in again in another tab, then retry.";

/** Sends one file and resolves to its address. XMLHttpRequest, because fetch reports no progress of what it sends. */
export function uploadMedia(body: Blob, kind: MediaKind, options: { signal: AbortSignal; onProgress: (part: number) => void }): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `${ADMIN_PREFIX}/media?${new URLSearchParams({ bucket: "experience-media", kind })}`);
    request.setRequestHeader("Content-Type", body.type || "application/octet-stream");
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) options.onProgress(loaded / total);
    });
    request.addEventListener("load", () => {
      const { url, message } = readAnswer(request.responseText);
      if (request.status === 201 && url) resolve(url);
      else reject(new Error(request.status === 401 ? SIGNED_OUT : (message ?? FAILED)));
    });
    request.addEventListener("error", () => reject(new Error(FAILED)));
    request.addEventListener("abort", () => reject(new DOMException("The upload was given up.", "AbortError")));
    options.signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}

/** A proxy in between may answer with a page of its own. */
function readAnswer(text: string): { url?: string; message?: string } {
  try {
    return JSON.parse(text) as { url?: string; message?: string };
  } catch {
    return {};
  }
}
