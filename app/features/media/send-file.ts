/** Why a file did not arrive: the server's answer, or none at all. */
export class UploadRefused extends Error {
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

export interface SendOptions {
  signal: AbortSignal;
  onProgress: (part: number) => void;
}

/** Sends one file as a bare body and resolves to the address it got. XMLHttpRequest, because fetch reports no progress of what it sends. */
export function sendFile(to: string, body: Blob, { signal, onProgress }: SendOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", to);
    request.setRequestHeader("Content-Type", body.type || "application/octet-stream");
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener("load", () => {
      const { url, code, message } = readAnswer(request.responseText);
      if (request.status === 201 && url) resolve(url);
      else reject(new UploadRefused(request.status, code ?? null, message ?? ""));
    });
    request.addEventListener("error", () => reject(new UploadRefused(0, null, "")));
    request.addEventListener("abort", () => reject(new DOMException("The upload was given up.", "AbortError")));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}

/** A proxy in between may answer with a page of its own. */
function readAnswer(text: string): { url?: string; code?: string; message?: string } {
  try {
    return JSON.parse(text) as { url?: string; code?: string; message?: string };
  } catch {
    return {};
  }
}
