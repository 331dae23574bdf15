import { useEffect, useState } from "react";

/** On a page that was kept (see offline-worker.ts): the pages that open without a network. Null where the server answers. */
export function useKeptPaths(): ReadonlySet<string> | null {
  const [paths, setPaths] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!document.documentElement.dataset.kept) return undefined;
    let isOver = false;
    const forget = () => {
      isOver = true;
      setPaths(null);
    };
    void readKeptPaths().then((kept) => isOver || setPaths(kept));
    addEventListener("online", forget);
    return () => {
      isOver = true;
      removeEventListener("online", forget);
    };
  }, []);
  return paths;
}

async function readKeptPaths(): Promise<Set<string>> {
  const packs = (await caches.keys()).filter((name) => name.startsWith("pages "));
  const requests = await Promise.all(packs.map(async (name) => (await caches.open(name)).keys()));
  return new Set(requests.flat().map(({ url }) => new URL(url).pathname));
}
