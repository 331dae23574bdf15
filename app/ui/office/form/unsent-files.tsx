import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import { Modal } from "#app/ui/office/modal";
import { plural } from "#app/ui/office/plural";

/** A file of a form that a save would leave out: it has not arrived yet, or it was refused. */
export interface UnsentFile {
  name: string;
  /** Why it failed; null while it is on its way. */
  problem: string | null;
  /** Sends it again, or goes on with it; null while that happens already. */
  retry: (() => void) | null;
}

/** Asks before a form is saved without its files: to wait for them, to try again, or to save without them. */
export function useUnsentFiles(unsent: readonly UnsentFile[], form: RefObject<HTMLFormElement | null>) {
  const [step, setStep] = useState<"idle" | "asking" | "waiting">("idle");
  const isAccepted = useRef(false);
  const isAllSent = unsent.length === 0;
  const isFailed = unsent.some(({ problem }) => problem !== null);

  useEffect(() => {
    if (step !== "waiting" || !isAllSent) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the last file has arrived: what was waited for begins
    setStep("idle");
    form.current?.requestSubmit();
  }, [step, isAllSent, form]);

  return {
    /** What waiting has come to: somebody is asked again when a file has failed meanwhile. */
    step: step === "waiting" && isFailed ? ("asking" as const) : step,
    onSubmit: (event: FormEvent) => {
      if (isAllSent || isAccepted.current) {
        isAccepted.current = false;
        return;
      }
      event.preventDefault();
      setStep("asking");
    },
    wait: () => {
      for (const { retry } of unsent) retry?.();
      setStep("waiting");
    },
    saveWithout: () => {
      isAccepted.current = true;
      setStep("idle");
      form.current?.requestSubmit();
    },
    cancel: () => setStep("idle"),
  };
}

interface UnsentDialogProps {
  unsent: readonly UnsentFile[];
  onWait: () => void;
  onSaveWithout: () => void;
  onClose: () => void;
}

export function UnsentDialog({ unsent, onWait, onSaveWithout, onClose }: UnsentDialogProps) {
  const isRetry = unsent.some(({ retry }) => retry !== null);
  const heading = unsent.length === 1 ? "One file has not arrived" : `${plural(unsent.length, "file")} have not arrived`;
  return (
    <Modal className="unsent-files" role="alertdialog" label={heading} onClose={onClose}>
      <h2>{heading}</h2>
      <p>Nothing is saved yet.</p>
      <ul>
        {unsent.map(({ name, problem }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two files may have one name
          <li key={place}>
            <b dir="auto">{name}</b>
            <small>{problem ?? "Still uploading"}</small>
          </li>
        ))}
      </ul>
      <div className="modal-actions">
        <button type="button" className="button button-secondary" onClick={onClose}>
          Back to the form
        </button>
        <button type="button" className="button button-secondary" onClick={onSaveWithout}>
          {unsent.length === 1 ? "Save without it" : "Save without them"}
        </button>
        <button type="button" className="button button-primary" onClick={onWait}>
          {isRetry ? "Try again, then save" : "Wait, then save"}
        </button>
      </div>
    </Modal>
  );
}
