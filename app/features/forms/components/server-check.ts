import { useEffect, useRef, type RefObject } from "react";
import { useFetcher } from "react-router";
import { CHECK_ONLY_FIELD } from "#app/features/forms/check";
import { useFetcherData } from "#app/ui/use-fetcher-data";

/**
 * For a form the browser has found wrong: asks the page's action what only the server can see (a number no country has,
 * a title that is taken), so that all of it is said in one round. Nothing is stored. Fields changed meanwhile are left
 * alone.
 */
export function useServerCheck(form: RefObject<HTMLFormElement | null>, addErrors: (errors: object) => void) {
  const fetcher = useFetcher<{ errors?: object }>();
  const result = useFetcherData(fetcher);
  const sent = useRef<FormData>(null);
  useEffect(() => {
    const now = new FormData(form.current ?? undefined);
    const isUnchanged = ([name]: [string, unknown]) =>
      JSON.stringify(sent.current?.getAll(name)) === JSON.stringify(now.getAll(name));
    if (result?.errors) addErrors(Object.fromEntries(Object.entries(result.errors).filter(isUnchanged)));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [result]);
  return () => {
    sent.current = new FormData(form.current ?? undefined);
    sent.current.set(CHECK_ONLY_FIELD, "1");
    void fetcher.submit(sent.current, { method: "post" });
  };
}
