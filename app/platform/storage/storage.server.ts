import type { DataStore } from "@tus/server";
import type { Readable } from "node:stream";

/** Both ends included, as in a Range header. */
interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  size: number;
  modified: Date;
  open(range?: ByteRange): Promise<Readable>;
}

/** Says of a path whether only whom we ask first may see what is there. */
export type IsPrivate = (path: string) => boolean;

/** How a storage is, having just written something and taken it away. */
export interface StorageState {
  kind: "folder" | "bucket";
  /** Null where there is no end to it. */
  free: number | null;
}

/**
 * Where media live: a folder, or a bucket that any number of machines share. Paths are made by the media room, never by
 * a client.
 */
export interface Storage {
  /**
   * Puts a finished file of this machine in; the file itself stays with the caller. Names are random, so none is taken.
   */
  put(path: string, file: string, type: string): Promise<void>;
  find(path: string): Promise<StoredFile | null>;
  remove(path: string): Promise<void>;
  /** A folder on this machine for files under way, on the same disk where that spares a copy. */
  tempDir(): Promise<string>;
  /** Throws when the disk of this machine, where files are written before they are put in, is full. */
  requireDiskSpace(): Promise<void>;
  uploads: UploadStore;
  /** Fails when nothing can be written. */
  probe(): Promise<StorageState>;
}

/** Files on their way in, part by part. Whatever process took in a part, every other one knows of it. */
export interface UploadStore {
  /** What the tus protocol writes to. */
  datastore: DataStore;
  /** Null while parts are missing, or when nothing is known of it. */
  findComplete(id: string): Promise<CompleteUpload | null>;
  /** Takes away the parts; a note stays. */
  remove(id: string): Promise<void>;
  readResult(id: string): Promise<string | null>;
  writeResult(id: string, text: string): Promise<void>;
  /** Takes away whatever nobody has touched since then, and gives the number of files that went. */
  removeInactiveSince(moment: number): Promise<number>;
}

export interface CompleteUpload {
  size: number;
  /** Its first bytes. */
  head(length: number): Promise<Uint8Array>;
  /** Puts it in its place in the storage. The parts stay: the process may die before anybody is told. */
  put(path: string, type: string): Promise<void>;
}
