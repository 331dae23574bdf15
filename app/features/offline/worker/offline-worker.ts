/* oxlint-disable unicorn/prefer-add-event-listener, unicorn/require-post-message-target-origin, typescript/no-non-null-assertion, promise/always-return -- its size counts; a client of a worker has no target origin */
import type { pageParts } from "#app/features/offline/worker/page-parts";
import type { requestKind } from "#app/features/offline/worker/request-kind";

/** The parts of a service worker's scope that are used here: the types of the DOM do not have them. */
export interface WorkerScope {
  oninstall: (event: WorkerEvent) => void;
  onactivate: (event: WorkerEvent) => void;
  onmessage: (event: WorkerEvent) => void;
  onfetch: (event: WorkerEvent) => void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<Page[]>;
    get(id: string): Promise<Page | undefined>;
  };
  location: Location;
  navigator: { connection?: { saveData?: boolean } };
}
interface Page {
  url: string;
  postMessage(message: unknown): void;
}
interface WorkerEvent {
  request: Request;
  resultingClientId: string;
  data: KeepMessage;
  source: Page;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

/** What a page asks of the worker: everything anew, what is missing, or the guide if it is open. */
interface KeepMessage {
  wanted: "all" | "missing" | "opened";
  path: string;
  /** What the page has fetched: letters that no page names. */
  files: string[];
}

/** How a pack goes on, told to the page that asked for it: pages read of all, and in the end how it went. */
type KeepProgress = [done: number, of: number] | "kept" | "bare" | "full" | "failed";

/**
 * The service worker. Stands as text in /sw.js, so it may use nothing from outside itself. Pages come from the server
 * as long as it answers; what was kept is shown when it does not. Nothing is kept but what the server marked
 * (x-offline): no page of a session, no notice, no error.
 */
export function offlineWorker(
  scope: WorkerScope,
  build: string,
  kindOf: typeof requestKind,
  partsOf: typeof pageParts,
): void {
  const PAGES = "pages ";
  const FILES = "files ";
  const PICTURES = "pictures";
  const SHELL = "shell";
  const PATIENCE_MS = 4_000;
  const HOUR_MS = 3_600_000;
  const MOST_PAGES = 60;
  const MOST_PICTURE_BYTES = 15_000_000;
  const OPTIONS = { ignoreVary: true, ignoreSearch: true };
  /** Answers that came after the kept page was shown, until a page is asked for. */
  const late = new Map<string, Response>();
  const savesData = scope.navigator.connection?.saveData;
  /** One pack at a time. */
  let last: Promise<unknown> = Promise.resolve();

  const open = (name: string) => caches.open(name);
  const find = (path: string) => caches.match(path, OPTIONS);
  const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
  const prefixOf = (path: string) => /^(\/..)?(?=\/|$)/.exec(path)![0];
  const isGuide = (path: string) => /\/travel(.data)?$/.test(path);
  /** Oldest first, as the browser lists and searches them. */
  const packs = async (name = "") => (await caches.keys()).filter((pack) => pack.startsWith(PAGES + name));
  /** A pack is named after its language, build, time and number of pages. */
  const partOf = (pack: string | undefined, at: 1 | 2 | 3 | 4) => pack?.split(" ")[at];

  /** A page as the server has it; undefined when there is none. */
  const readPage = async (path: string, credentials?: RequestCredentials): Promise<Response | undefined> => {
    const answer = await fetch(path, { cache: "no-cache", credentials });
    if (answer.status === 404) return;
    if (answer.redirected || !answer.headers.has("x-offline")) throw answer;
    return answer;
  };

  /** A file as it is kept, read if it is not yet. */
  const keepFile = async (path: string, name = FILES + build, known?: Response): Promise<Response> => {
    const cache = await open(name);
    const kept = await cache.match(path, OPTIONS);
    if (kept) return kept;
    const answer = known ?? (await fetch(path));
    // A page in the place of a file, or no file at all, must not be kept as one.
    if (!answer.ok || /html/.test(answer.headers.get("content-type")!)) throw answer;
    await cache.put(path, answer.clone());
    return answer;
  };

  /** The page that is shown for what is not kept, the same for everybody. */
  const keepShell = async (prefix: string): Promise<void> => {
    const path = `${prefix}/offline`;
    const page = await readPage(path, "omit");
    // An open tab may show an address of no language, or the page of a guest.
    if (!page) return;
    for (const file of partsOf(await page.clone().text()).files) await keepFile(file);
    await (await open(SHELL)).put(path, page);
  };

  /**
   * Guide, map, saved list and what is on it, in one language. All is read before anything is replaced, and the old
   * pack goes when the new one is whole: of two the browser finds the older one. Pictures come last, so that they take
   * the room of nothing else.
   */
  const keepPack = async (prefix: string, isAnew: boolean, files: string[], tell: (progress: KeepProgress) => void) => {
    const [oldest, ...unfinished] = await packs(`${prefix} `);
    for (const name of unfinished) await caches.delete(name);
    const isStale = isAnew || partOf(oldest, 2) !== build;
    const answers = new Map<string, Response>();
    const pictures = new Set<string>();
    const paths = [`${prefix}/saved`, `${prefix}/travel`, `${prefix}/map`];
    for (const [at, path] of paths.entries()) {
      tell([at, paths.length]);
      const answer = (at && !isStale && (await find(path))) || (await readPage(path));
      if (!answer) continue;
      answers.set(path, answer);
      const parts = partsOf(await answer.clone().text());
      if (!at) paths.push(...[...new Set(parts.items)].slice(0, MOST_PAGES - 3));
      files.push(...parts.files);
      // All of the guide, the first of each listing.
      for (const picture of parts.pictures.slice(0, [0, 99][at] ?? 1)) pictures.add(picture);
    }
    // The list grows by what scripts load later.
    const wanted = new Set(files);
    for (const file of wanted) {
      const kept = await keepFile(file);
      if (file.endsWith("js")) for (const part of partsOf(await kept.text()).files) wanted.add(part);
    }
    const name = `${PAGES}${prefix} ${build} ${Date.now()} ${answers.size}`;
    const pages = await open(name);
    // Should this be cut short, the next pack begins by removing what is here.
    for (const [path, answer] of answers) await pages.put(path, answer);
    let end: KeepProgress = "kept";
    let room = MOST_PICTURE_BYTES;
    for (const picture of pictures)
      try {
        room -= (await (await keepFile(picture, PICTURES)).blob()).size;
        if (room < 0) throw room;
      } catch {
        pictures.delete(picture);
        end = "bare";
      }
    if (oldest) await caches.delete(oldest);
    const cache = await open(PICTURES);
    for (const picture of await cache.keys()) if (!pictures.has(pathOf(picture))) await cache.delete(picture);
    // The oldest packs go where there are too many pages.
    let count = 0;
    for (const kept of (await packs()).toReversed()) {
      count += +partOf(kept, 4)!;
      if (count > MOST_PAGES) await caches.delete(kept);
    }
    await removeOldFiles();
    tell(end);
  };

  /** Files of former builds that no pack needs. Those of a newer one belong to the worker that follows this one. */
  const removeOldFiles = async (): Promise<void> => {
    const kept = (await packs()).join();
    for (const name of await caches.keys()) {
      if (name === FILES + build) return;
      // With the blank before it: the name of a build may be the end of another one.
      if (name.startsWith(FILES) && !kept.includes(name.slice(FILES.length - 1))) await caches.delete(name);
    }
  };

  function pack(
    prefix: string,
    isAnew: boolean,
    files: string[] = [],
    tell: (progress: KeepProgress) => void = () => {},
  ): Promise<unknown> {
    const keep = () => keepPack(prefix, isAnew, files, tell);
    return (last = last.then(keep).catch(async (error: Error) => {
      if (!/Quota/.test(error.name)) return tell("failed");
      // Pictures are the first to go.
      await caches.delete(PICTURES);
      return keep().catch(() => tell("full"));
    }));
  }

  /** After a page came from the server: what should be kept with it, and is not yet or only of a former build. */
  const keepAfter = async (path: string): Promise<void> => {
    const prefix = prefixOf(path);
    if (!(await find(`${prefix}/offline`))) await keepShell(prefix);
    await removeOldFiles();
    if (savesData) return;
    const [own] = await packs(`${prefix} ${build} `);
    if (isGuide(path) && !(Date.now() - +partOf(own, 3)! < HOUR_MS)) await pack(prefix, true);
    await renewPacks();
  };

  /** Packs of a former build. */
  const renewPacks = async (): Promise<void> => {
    for (const name of await packs()) if (partOf(name, 2) !== build) await pack(partOf(name, 1)!, true);
  };

  const answerPage = async (event: WorkerEvent): Promise<Response> => {
    const { request } = event;
    const path = pathOf(request);
    const answered = late.get(path);
    late.clear();
    if (answered) return answered;
    const kept = await find(path);
    const asked = fetch(request);
    event.waitUntil(asked.then((answer) => (answer.ok ? keepAfter(path) : undefined)));
    const instead = kept ?? (await find(`${prefixOf(path)}/offline`)) ?? (await (await open(SHELL)).matchAll())[0];
    if (!instead) return asked;
    return new Promise((resolve) => {
      let isShown = false;
      // Says in the page that it was kept, why it is shown and since when; a script in it says so to the reader.
      const show = async (why: "offline" | "slow") => {
        if (isShown) return;
        isShown = true;
        const { headers } = instead;
        const mark = `<html data-kept='${why}|${headers.get("date")}|${headers.get("etag")}'`;
        resolve(new Response((await instead.text()).replace("<html", mark), instead));
      };
      // Should it end after the answer has come, nobody notices.
      if (kept) setTimeout(show, PATIENCE_MS, "slow");
      asked
        .then(async (answer) => {
          resolve(answer);
          if (!isShown) return;
          late.set(path, answer);
          (await scope.clients.get(event.resultingClientId))!.postMessage("late");
        })
        .catch(() => show("offline"));
    });
  };

  /** Names of files change with their content: what is there is right. */
  const answerFile = async (event: WorkerEvent): Promise<Response> => {
    const path = pathOf(event.request);
    const kept = await find(path);
    if (kept) return kept;
    const answer = await fetch(event.request);
    event.waitUntil(keepFile(path, FILES + build, answer.clone()));
    return answer;
  };

  /** A picture is kept in one of its widths, which does for the others. */
  function answerPicture({ request }: WorkerEvent): Promise<Response> {
    return fetch(request).catch(async () => {
      const nameOf = (picture: Request) => pathOf(picture).replace(/-\d+\./, ".");
      const cache = await open(PICTURES);
      // No answer is a failed one.
      return (await cache.match((await cache.keys()).find((picture) => nameOf(picture) === nameOf(request))!))!;
    });
  }

  scope.oninstall = (event) => {
    const keepShells = async () => {
      const pages = await scope.clients.matchAll({ includeUncontrolled: true });
      const shells = await (await open(SHELL)).keys();
      await Promise.all([...new Set([...pages, ...shells].map((page) => prefixOf(pathOf(page))))].map(keepShell));
    };
    event.waitUntil(keepShells());
    void scope.skipWaiting();
  };
  scope.onactivate = (event) => {
    event.waitUntil(scope.clients.claim());
    // Not waited for: until it is active, a worker answers nothing.
    if (!savesData) void renewPacks();
  };
  scope.onmessage = (event) => {
    const { wanted, path, files } = event.data;
    if (wanted !== "opened" || isGuide(path))
      event.waitUntil(
        pack(prefixOf(path), wanted !== "missing", files, (progress) => event.source.postMessage(progress)),
      );
  };
  scope.onfetch = (event) => {
    const { request } = event;
    const path = pathOf(request);
    const kind = kindOf(request, scope.location.origin);
    if (kind) event.respondWith({ page: answerPage, file: answerFile, picture: answerPicture }[kind](event));
    // The guide opened from another page, whose data alone is read.
    else if (isGuide(path)) event.waitUntil(keepAfter(path));
  };
}
