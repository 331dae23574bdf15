import { Check, CircleAlert, LoaderCircle } from "lucide-react";
import { memo, useEffect, useRef, useState } from "react";
import { CellEditor } from "#app/features/translations/admin/cell-editor";
import type { Coverage } from "#app/features/translations/rules";
import { directionOf, ENDONYMS, type Language } from "#app/platform/i18n/languages";

export interface CellProps {
  id: string;
  translationKey: string;
  language: Language;
  text: string | null;
  /** The language a narrow screen shows. */
  isShown: boolean;
  /** The one place of the grid in the tab order. */
  isCurrent: boolean;
  onCoverage: (coverage: Coverage) => void;
}

type Status = "saving" | "saved" | "failed";
const SAVED_MS = 3_000;

/** One text of one key. It shows what was typed at once, and what is stored again when that could not be saved. */
export const Cell = memo(function Cell(props: CellProps) {
  const { id, translationKey, language } = props;
  const [saved, setSaved] = useState<{ over: string | null; text: string | null } | null>(null);
  /** Which opening of the editor this is; null while it is closed. */
  const [opening, setOpening] = useState<number | null>(null);
  const reopenAfterSave = useRef(false);
  const [pending, setPending] = useState<string | null>(null);
  const [status, setStatus] = useState<Status | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // What was saved here counts until the page is read anew.
  const stored = saved && saved.over === props.text ? saved.text : props.text;
  const shown = (status === "saving" ? pending : stored)?.trim() || null;

  useEffect(() => {
    if (status !== "saved") return undefined;
    const timer = setTimeout(() => setStatus(null), SAVED_MS);
    return () => clearTimeout(timer);
  }, [status]);

  function edit() {
    // A text on its way is waited for: the next edit must begin with what became of it.
    if (status === "saving") reopenAfterSave.current = true;
    else setOpening((before) => before ?? 1);
  }

  function applySaved(text: string | null) {
    setSaved({ over: props.text, text });
    setOpening((before) => (reopenAfterSave.current && before ? before + 1 : null));
    reopenAfterSave.current = false;
  }

  const name = `${ENDONYMS[language]} for ${translationKey}: ${shown ?? "missing"}`;
  return (
    <td data-shown={props.isShown || undefined} data-language={language} data-missing={shown === null || undefined}>
      <button
        ref={button}
        type="button"
        className="cell-text"
        data-grid-item={`${id}:${language}`}
        tabIndex={props.isCurrent ? 0 : -1}
        aria-label={name}
        onClick={edit}
        onKeyDown={({ key }) => key === "F2" && edit()}
      >
        {shown === null ? (
          <span>
            <span className="wide-only">Missing</span>
            <span className="narrow-only">{`Add ${ENDONYMS[language]}`}</span>
          </span>
        ) : (
          <span lang={language} dir={directionOf(language)}>
            {shown}
          </span>
        )}
      </button>
      <output className="cell-status" data-status={status ?? undefined}>
        {status && <StatusText status={status} />}
      </output>
      {opening !== null && (
        <CellEditor
          key={opening}
          id={id}
          translationKey={translationKey}
          language={language}
          stored={stored}
          onSaving={(text) => {
            setPending(text);
            setStatus("saving");
          }}
          onSaved={(text, coverage) => {
            applySaved(text);
            setStatus("saved");
            props.onCoverage(coverage);
          }}
          onFailed={() => {
            reopenAfterSave.current = false;
            setStatus("failed");
          }}
          onAcceptStored={(text) => {
            applySaved(text);
            setStatus(null);
          }}
          onClose={() => {
            setOpening(null);
            setStatus(null);
          }}
          focusCell={() => button.current?.focus()}
        />
      )}
    </td>
  );
});

const STATUS = {
  saving: { icon: LoaderCircle, text: "Saving…" },
  saved: { icon: Check, text: "Saved" },
  failed: { icon: CircleAlert, text: "Not saved" },
};

function StatusText({ status }: { status: Status }) {
  const { icon: Icon, text } = STATUS[status];
  return (
    <>
      <Icon aria-hidden />
      {text}
    </>
  );
}
