import { useEffect } from "react";
import { useRevalidator, type ShouldRevalidateFunctionArgs } from "react-router";

/** Throttles revalidation of a screen that is expensive to load: at most one reload per interval. */
export function throttleRevalidation(intervalMs: number) {
  let loadedAt = -Infinity;
  let onDue: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Navigation within the screen is never throttled. */
    shouldRevalidate: ({
      currentUrl,
      nextUrl,
      formMethod = "GET",
      defaultShouldRevalidate,
    }: ShouldRevalidateFunctionArgs): boolean => {
      const wait = loadedAt + intervalMs - performance.now();
      if (wait <= 0 || formMethod !== "GET" || currentUrl.href !== nextUrl.href) return defaultShouldRevalidate;
      timer ??= setTimeout(() => {
        timer = undefined;
        onDue?.();
      }, wait);
      return false;
    },
    /** Wraps the client loader and records when it last ran. */
    trackLoads: <Args, Page>(read: (args: Args) => Promise<Page>) => {
      const clientLoader = async (args: Args) => {
        const page = await read(args);
        loadedAt = performance.now();
        return page;
      };
      return Object.assign(clientLoader, { hydrate: true as const });
    },
    /** Registers the callback that revalidates while the screen is mounted. */
    subscribe: (handler: () => void): (() => void) => {
      onDue = handler;
      return () => {
        onDue = null;
        clearTimeout(timer);
        timer = undefined;
      };
    },
  };
}

export function useThrottledRevalidation({ subscribe }: ReturnType<typeof throttleRevalidation>): void {
  const { revalidate } = useRevalidator();
  useEffect(() => subscribe(() => void revalidate()), [subscribe, revalidate]);
}
