import { useEffect } from "react";
import { useRevalidator, type ShouldRevalidateFunctionArgs } from "react-router";

/** For a screen that is dear to read: what happens sooner than `pauseMs` after it was read is followed once, when that time is over. */
export function rereadSeldom(pauseMs: number) {
  let readAt = -Infinity;
  let reread: (() => void) | null = null;
  let due: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Going elsewhere in the screen is not kept waiting. */
    shouldRevalidate: ({ currentUrl, nextUrl, formMethod = "GET", defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
      const wait = readAt + pauseMs - performance.now();
      if (wait <= 0 || formMethod !== "GET" || currentUrl.href !== nextUrl.href) return defaultShouldRevalidate;
      due ??= setTimeout(() => {
        due = undefined;
        reread?.();
      }, wait);
      return false;
    },
    /** The client loader of the screen, which tells when it was read. */
    timed: <Args, Page>(read: (args: Args) => Promise<Page>) => {
      const clientLoader = async (args: Args) => {
        const page = await read(args);
        readAt = performance.now();
        return page;
      };
      return Object.assign(clientLoader, { hydrate: true as const });
    },
    /** While the screen is there. */
    follow: (handler: () => void): (() => void) => {
      reread = handler;
      return () => {
        reread = null;
        clearTimeout(due);
        due = undefined;
      };
    },
  };
}

export function useSeldomReread({ follow }: ReturnType<typeof rereadSeldom>): void {
  const { revalidate } = useRevalidator();
  useEffect(() => follow(() => void revalidate()), [follow, revalidate]);
}
