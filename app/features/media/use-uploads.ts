import { useEffect, useRef, useState } from "react";
import { compressImage } from "#app/features/media/compress";
import { hasKeptWidths, pictureAt } from "#app/features/media/schema";
import type { SendOptions } from "#app/features/media/send-file";

/** A picture or video of the form: stored already, on its way, or refused. */
export interface MediaItem {
  key: string;
  name: string;
  /** What to show: a small copy of the stored one, or the file on this computer. */
  preview: string;
  url: string | null;
  file: File | null;
  /** In bytes, as chosen; unknown for what was stored earlier. */
  size: number | null;
  progress: number;
  /** What the sender said when it failed. */
  problem: string | null;
}

/** A file that is stored already, and what is known of it. */
export interface StoredFile {
  url: string;
  name?: string;
  size?: number | null;
}

interface UploadOptions {
  send: (body: Blob, options: SendOptions) => Promise<string>;
  /** Films are sent as they are. */
  compress?: boolean;
  initial: StoredFile[];
}

export interface Uploads {
  items: MediaItem[];
  add: (files: File[]) => void;
  remove: (key: string) => void;
  retry: (key: string) => void;
  move: (key: string, to: number) => void;
  /** Puts stored files in the place of all there are. */
  replace: (urls: string[]) => void;
}

export function isBusy({ url, problem }: MediaItem): boolean {
  return url === null && problem === null;
}

export function storedUrls(items: MediaItem[]): string[] {
  return items.flatMap(({ url }) => url ?? []);
}

/** Files that are sent the moment they are chosen, one after another; leaving the page gives up what is still under way. */
export function useUploads({ send: sendBody, compress = true, initial }: UploadOptions): Uploads {
  const [items, setItems] = useState(() => initial.map(storedItem));
  const running = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const [uploads, addresses] = [running.current, previews.current];
    return () => {
      for (const upload of uploads.values()) upload.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, []);

  function change(key: string, part: Partial<MediaItem>) {
    setItems((before) => before.map((item) => (item.key === key ? { ...item, ...part } : item)));
  }

  function send(key: string, file: File) {
    const abort = new AbortController();
    running.current.set(key, abort);
    async function compressAndSend() {
      if (abort.signal.aborted) return;
      try {
        const body = compress ? await compressImage(file) : file;
        abort.signal.throwIfAborted();
        const url = await sendBody(body, { signal: abort.signal, onProgress: (progress) => change(key, { progress }) });
        change(key, { url });
      } catch (error) {
        if (!abort.signal.aborted) change(key, { problem: (error as Error).message });
      } finally {
        running.current.delete(key);
      }
    }
    queue.current = queue.current.then(compressAndSend);
  }

  return {
    items,
    add(files) {
      const added = files.map((file) => ({ ...newItem(file), file }));
      for (const { preview } of added) previews.current.add(preview);
      setItems((before) => [...before, ...added]);
      for (const { key, file } of added) send(key, file);
    },
    remove(key) {
      running.current.get(key)?.abort();
      setItems((before) => before.filter((item) => item.key !== key));
    },
    retry(key) {
      const file = items.find((item) => item.key === key)?.file;
      if (!file) return;
      change(key, { problem: null, progress: 0 });
      send(key, file);
    },
    move(key, to) {
      setItems((before) => {
        const moved = before.find((item) => item.key === key);
        const others = before.filter((item) => item !== moved);
        return moved ? others.toSpliced(to, 0, moved) : before;
      });
    },
    replace(urls) {
      for (const upload of running.current.values()) upload.abort();
      setItems(urls.map((url, place) => storedItem({ url }, place)));
    },
  };
}

let made = 0;
const newKey = () => `media-${++made}`;

function storedItem({ url, name, size = null }: StoredFile, place: number): MediaItem {
  const preview = hasKeptWidths(url) ? pictureAt(url, 480) : url;
  return { key: `stored-${place}`, name: name ?? url.split("/").at(-1) ?? url, preview, url, file: null, size, progress: 1, problem: null };
}

function newItem(file: File): MediaItem {
  return { key: newKey(), name: file.name, preview: URL.createObjectURL(file), url: null, file, size: file.size, progress: 0, problem: null };
}
