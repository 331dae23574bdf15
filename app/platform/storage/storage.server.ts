import type { ReadStream } from "node:fs";

export interface StoredFile {
  size: number;
  modified: Date;
  /** Both ends included, as in a Range header. */
  open(range?: { start: number; end: number }): ReadStream | ReadableStream<Uint8Array>;
}

/** Where media live: a folder here, an object store elsewhere. Paths are made by the media room, never by a client. */
export interface Storage {
  /** Moves a finished file in. Refuses to overwrite. */
  adopt(path: string, file: string): Promise<void>;
  find(path: string): Promise<StoredFile | null>;
  remove(path: string): Promise<void>;
  /** A folder on this machine for files under way, on the same disk where that spares a copy. */
  scratch(): Promise<string>;
}
