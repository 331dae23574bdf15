import { useEffect, useState } from "react";
import type { StoredPicture } from "#app/features/media/admin/library/queries.server";
import type { Bucket } from "#app/features/media/schema";
import type { Paged } from "#app/platform/http/paging";
import { ADMIN_PREFIX } from "#app/urls";

interface Library {
  /** Of every page read so far; null before the first. */
  pictures: StoredPicture[] | null;
  hasMore: boolean;
  isLoading: boolean;
  isFailed: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** Reads the media room page by page. */
export function useLibrary(bucket: Bucket | ""): Library {
  const [requested, setRequested] = useState({ bucket, page: 1, attempt: 1 });
  const [loaded, setLoaded] = useState<{ pictures: StoredPicture[]; pages: number; page: number } | null>(null);
  const [isFailed, setFailed] = useState(false);
  if (requested.bucket !== bucket) {
    setRequested({ bucket, page: 1, attempt: 1 });
    setLoaded(null);
    setFailed(false);
  }

  useEffect(() => {
    const abort = new AbortController();
    fetchPage(requested, abort.signal).then(
      ({ rows, page, pages }) =>
        setLoaded((before) => ({
          pictures: page === 1 ? rows : uniqueByUrl([...(before?.pictures ?? []), ...rows]),
          page,
          pages,
        })),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.error(error);
        setFailed(true);
      },
    );
    return () => abort.abort();
  }, [requested]);

  return {
    pictures: loaded?.pictures ?? null,
    hasMore: loaded !== null && loaded.page < loaded.pages,
    isLoading: !isFailed && loaded?.page !== requested.page,
    isFailed,
    loadMore: () => setRequested((before) => ({ ...before, page: before.page + 1 })),
    retry: () => {
      setFailed(false);
      setRequested((before) => ({ ...before, attempt: before.attempt + 1 }));
    },
  };
}

async function fetchPage(
  { bucket, page }: { bucket: string; page: number },
  signal: AbortSignal,
): Promise<Paged<StoredPicture>> {
  const response = await fetch(`${ADMIN_PREFIX}/media/library?${new URLSearchParams({ bucket, page: String(page) })}`, {
    signal,
  });
  if (!response.ok) throw new Error(`the media room answered ${response.status}`);
  return response.json() as Promise<Paged<StoredPicture>>;
}

/** A picture stored meanwhile moves the others a place on, the last of one page to the next. */
function uniqueByUrl(pictures: StoredPicture[]): StoredPicture[] {
  return [...new Map(pictures.map((picture) => [picture.url, picture])).values()];
}
