import { useEffect } from "react";
import { useFetcher } from "react-router";
import { CHECK_ONLY_FIELD } from "#app/features/forms/schema";
import { useFetcherData } from "#app/ui/use-fetcher-data";

/**
 * For a form the browser has found wrong: asks the page's action what only the server can see (a number no country has,
 * a title that is taken), so that all of it is said in one round. Nothing is stored.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what its page answers
export function useServerCheck<Result>(onResult: (result: Result) => void) {
  const fetcher = useFetcher<Result>();
  const result = useFetcherData(fetcher);
  useEffect(() => {
    if (result !== undefined) onResult(result as Result);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [result]);
  return (form: FormData) => {
    const asked = new URLSearchParams();
    // Files are uploaded apart, or not at all without scripts.
    for (const [name, value] of form) if (typeof value === "string") asked.append(name, value);
    asked.set(CHECK_ONLY_FIELD, "1");
    void fetcher.submit(asked, { method: "post" });
  };
}
