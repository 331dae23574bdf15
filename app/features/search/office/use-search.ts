import { useEffect, useState } from "react";
import type { Results } from "#app/features/search/admin/results";
import { reauthenticate } from "#app/ui/office/reauthentication";
import { ADMIN_PREFIX } from "#app/urls";

/** Debounce between key presses. */
const DEBOUNCE_MS = 80;

interface Search {
  /** Of the last text that was answered; they stay until the next answer. */
  results: Results | null;
  /** What the results belong to. */
  answered: string;
  isLoading: boolean;
  isFailed: boolean;
  retry: () => void;
}

/** Searches for the typed text. Earlier requests are aborted. */
export function useSearch(typed: string): Search {
  const text = typed.trim();
  const [answer, setAnswer] = useState<{ text: string; results: Results } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!text) return undefined;
    const abort = new AbortController();
    async function ask() {
      try {
        const results = await read(text, abort.signal);
        if (abort.signal.aborted) return;
        setAnswer({ text, results });
        setFailed(null);
      } catch (error) {
        if (abort.signal.aborted) return;
        console.error(error);
        setFailed(text);
      }
    }
    const pause = setTimeout(() => void ask(), DEBOUNCE_MS);
    return () => {
      clearTimeout(pause);
      abort.abort();
    };
  }, [text, attempt]);

  const isFailed = text !== "" && failed === text;
  return {
    results: text === "" ? null : (answer?.results ?? null),
    answered: answer?.text ?? "",
    isLoading: text !== "" && !isFailed && answer?.text !== text,
    isFailed,
    retry: () => {
      setFailed(null);
      setAttempt((before) => before + 1);
    },
  };
}

async function read(text: string, signal: AbortSignal): Promise<Results> {
  const ask = () => fetch(`${ADMIN_PREFIX}/search.json?${new URLSearchParams({ q: text })}`, { signal });
  let response = await ask();
  if (response.status === 401 && (await reauthenticate())) response = await ask();
  if (!response.ok) throw new Error(`the search answered ${response.status}`);
  return response.json() as Promise<Results>;
}
