import { statfs } from "node:fs/promises";
import { userInfo } from "node:os";

/**
 * What we leave free on a disk. The embedded database writes its log in files of 16 MB; when there is no room for the
 * next one it tries for ever, and the process answers nobody any more. So writing stops before that.
 */
const MIN_FREE_BYTES = 64 * 1024 * 1024;
const CHECK_INTERVAL_MS = 500;

export class DiskFull extends Error {}

/** A folder cannot be used. The message is one line that says what to do about it. */
export class FolderError extends Error {}

/** Why a folder cannot be written, in words for whoever runs the site; what we have no words for stays as it is. */
export function explainFolderError(error: unknown, folder: string, variable: string): unknown {
  if (!(error instanceof Error)) return error;
  const otherwise = `or set ${variable} to another folder.`;
  switch ((error as NodeJS.ErrnoException).code ?? "") {
    case "EACCES":
    case "EPERM":
      return new FolderError(
        `${folder} cannot be written by ${userName()}. Make it theirs with chown -R, ${otherwise}`,
        { cause: error },
      );
    case "EROFS":
      return new FolderError(`${folder} is on a disk that can only be read. Mount it for writing, ${otherwise}`, {
        cause: error,
      });
    case "ENOTDIR":
    case "EEXIST":
      return new FolderError(
        `${folder} is no folder: it, or a part of its path, is a file. Move that away, ${otherwise}`,
        { cause: error },
      );
    case "ENOTSUP":
    case "ENOSYS":
      return new FolderError(
        `${folder} is on a disk without hard links, such as a network or USB drive. Set ${variable} to a folder on another.`,
        { cause: error },
      );
    case "ENAMETOOLONG":
      return new FolderError(`${folder} is too long a path. Set ${variable} to another folder.`, { cause: error });
    default:
      return error;
  }
}

/** A container may run as a number that has no name. */
function userName(): string {
  try {
    return `user ${userInfo().username}`;
  } catch {
    return `user number ${process.getuid?.()}`;
  }
}

/** For work that is about to write files. */
export async function requireDiskSpace(folder: string): Promise<void> {
  if (!(await hasDiskSpace(folder)))
    throw new DiskFull(`Less than ${MIN_FREE_BYTES / 1024 / 1024} MB are free on the disk of ${folder}.`);
}

async function hasDiskSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= MIN_FREE_BYTES;
}

/** Tells when the disk has become full, and when it no longer is. */
export function watchDiskSpace(folder: string, onChange: (hasRoomNow: boolean) => Promise<void>): () => void {
  let known = true;
  let isLooking = false;
  const check = async () => {
    const now = await hasDiskSpace(folder);
    if (now === known) return;
    await onChange(now);
    known = now;
  };
  const watch = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    // What fails is looked at again in a moment.
    void check()
      .catch(() => {})
      .finally(() => {
        isLooking = false;
      });
  }, CHECK_INTERVAL_MS).unref();
  return () => clearInterval(watch);
}
