import { Check, CircleAlert, X } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { useFetcher } from "react-router";
import type { UpdateActionResult } from "#app/features/translations/admin/action-results";
import { ENGLISH_REQUIRED, TEXT_MAX } from "#app/features/translations/input";
import { cleanText, isSameText, type Coverage } from "#app/features/translations/rules";
import { BASE_LANGUAGE, directionOf, ENDONYMS, type Language } from "#app/platform/i18n/languages";

interface CellEditorProps {
  id: string;
  translationKey: string;
  language: Language;
  stored: string | null;
  onSaving: (text: string | null) => void;
  onSaved: (text: string | null, coverage: Coverage) => void;
  onFailed: () => void;
  /** Somebody else's text stays, and is shown. */
  onAcceptStored: (text: string | null) => void;
  onClose: () => void;
  focusCell: () => void;
}

type Problem = Extract<UpdateActionResult, { ok: false }>;

/**
 * The box over a cell. It closes as soon as a text is sent, and opens again with that text when it could not be saved.
 * Leaving it saves too, but not leaving the window: somebody who looks a word up elsewhere is not done.
 */
export function CellEditor(props: CellEditorProps) {
  const { id, translationKey, language, stored } = props;
  const [draft, setDraft] = useState(stored ?? "");
  const [baseText, setBaseText] = useState(stored);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const ignoreBlur = useRef(false);
  const problemId = useId();
  const fetcher = useFetcher<UpdateActionResult>();
  useOnResult(fetcher, (answer) => {
    if (answer.ok) return props.onSaved(answer.text, answer.coverage);
    setProblem(answer);
    setRefused(cleanText(draft));
    setOpen(true);
    props.onFailed();
  });

  useLayoutEffect(() => {
    if (!isOpen) return;
    box.current?.showPopover();
    // Opened again by a refusal, it must not take the focus from where somebody works meanwhile.
    const at = document.activeElement;
    if (at && at !== document.body && !box.current?.parentElement?.contains(at)) return;
    input.current?.focus();
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
  }, [isOpen]);

  function send(from: string | null) {
    const text = cleanText(draft) || null;
    if (text === null && language === BASE_LANGUAGE) {
      setProblem({ ok: false, reason: "invalid", message: ENGLISH_REQUIRED });
      return;
    }
    box.current?.hidePopover();
    setOpen(false);
    setProblem(null);
    props.onSaving(text);
    void fetcher.submit({ intent: "update", id, language, before: from ?? "", text: text ?? "" }, { method: "post" });
  }

  /** Moves the focus back to the cell without the blur handler saving. */
  function returnToCell() {
    ignoreBlur.current = true;
    props.focusCell();
    ignoreBlur.current = false;
  }

  function saveAndReturn() {
    returnToCell();
    if (isSameText(draft, baseText)) props.onClose();
    else send(baseText);
  }

  function cancel() {
    returnToCell();
    props.onClose();
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (!isOpen || ignoreBlur.current || !document.hasFocus() || box.current?.contains(relatedTarget)) return;
    if (isSameText(draft, baseText)) props.onClose();
    // The same text would be refused again, and between two texts a person must choose.
    else if (problem?.reason !== "conflict" && (problem === null || cleanText(draft) !== refused)) send(baseText);
  }

  function onKeyDown(event: KeyboardEvent) {
    // An input method confirms its own choice of letters with Enter.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") cancel();
    else if (event.key === "Enter" && !event.shiftKey && event.target === input.current) saveAndReturn();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and focus of everything in the box are heard here once
    <div
      ref={box}
      popover="manual"
      role="dialog"
      aria-label={`Edit ${translationKey}`}
      className="cell-editor"
      data-long={draft.length > 90 || undefined}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {isOpen && (
        <>
          <textarea
            ref={input}
            value={draft}
            rows={2}
            maxLength={TEXT_MAX}
            lang={language}
            dir={directionOf(language)}
            aria-label={`${ENDONYMS[language]} for ${translationKey}`}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem ? problemId : undefined}
            onChange={({ target }) => setDraft(target.value)}
          />
          {problem && (
            <div id={problemId} className="cell-problem">
              <ProblemText problem={problem} language={language} />
            </div>
          )}
          <div className="cell-buttons">
            {problem?.reason === "conflict" ? (
              <>
                <button
                  type="button"
                  className="small-button"
                  onClick={() => {
                    returnToCell();
                    props.onAcceptStored(problem.stored);
                  }}
                >
                  Keep theirs
                </button>
                <button
                  type="button"
                  className="small-button small-button-good"
                  onClick={() => {
                    setBaseText(problem.stored);
                    returnToCell();
                    send(problem.stored);
                  }}
                >
                  Save mine
                </button>
              </>
            ) : (
              <>
                {/* A press must not blur the text first: leaving it saves. */}
                <button
                  type="button"
                  className="cell-button cell-button-good"
                  aria-label="Save"
                  title="Save (Enter)"
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={saveAndReturn}
                >
                  <Check aria-hidden />
                </button>
                <button
                  type="button"
                  className="cell-button"
                  aria-label="Cancel"
                  title="Cancel (Esc)"
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={cancel}
                >
                  <X aria-hidden />
                </button>
              </>
            )}
          </div>
        </>
      )}
    </div>
  );
}

function ProblemText({ problem, language }: { problem: Problem; language: Language }) {
  switch (problem.reason) {
    case "invalid":
      return (
        <p className="field-error">
          <CircleAlert aria-hidden />
          {problem.message}
        </p>
      );
    case "conflict":
      return (
        <>
          <p className="field-error">
            <CircleAlert aria-hidden />
            Somebody changed this text meanwhile. Theirs:
          </p>
          <p
            className="cell-theirs"
            lang={problem.stored === null ? undefined : language}
            dir={problem.stored === null ? undefined : directionOf(language)}
          >
            {problem.stored ?? "No text"}
          </p>
        </>
      );
    case "gone":
      return <p className="field-error">This key was deleted meanwhile. Copy your text if you need it.</p>;
    case "failed":
      return <p className="field-error">This text could not be saved. Please try again.</p>;
  }
}

/** Runs once for each answer, as soon as it is there: the reading anew that follows is none of the cell's business. */
function useOnResult(
  fetcher: { state: string; data?: UpdateActionResult },
  onAnswer: (answer: UpdateActionResult) => void,
): void {
  const seen = useRef<UpdateActionResult>(undefined);
  useEffect(() => {
    if (fetcher.state === "submitting" || !fetcher.data || seen.current === fetcher.data) return;
    seen.current = fetcher.data;
    onAnswer(fetcher.data);
  });
}
