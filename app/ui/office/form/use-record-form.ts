import { useEffect, useState } from "react";
import { isSame, languageOf, type Draft, type DraftErrors } from "#app/ui/office/form/draft";
import type { Conflict } from "#app/ui/office/form/merge";
import type { SaveProblem } from "#app/ui/office/form/problem";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";

export interface FormState<D extends Draft> {
  draft: D;
  /** What the form started from, or what stands stored since a clash was shown: fields that equal it were not touched. */
  base: D;
  errors: DraftErrors;
  language: Language;
  /** The last answer of the server, until something is typed or sent again. */
  problem: SaveProblem<D> | undefined;
  /** What somebody else saved in the same fields, until it is decided. */
  clash: { conflicts: Conflict[]; by: string | null } | null;
  /** Fields nobody touched here that show what somebody else saved since. */
  refreshed: Readonly<Draft>;
  setLanguage: (language: Language) => void;
  change: (field: string, value: Draft[string] | ((before: Draft[string]) => Draft[string])) => void;
  decide: (field: string, value: Draft[string]) => void;
  /** Puts back what was typed before, and what it had started from: what others saved since is merged when it is saved. */
  restore: (draft: Draft, base: Draft) => void;
}

/** The state of a form that edits one item in nine languages. `localised` names its fields that exist in each of them. */
export function useRecordForm<D extends Draft>(saved: D, problem: SaveProblem<D> | undefined, localised: readonly string[]): FormState<D> {
  const [base, setBase] = useState(problem?.clash?.stored ?? saved);
  const [draft, setDraft] = useState(problem?.clash?.merged ?? problem?.draft ?? saved);
  const [errors, setErrors] = useState(problem?.errors ?? {});
  const [clash, setClash] = useState<FormState<D>["clash"]>(problem?.clash ?? null);
  const [refreshed, setRefreshed] = useState<Readonly<Draft>>({});
  const [language, setLanguage] = useState<Language>(languageOf(firstToMend(problem, saved) ?? "", localised) ?? BASE_LANGUAGE);

  // An answer of the server: its errors, the language of the first field to mend, and the focus there.
  const [answered, setAnswered] = useState(problem);
  if (problem !== answered) {
    setAnswered(problem);
    setErrors(problem?.errors ?? {});
    setLanguage(languageOf(firstToMend(problem, saved) ?? "", localised) ?? language);
    setClash(problem?.clash ?? null);
    if (problem?.clash) {
      const { stored } = problem.clash;
      const sent = problem.draft ?? draft;
      const fresh = Object.fromEntries(Object.entries(stored).filter(([field, value]) => isSame(sent[field], base[field]) && !isSame(value, base[field])));
      setDraft((mine) => ({ ...mine, ...fresh }));
      setRefreshed(fresh);
      setBase(stored);
    }
  }
  useEffect(() => {
    const field = firstToMend(problem, saved);
    // A field whose name is the id of something else has its own.
    if (field) (document.getElementById(`${field}-control`) ?? document.getElementById(field))?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only a new answer moves the focus
  }, [problem]);

  return {
    draft,
    base,
    errors,
    language,
    problem,
    clash,
    refreshed,
    setLanguage,
    change(field, value) {
      setDraft((before) => ({ ...before, [field]: typeof value === "function" ? value(before[field] ?? "") : value }));
      setErrors(({ [field]: _mended, ...others }) => others);
    },
    restore(kept, from) {
      setDraft(kept as D);
      setBase(from as D);
    },
    decide(field, value) {
      setDraft((before) => ({ ...before, [field]: value }));
      setClash((before) => {
        const conflicts = before?.conflicts.filter((conflict) => conflict.field !== field) ?? [];
        return before && conflicts.length > 0 ? { ...before, conflicts } : null;
      });
    },
  };
}

/** In the order of the draft, which is the order of the page. */
function firstToMend(problem: SaveProblem | undefined, draft: Draft): string | undefined {
  return Object.keys(draft).find((field) => problem?.errors[field]);
}
