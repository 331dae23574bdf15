import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import { Modal } from "#app/ui/office/modal";
import { plural } from "#app/ui/office/plural";

/** A file of a form that a save would leave out: it has not arrived yet, or it was refused. */
export interface UnfinishedUpload {
  name: string;
  /** Why it failed; null while it is on its way. */
  problem: string | null;
  /** Sends it again, or goes on with it; null while that happens already. */
  retry: (() => void) | null;
}

/** Asks before a form is saved without its files: to wait for them, to try again, or to save without them. */
export function useUnfinishedUploads(unfinished: readonly UnfinishedUpload[], form: RefObject<HTMLFormElement | null>) {
  const [step, setStep] = useState<"idle" | "asking" | "waiting">("idle");
  const isSubmitConfirmed = useRef(false);
  const isAllUploaded = unfinished.length === 0;
  const hasFailed = unfinished.some(({ problem }) => problem !== null);

  useEffect(() => {
    if (step !== "waiting" || !isAllUploaded) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the last file has arrived: what was waited for begins
    setStep("idle");
    form.current?.requestSubmit();
  }, [step, isAllUploaded, form]);

  return {
    /** Back to "asking" if an upload failed while waiting. */
    step: step === "waiting" && hasFailed ? ("asking" as const) : step,
    onSubmit: (event: FormEvent) => {
      if (isAllUploaded || isSubmitConfirmed.current) {
        isSubmitConfirmed.current = false;
        return;
      }
      event.preventDefault();
      setStep("asking");
    },
    wait: () => {
      for (const { retry } of unfinished) retry?.();
      setStep("waiting");
    },
    saveWithout: () => {
      isSubmitConfirmed.current = true;
      setStep("idle");
      form.current?.requestSubmit();
    },
    cancel: () => setStep("idle"),
  };
}

interface UnfinishedUploadsDialogProps {
  unfinished: readonly UnfinishedUpload[];
  onWait: () => void;
  onSaveWithout: () => void;
  onClose: () => void;
}

export function UnfinishedUploadsDialog({ unfinished, onWait, onSaveWithout, onClose }: UnfinishedUploadsDialogProps) {
  const canRetry = unfinished.some(({ retry }) => retry !== null);
  const heading =
    unfinished.length === 1 ? "One file has not arrived" : `${plural(unfinished.length, "file")} have not arrived`;
  return (
    <Modal className="unsent-files" role="alertdialog" label={heading} onClose={onClose}>
      <h2>{heading}</h2>
      <p>Nothing is saved yet.</p>
      <ul>
        {unfinished.map(({ name, problem }, place) => (
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
          {unfinished.length === 1 ? "Save without it" : "Save without them"}
        </button>
        <button type="button" className="button button-primary" onClick={onWait}>
          {canRetry ? "Try again, then save" : "Wait, then save"}
        </button>
      </div>
    </Modal>
  );
}
