import type { DataStore } from "@tus/server";
import type { Readable } from "node:stream";

/** Both ends included, as in a Range header. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  size: number;
  modified: Date;
  open(range?: ByteRange): Promise<Readable>;
}

/** How a storage is, having just written something and taken it away. */
export interface StorageState {
  kind: "folder" | "bucket";
  /** Null where there is no end to it. */
  free: number | null;
}

/** Where media live: a folder, or a bucket that any number of machines share. Paths are made by the media room, never by a client. */
export interface Storage {
  /** Puts a finished file of this machine in; the file itself stays with the caller. Names are random, so none is taken. */
  adopt(path: string, file: string, type: string): Promise<void>;
  find(path: string): Promise<StoredFile | null>;
  remove(path: string): Promise<void>;
  /** A folder on this machine for files under way, on the same disk where that spares a copy. */
  scratch(): Promise<string>;
  /** Throws when the disk of this machine, where files are written before they are put in, is full. */
  requireRoom(): Promise<void>;
  parts: PartStore;
  /** Fails when nothing can be written. */
  look(): Promise<StorageState>;
}

/** Files on their way in, part by part. Whatever process took in a part, every other one knows of it. */
export interface PartStore {
  /** What the tus protocol writes to. */
  datastore: DataStore;
  /** Null while parts are missing, or when nothing is known of it. */
  findWhole(id: string): Promise<WholeFile | null>;
  /** Takes away the parts; a note stays. */
  remove(id: string): Promise<void>;
  readNote(id: string): Promise<string | null>;
  writeNote(id: string, text: string): Promise<void>;
  /** Takes away whatever nobody has touched since then, and gives the number of files that went. */
  removeUntouchedSince(moment: number): Promise<number>;
}

export interface WholeFile {
  size: number;
  /** Its first bytes. */
  head(length: number): Promise<Uint8Array>;
  /** Puts it in its place in the storage. The parts stay: the process may die before anybody is told. */
  adopt(path: string, type: string): Promise<void>;
}
