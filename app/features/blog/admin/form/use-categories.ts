import { useEffect } from "react";
import { useFetcher, useLocation } from "react-router";
import { showToast } from "#app/ui/toasts";
import { useFetcherData } from "#app/ui/use-fetcher-data";

export interface CategoryChoice {
  names: readonly string[];
  isFailed: boolean;
  isLoading: boolean;
  retry: () => void;
}

/** The categories the loader read. When it could not, they can be asked for again without losing what was typed. */
export function useCategories(read: readonly string[] | null): CategoryChoice {
  const fetcher = useFetcher<{ categories: readonly string[] | null }>();
  const { pathname } = useLocation();
  const names = useFetcherData(fetcher)?.categories ?? read;
  const isFailed = names === null;
  useEffect(() => {
    if (isFailed) showToast("error", "Failed to load categories");
  }, [isFailed]);
  return {
    names: names ?? [],
    isFailed,
    isLoading: fetcher.state !== "idle",
    retry: () => void fetcher.load(pathname),
  };
}
