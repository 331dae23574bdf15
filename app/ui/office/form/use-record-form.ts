import { useEffect, useState } from "react";
import { isSameValue, languageOfField, type Draft, type DraftErrors } from "#app/ui/office/form/draft";
import type { FieldConflict } from "#app/ui/office/form/merge";
import type { SaveProblem } from "#app/ui/office/form/save-problem";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";

export interface FormState<D extends Draft> {
  draft: D;
  /**
   * What the form started from, or what stands stored since a clash was shown: fields that equal it were not touched.
   */
  base: D;
  errors: DraftErrors;
  language: Language;
  /** The last answer of the server, until something is typed or sent again. */
  problem: SaveProblem<D> | undefined;
  /** What somebody else saved in the same fields, until it is decided. */
  mergeConflict: { conflicts: FieldConflict[]; savedBy: string | null } | null;
  /** Fields nobody touched here that show what somebody else saved since. */
  remoteChanges: Readonly<Draft>;
  setLanguage: (language: Language) => void;
  change: (field: string, value: Draft[string] | ((before: Draft[string]) => Draft[string])) => void;
  resolveConflict: (field: string, value: Draft[string]) => void;
  /**
   * Puts back what was typed before, and what it had started from: what others saved since is merged when it is saved.
   */
  restore: (draft: Draft, base: Draft) => void;
}

/**
 * The state of a form that edits one item in nine languages. `localised` names its fields that exist in each of them.
 */
export function useRecordForm<D extends Draft>(
  saved: D,
  problem: SaveProblem<D> | undefined,
  localised: readonly string[],
): FormState<D> {
  const [base, setBase] = useState(problem?.mergeConflict?.stored ?? saved);
  const [draft, setDraft] = useState(problem?.mergeConflict?.merged ?? problem?.draft ?? saved);
  const [errors, setErrors] = useState(problem?.errors ?? {});
  const [mergeConflict, setMergeConflict] = useState<FormState<D>["mergeConflict"]>(problem?.mergeConflict ?? null);
  const [remoteChanges, setRemoteChanges] = useState<Readonly<Draft>>({});
  const [language, setLanguage] = useState<Language>(
    languageOfField(firstInvalidField(problem, saved) ?? "", localised) ?? BASE_LANGUAGE,
  );

  // An answer of the server: its errors, the language of the first field to mend, and the focus there.
  const [handledProblem, setHandledProblem] = useState(problem);
  if (problem !== handledProblem) {
    setHandledProblem(problem);
    setErrors(problem?.errors ?? {});
    setLanguage(languageOfField(firstInvalidField(problem, saved) ?? "", localised) ?? language);
    setMergeConflict(problem?.mergeConflict ?? null);
    if (problem?.mergeConflict) {
      const { stored } = problem.mergeConflict;
      const sent = problem.draft ?? draft;
      const changedRemotely = Object.fromEntries(
        Object.entries(stored).filter(
          ([field, value]) => isSameValue(sent[field], base[field]) && !isSameValue(value, base[field]),
        ),
      );
      setDraft((mine) => ({ ...mine, ...changedRemotely }));
      setRemoteChanges(changedRemotely);
      setBase(stored);
    }
  }
  useEffect(() => {
    const field = firstInvalidField(problem, saved);
    // Some field names are used as the id of another element; such a field has the id `name-control`.
    if (field) (document.getElementById(`${field}-control`) ?? document.getElementById(field))?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only a new answer moves the focus
  }, [problem]);

  return {
    draft,
    base,
    errors,
    language,
    problem,
    mergeConflict,
    remoteChanges,
    setLanguage,
    change(field, value) {
      setDraft((before) => ({ ...before, [field]: typeof value === "function" ? value(before[field] ?? "") : value }));
      setErrors(({ [field]: _cleared, ...others }) => others);
    },
    restore(kept, from) {
      setDraft(kept as D);
      setBase(from as D);
    },
    resolveConflict(field, value) {
      setDraft((before) => ({ ...before, [field]: value }));
      setMergeConflict((before) => {
        const conflicts = before?.conflicts.filter((conflict) => conflict.field !== field) ?? [];
        return before && conflicts.length > 0 ? { ...before, conflicts } : null;
      });
    },
  };
}

/** The first field with an error. The draft has its fields in the order of the page. */
function firstInvalidField(problem: SaveProblem | undefined, draft: Draft): string | undefined {
  return Object.keys(draft).find((field) => problem?.errors[field]);
}
