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
  readMore: () => void;
  retry: () => void;
}

/** Reads the media room page by page. */
export function useLibrary(bucket: Bucket | ""): Library {
  const [asked, setAsked] = useState({ bucket, page: 1, attempt: 1 });
  const [read, setRead] = useState<{ pictures: StoredPicture[]; pages: number; page: number } | null>(null);
  const [isFailed, setFailed] = useState(false);
  if (asked.bucket !== bucket) {
    setAsked({ bucket, page: 1, attempt: 1 });
    setRead(null);
    setFailed(false);
  }

  useEffect(() => {
    const abort = new AbortController();
    readPage(asked, abort.signal).then(
      ({ rows, page, pages }) => setRead((before) => ({ pictures: page === 1 ? rows : withoutDoubles([...(before?.pictures ?? []), ...rows]), page, pages })),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.error(error);
        setFailed(true);
      },
    );
    return () => abort.abort();
  }, [asked]);

  return {
    pictures: read?.pictures ?? null,
    hasMore: read !== null && read.page < read.pages,
    isLoading: !isFailed && read?.page !== asked.page,
    isFailed,
    readMore: () => setAsked((before) => ({ ...before, page: before.page + 1 })),
    retry: () => {
      setFailed(false);
      setAsked((before) => ({ ...before, attempt: before.attempt + 1 }));
    },
  };
}

async function readPage({ bucket, page }: { bucket: string; page: number }, signal: AbortSignal): Promise<Paged<StoredPicture>> {
  const response = await fetch(`${ADMIN_PREFIX}/media/library?${new URLSearchParams({ bucket, page: String(page) })}`, { signal });
  if (!response.ok) throw new Error(`the media room answered ${response.status}`);
  return response.json() as Promise<Paged<StoredPicture>>;
}

/** A picture stored meanwhile moves the others a place on, the last of one page to the next. */
function withoutDoubles(pictures: StoredPicture[]): StoredPicture[] {
  return [...new Map(pictures.map((picture) => [picture.url, picture])).values()];
}
