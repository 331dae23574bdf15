import { explainFolderError } from "#app/platform/disk-space.server";
import { openFolderStorage } from "#app/platform/storage/folder.server";
import { parseS3Address } from "#app/platform/storage/s3-address";
import type { IsPrivate, Storage } from "#app/platform/storage/storage.server";

/** A folder, or a bucket by its s3:// address. */
export async function openStorage(place: string, isPrivate: IsPrivate = () => false): Promise<Storage> {
  const address = parseS3Address(place);
  if (!address) return openFolder(place);
  // Its library is large and would slow down the start of every site that has a folder.
  const { openS3Storage } = await import("#app/platform/storage/s3.server");
  return openS3Storage(address, isPrivate);
}

function openFolder(place: string): Storage {
  try {
    return openFolderStorage(place);
  } catch (error) {
    throw explainFolderError(error, place, "MEDIA_URL");
  }
}
