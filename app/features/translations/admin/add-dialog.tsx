import { CircleAlert, X } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useFetcher } from "react-router";
import * as v from "valibot";
import type { AddActionResult } from "#app/features/translations/admin/action-results";
import {
  KEY_AND_ENGLISH_REQUIRED,
  KEY_MAX,
  newTranslation,
  TEXT_MAX,
  type TranslationErrors,
} from "#app/features/translations/input";
import { closeParentModal, Modal } from "#app/ui/office/modal";
import { Toasts } from "#app/ui/toasts";
import { useFetcherData } from "#app/ui/use-fetcher-data";
import { BASE_LANGUAGE, directionOf, ENDONYMS, LANGUAGES, type Language } from "#app/platform/i18n/languages";

/** What was typed so far; it outlives the dialog, which closes on Esc and on a click beside it. */
export type NewDraft = Partial<Record<Language | "key", string>>;

interface AddDialogProps {
  draft: NewDraft;
  onChange: (draft: NewDraft) => void;
  onAdded: (key: string) => void;
  onClose: () => void;
}

export function AddDialog({ draft, onChange, onAdded, onClose }: AddDialogProps) {
  const fetcher = useFetcher<AddActionResult>();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<{ message: string; errors: TranslationErrors } | null>(null);
  const answer = useFetcherData(fetcher);
  useEffect(() => {
    if (!answer) return;
    if (answer.ok) onAdded(answer.key);
    else setProblem({ message: messageOf(answer), errors: answer.reason === "invalid" ? answer.errors : {} });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an answer counts once, whatever changes around it
  }, [answer]);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [problem]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const errors = findErrors(draft);
    if (errors) return setProblem({ message: messageOf({ ok: false, reason: "invalid", errors }), errors });
    setProblem(null);
    void fetcher.submit({ intent: "add", ...draft }, { method: "post" });
  }

  const isSaving = fetcher.state !== "idle";
  const field = { draft, onChange, errors: problem?.errors ?? {} };
  return (
    <Modal className="office-dialog" label="Add Translation" onClose={onClose}>
      <form ref={form} className="dialog-frame" method="post" onSubmit={submit} noValidate>
        <header className="dialog-head">
          <div>
            <h2>Add Translation</h2>
          </div>
          <button type="button" className="icon-button" aria-label="Close" onClick={closeParentModal}>
            <X aria-hidden />
          </button>
        </header>
        <div className="dialog-body">
          {problem && (
            <p className="error-box" role="alert">
              <CircleAlert aria-hidden />
              {problem.message}
            </p>
          )}
          <DraftField {...field} name="key" label="Key" isRequired />
          {LANGUAGES.map((language) => (
            <DraftField
              key={language}
              {...field}
              name={language}
              label={ENDONYMS[language]}
              isRequired={language === BASE_LANGUAGE}
            />
          ))}
        </div>
        <footer className="dialog-foot translation-add-foot">
          <button type="button" className="button button-secondary" onClick={closeParentModal}>
            Cancel
          </button>
          <button type="submit" className="button button-primary" disabled={isSaving}>
            {isSaving ? "Saving..." : "Add Translation"}
          </button>
        </footer>
      </form>
      <Toasts label="Notifications" closeLabel="Close" inModal />
    </Modal>
  );
}

function findErrors({ key = "", ...texts }: NewDraft): TranslationErrors | null {
  const errors: TranslationErrors = {};
  const parsed = v.safeParse(newTranslation, { key, texts });
  for (const issue of parsed.issues ?? []) {
    const name = issue.path?.at(-1)?.key as Language | "key";
    errors[name] ??= issue.message;
  }
  if (!texts.en?.trim()) errors.en = KEY_AND_ENGLISH_REQUIRED;
  return Object.keys(errors).length > 0 ? errors : null;
}

function messageOf(answer: Extract<AddActionResult, { ok: false }>): string {
  switch (answer.reason) {
    case "invalid":
      return Object.values(answer.errors).includes(KEY_AND_ENGLISH_REQUIRED)
        ? KEY_AND_ENGLISH_REQUIRED
        : "Please mend the marked fields.";
    case "failed":
      return "This translation could not be added. Please try again.";
  }
}

interface DraftFieldProps {
  name: Language | "key";
  label: string;
  isRequired: boolean;
  draft: NewDraft;
  onChange: (draft: NewDraft) => void;
  errors: TranslationErrors;
}

function DraftField({ name, label, isRequired, draft, onChange, errors }: DraftFieldProps) {
  const id = `new-${name}`;
  // The literal stands once, above the fields.
  const reason = errors[name] === KEY_AND_ENGLISH_REQUIRED ? undefined : errors[name];
  const control = {
    id,
    name,
    className: "input",
    value: draft[name] ?? "",
    "aria-invalid": errors[name] ? (true as const) : undefined,
    "aria-describedby": reason ? `${id}-error` : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, [name]: target.value }),
  };
  return (
    <div className="field">
      <label htmlFor={id} data-required={isRequired || undefined} lang={name === "key" ? undefined : name}>
        {label}
      </label>
      {name === "key" ? (
        <input
          {...control}
          maxLength={KEY_MAX}
          placeholder="nav.stays"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      ) : (
        <textarea {...control} rows={1} maxLength={TEXT_MAX} lang={name} dir={directionOf(name)} />
      )}
      {reason && (
        <p className="field-error" id={`${id}-error`}>
          <CircleAlert aria-hidden />
          {reason}
        </p>
      )}
    </div>
  );
}
