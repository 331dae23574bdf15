import { useEffect, useRef, useState } from "react";
import { compressImage } from "#app/features/media/compress";
import { hasWidthVariants, pictureUrlAtWidth } from "#app/features/media/schema";
import type { AbortReason, SendOptions, SentFile } from "#app/features/media/send-file";
import type { UnfinishedUpload } from "#app/ui/office/form/unfinished-uploads";

/** Upload state. `waiting`: offline, resumes automatically; `paused`: resumes on user action. */
type Phase = "stored" | "sending" | "waiting" | "paused" | "failed";

/** A picture or video of the form: stored already, on its way, or refused. */
export interface MediaItem {
  key: string;
  name: string;
  /** What to show: a small copy of the stored one, or the file on this computer. */
  preview: string;
  /** Null until it is stored. While another file takes its place, still the old one. */
  url: string | null;
  file: File | null;
  /** In bytes, as chosen; unknown for what was stored earlier. */
  size: number | null;
  /** In bytes, as the server keeps it; unknown before, and for what was stored earlier unless its size came along. */
  storedSize: number | null;
  progress: number;
  phase: Phase;
  /** What the sender said when it failed. */
  problem: string | null;
}

/** A file that is stored already, and what is known of it. */
export interface StoredFile {
  url: string;
  name?: string;
  size?: number | null;
  /** Where the address itself does not tell of a small copy. */
  preview?: string;
}

interface UploadOptions {
  send: (body: Blob, options: SendOptions) => Promise<SentFile>;
  /** Films are sent as they are. */
  compress?: boolean;
  initial: StoredFile[];
}

export interface Uploads {
  items: MediaItem[];
  /** Gives the keys of what was added. */
  add: (files: File[]) => string[];
  remove: (key: string) => void;
  /** Sends what failed once more, and goes on with what was paused. */
  retry: (key: string) => void;
  pause: (key: string) => void;
  move: (key: string, to: number) => void;
  /** Puts stored files in the place of all there are. */
  reset: (urls: string[]) => void;
  /** Another file for the same place. The old one stays until the new one is stored. */
  replace: (key: string, file: File, onStored: (url: string) => void) => void;
}

export function isBusy({ phase }: MediaItem): boolean {
  return phase === "sending" || phase === "waiting" || phase === "paused";
}

/** The files that a save would leave out. */
export function unsentFiles({ items, retry }: Uploads): UnfinishedUpload[] {
  return items
    .filter(({ phase }) => phase !== "stored")
    .map(({ key, name, phase, problem }) => {
      const isStopped = phase === "failed" || phase === "paused";
      return { name, problem, retry: isStopped ? () => retry(key) : null };
    });
}

/**
 * The same for pictures of a text, which belong to it only when they stand in it: until then they are among the items.
 */
export function uninsertedFiles({ items, retry }: Uploads): UnfinishedUpload[] {
  return items.map(({ key, name, phase, problem }) => {
    return { name, problem, retry: phase === "failed" ? () => retry(key) : null };
  });
}

export function storedUrls(items: MediaItem[]): string[] {
  return items.flatMap(({ url }) => url ?? []);
}

/**
 * Files that are sent the moment they are chosen, one after another; leaving the page gives up what is still under way.
 */
export function useUploads({ send: sendBody, compress = true, initial }: UploadOptions): Uploads {
  const [items, setItems] = useState(() => initial.map(storedItem));
  const running = useRef(new Map<string, AbortController>());
  const onStoredCallbacks = useRef(new Map<string, (url: string) => void>());
  const queue = useRef(Promise.resolve());
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const [uploads, addresses] = [running.current, previews.current];
    return () => {
      for (const upload of uploads.values()) upload.abort("left" satisfies AbortReason);
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
      const report = (part: Partial<MediaItem>) => {
        if (!abort.signal.aborted) change(key, part);
      };
      try {
        const body = compress ? await compressImage(file) : file;
        abort.signal.throwIfAborted();
        const sent = await sendBody(body, {
          signal: abort.signal,
          onProgress: (progress) => report({ progress }),
          onWait: (isWaiting) => report({ phase: isWaiting ? "waiting" : "sending" }),
        });
        report({ url: sent.url, storedSize: sent.size, phase: "stored" });
        onStoredCallbacks.current.get(key)?.(sent.url);
        onStoredCallbacks.current.delete(key);
      } catch (error) {
        report({ problem: (error as Error).message, phase: "failed" });
      } finally {
        if (running.current.get(key) === abort) running.current.delete(key);
      }
    }
    queue.current = queue.current.then(compressAndSend);
  }

  function abortUpload(key: string, why: AbortReason) {
    running.current.get(key)?.abort(why);
  }

  function previewOf(file: File): string {
    const address = URL.createObjectURL(file);
    previews.current.add(address);
    return address;
  }

  return {
    items,
    add(files) {
      const added = files.map((file) => ({ ...newItem(file), preview: previewOf(file), file }));
      setItems((before) => [...before, ...added]);
      for (const { key, file } of added) send(key, file);
      return added.map(({ key }) => key);
    },
    remove(key) {
      abortUpload(key, "removed");
      setItems((before) => before.filter((item) => item.key !== key));
    },
    retry(key) {
      const file = items.find((item) => item.key === key)?.file;
      if (!file) return;
      change(key, { problem: null, phase: "sending" });
      send(key, file);
    },
    pause(key) {
      abortUpload(key, "paused");
      change(key, { phase: "paused" });
    },
    move(key, to) {
      setItems((before) => {
        const moved = before.find((item) => item.key === key);
        const others = before.filter((item) => item !== moved);
        return moved ? others.toSpliced(to, 0, moved) : before;
      });
    },
    reset(urls) {
      for (const { key } of items) abortUpload(key, "removed");
      setItems(urls.map((url) => ({ ...storedItem({ url }, 0), key: newKey() })));
    },
    replace(key, file, onStored) {
      abortUpload(key, "removed");
      onStoredCallbacks.current.set(key, onStored);
      const { key: _kept, url: _old, ...fresh } = newItem(file);
      change(key, { ...fresh, preview: previewOf(file) });
      send(key, file);
    },
  };
}

let lastKey = 0;
const newKey = () => `media-${++lastKey}`;

function storedItem({ url, name, size = null, preview: small }: StoredFile, place: number): MediaItem {
  const preview = small ?? (hasWidthVariants(url) ? pictureUrlAtWidth(url, 480) : url);
  const shownName = name ?? url.split("/").at(-1) ?? url;
  return {
    key: `stored-${place}`,
    name: shownName,
    preview,
    url,
    file: null,
    size,
    storedSize: size,
    progress: 1,
    phase: "stored",
    problem: null,
  };
}

function newItem(file: File): Omit<MediaItem, "preview"> {
  return {
    key: newKey(),
    name: file.name,
    url: null,
    file,
    size: file.size,
    storedSize: null,
    progress: 0,
    phase: "sending",
    problem: null,
  };
}
