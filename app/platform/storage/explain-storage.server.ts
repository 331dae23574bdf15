import { DiskFull, explainFolderError, FolderError } from "#app/platform/disk-space.server";
import { parseS3Address } from "#app/platform/storage/s3-address";

interface StorageError extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

const WRONG_KEY = [
  "InvalidAccessKeyId",
  "SignatureDoesNotMatch",
  "InvalidToken",
  "ExpiredToken",
  "AuthorizationHeaderMalformed",
];
const UNREACHABLE = ["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ETIMEDOUT"];

/** Why nothing can be written to MEDIA_URL, in words for whoever set it. Key and secret are never in it. */
export function explainStorage(error: unknown, place: string): string {
  const address = parseS3Address(place);
  if (!address) return explainMediaFolder(error, place);
  const { name, code = "", $metadata } = error as StorageError;
  const { bucket, endpoint } = address;
  const host = new URL(endpoint).host;
  if (WRONG_KEY.includes(name)) return `${host} refuses the key or secret in MEDIA_URL (${name}).`;
  if (name === "NoSuchBucket") return `${host} has no bucket named ${bucket}: create it, or name another in MEDIA_URL.`;
  if (name === "CredentialsProviderError") return "MEDIA_URL has no key and secret, and this machine has none either.";
  if (name === "PermanentRedirect" || $metadata?.httpStatusCode === 301)
    return `The bucket ${bucket} is in another region: add region=… to MEDIA_URL.`;
  if (name === "AccessDenied" || $metadata?.httpStatusCode === 403)
    return `The key in MEDIA_URL may not write to the bucket ${bucket} (${name}).`;
  if (UNREACHABLE.includes(code)) return `${host} cannot be reached (${code}): look at the host in MEDIA_URL.`;
  if (name === "AbortError" || name === "TimeoutError")
    return `${host} does not answer: look at the host in MEDIA_URL.`;
  return `${host} answers with ${name}${$metadata?.httpStatusCode ? ` (${$metadata.httpStatusCode})` : ""}: look at MEDIA_URL.`;
}

function explainMediaFolder(error: unknown, folder: string): string {
  const explained = explainFolderError(error, folder, "MEDIA_URL");
  if (explained instanceof FolderError || explained instanceof DiskFull) return explained.message;
  return `${folder} (MEDIA_URL) cannot be written: ${(error as StorageError).code ?? "the log says why"}.`;
}
