import { CircleAlert } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Form, useLoaderData, useNavigation, useSubmit } from "react-router";
import { MergeConflictPanel } from "#app/ui/office/form/merge-conflict-panel";
import { BASE_FIELD, NEW_ID_FIELD, type Draft } from "#app/ui/office/form/draft";
import { SaveBar } from "#app/ui/office/form/save-bar";
import { SectionNav, type FormSection } from "#app/ui/office/form/section-nav";
import {
  UnfinishedUploadsDialog,
  useUnfinishedUploads,
  type UnfinishedUpload,
} from "#app/ui/office/form/unfinished-uploads";
import type { FormState } from "#app/ui/office/form/use-record-form";
import { UnsavedNotice, useUnsavedDraft, type StoredDraft } from "#app/ui/office/form/unsaved-draft";
import { useUnsavedGuard } from "#app/ui/office/form/use-unsaved-guard";
import { useReturnPath } from "#app/ui/office/form/return-path";
import { reauthenticate } from "#app/ui/office/reauthentication";
import { showToast } from "#app/ui/toasts";

interface RecordFormProps<D extends Draft> {
  form: FormState<D>;
  /** The draft with what stands outside of it, such as files that have arrived since. */
  current: D;
  isNew: boolean;
  isUploading: boolean;
  /** Files that a save would leave out. */
  unfinishedUploads?: readonly UnfinishedUpload[];
  sections: readonly FormSection[];
  submitLabel: string;
  /** Where Cancel leads, unless the form was opened from a list that it knows of. */
  cancelTo: string;
  /** The words for a save that failed and named no field. */
  failureText: string;
  /** What to say above the form about fields that are to be mended, where their own words do not suffice. */
  summary?: string | null;
  /** Whether the form alone says that saving failed, without a toast. */
  hidesToast?: boolean;
  head: ReactNode;
  /** Beside the form on a wide screen, below it on a narrow one. */
  side?: ReactNode;
  /** Called when a value saved by somebody else replaces a field whose state lives outside the draft. */
  onRemoteValue?: (field: string, value: Draft[string]) => void;
  children: ReactNode;
}

/** What surrounds the fields of every form in the office: sections, what went wrong, the bar that saves. */
export function RecordForm<D extends Draft>(props: RecordFormProps<D>) {
  const { form, current } = props;
  const element = useRef<HTMLFormElement>(null);
  // Every screen with this form is read by readRecord, which gives a new item its id.
  const newId = useLoaderData<{ newId?: string } | null>()?.newId;
  const from = useReturnPath();
  const isSaving = useIsSaving(form);
  const unfinished = props.unfinishedUploads ?? [];
  const uploads = useUnfinishedUploads(unfinished, element);
  const isDirty = unfinished.length > 0 || props.isUploading || JSON.stringify(current) !== JSON.stringify(form.base);
  useUnsavedGuard(isDirty && !isSaving);
  const unsaved = useUnsavedDraft({ current, base: form.base, isDirty });
  useSaveAfterSignIn(form, element);
  useProblemToast(form, props);

  const { remoteChanges } = form;
  useEffect(() => {
    for (const [field, value] of Object.entries(remoteChanges)) props.onRemoteValue?.(field, value);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each clash
  }, [remoteChanges]);

  function restore(storedDraft: StoredDraft<D>) {
    form.restore(storedDraft.draft, storedDraft.base);
    for (const [field, value] of Object.entries(storedDraft.draft)) props.onRemoteValue?.(field, value);
  }

  function resolveConflict(field: string, value: Draft[string]) {
    form.resolveConflict(field, value);
    props.onRemoteValue?.(field, value);
  }

  return (
    <Form
      ref={element}
      method="post"
      encType="multipart/form-data"
      noValidate
      className="record-form"
      onSubmit={uploads.onSubmit}
    >
      {newId && <input type="hidden" name={NEW_ID_FIELD} value={newId} />}
      {!props.isNew && <input type="hidden" name={BASE_FIELD} value={JSON.stringify(form.base)} />}
      <div className="office-page">
        {props.head}
        <div className="form-grid">
          <SectionNav sections={props.sections} errors={form.errors} />
          <div>
            {!isSaving && <SaveFailure form={form} text={props.failureText} summary={props.summary} />}
            {unsaved.kept && (
              <UnsavedNotice storedDraft={unsaved.kept} onRestore={restore} onDismiss={unsaved.dismiss} />
            )}
            {form.mergeConflict && <MergeConflictPanel {...form.mergeConflict} onResolve={resolveConflict} />}
            {props.children}
          </div>
          {props.side && <aside className="form-side">{props.side}</aside>}
        </div>
      </div>
      <SaveBar
        submitLabel={props.submitLabel}
        cancelTo={from ?? props.cancelTo}
        isDirty={isDirty}
        isSaving={isSaving}
        note={
          uploads.step === "waiting"
            ? "Saving when the files have arrived…"
            : props.isUploading
              ? "Files are still uploading"
              : null
        }
        blockedReason={form.mergeConflict ? "Choose for each difference first" : null}
      />
      {uploads.step === "asking" && unfinished.length > 0 && (
        <UnfinishedUploadsDialog
          unfinished={unfinished}
          onWait={uploads.wait}
          onSaveWithout={uploads.saveWithout}
          onClose={uploads.cancel}
        />
      )}
    </Form>
  );
}

/** True from submit until the action's response. Revalidation after a refused save does not count: it may wait long. */
function useIsSaving<D extends Draft>({ problem }: FormState<D>): boolean {
  const { state, formMethod } = useNavigation();
  const [previousProblem, setPreviousProblem] = useState(problem);
  if (state === "submitting" && previousProblem !== problem) setPreviousProblem(problem);
  return formMethod === "POST" && (state === "submitting" || problem === previousProblem);
}

/** A toast as well: the error box above the form may be scrolled out of view. */
function useProblemToast<D extends Draft>(
  { problem }: FormState<D>,
  { failureText, summary, hidesToast = false }: { failureText: string; summary?: string | null; hidesToast?: boolean },
) {
  useEffect(() => {
    const text = problem?.failure ? failureText : problem && summary;
    // The dialog to sign in again says enough.
    if (text && !hidesToast && problem?.failure !== "signed-out") showToast("error", text);
    // oxlint-disable-next-line react/exhaustive-deps -- one answer is said once
  }, [problem]);
}

/** When the session has ended, the person signs in again over the form, and the form is sent again. */
function useSaveAfterSignIn<D extends Draft>({ problem }: FormState<D>, formRef: { current: HTMLFormElement | null }) {
  const submit = useSubmit();
  useEffect(() => {
    if (problem?.failure !== "signed-out") return;
    async function signInAndSave() {
      if ((await reauthenticate()) && formRef.current)
        await submit(formRef.current, { encType: "multipart/form-data" });
    }
    void signInAndSave();
    // oxlint-disable-next-line react/exhaustive-deps -- one answer asks once
  }, [problem]);
}

const FAILURE_REASONS = {
  missing:
    "It was deleted while you were editing. Restore it from the bin in another tab, then save again: everything typed here stays.",
  "signed-out": "You have been signed out. Sign in again to save: everything typed here stays.",
  denied: "Your account has no staff role any more. Everything typed here stays as long as this page is open.",
  ours: null,
};

function SaveFailure<D extends Draft>({
  form,
  text,
  summary,
}: {
  form: FormState<D>;
  text: string;
  summary?: string | null;
}) {
  const box = useRef<HTMLDivElement>(null);
  const { problem } = form;
  const failure = problem?.failure;
  // Fields to be mended come into view themselves: the first of them gets the focus.
  // In braces: newer browsers answer a scroll with a promise, which is no clean-up.
  useEffect(() => {
    if (problem?.failure) box.current?.scrollIntoView({ block: "center" });
  }, [problem]);
  if (!failure && !summary) return null;
  return (
    <div ref={box} className="error-box" role="alert">
      <CircleAlert aria-hidden />
      <div>
        <b>Error</b>
        <p>{failure ? text : summary}</p>
        {failure && FAILURE_REASONS[failure] && <p>{FAILURE_REASONS[failure]}</p>}
      </div>
    </div>
  );
}
