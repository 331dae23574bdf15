/** Why a file did not arrive: the server's answer, or none at all. */
export class UploadError extends Error {
  constructor(
    /** 0 when there was no answer. */
    readonly status: number,
    /** The server's short name for the reason, if it gave one. */
    readonly code: string | null,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Why a file is sent no further: it is not wanted any more, it waits for somebody to go on, or the page is being left.
 */
export type AbortReason = "removed" | "paused" | "left";

export interface SendOptions {
  /** Aborted with an `Ending`. */
  signal: AbortSignal;
  onProgress: (part: number) => void;
  /** The connection is lost and the sender waits for it, or has it back. */
  onWait?: (isWaiting: boolean) => void;
}

export interface SentFile {
  url: string;
  /** In bytes, as stored. */
  size: number;
}

/**
 * Sends one file as a bare body and resolves to the address and size it got. XMLHttpRequest, because fetch reports no
 * progress of what it sends.
 */
export function sendFile(to: string, body: Blob, { signal, onProgress }: SendOptions): Promise<SentFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", to);
    request.setRequestHeader("Content-Type", body.type || "application/octet-stream");
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener("load", () => {
      const { url, size, code, message } = parseResponse(request.responseText);
      if (request.status === 201 && url) resolve({ url, size: size ?? body.size });
      else reject(new UploadError(request.status, code ?? null, message ?? ""));
    });
    request.addEventListener("error", () => reject(new UploadError(0, null, "")));
    request.addEventListener("abort", () => reject(new DOMException("The upload was given up.", "AbortError")));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}

type UploadResponse = Partial<SentFile> & { code?: string; message?: string };

/** A proxy in between may answer with a page of its own. */
function parseResponse(text: string): UploadResponse {
  try {
    return JSON.parse(text) as UploadResponse;
  } catch {
    return {};
  }
}
