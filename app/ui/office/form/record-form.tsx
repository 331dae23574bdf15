import { CircleAlert } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Form, useLoaderData, useNavigation, useSubmit } from "react-router";
import { Clash } from "#app/ui/office/form/clash";
import { BASE_FIELD, NEW_ID_FIELD, type Draft } from "#app/ui/office/form/draft";
import { SaveBar } from "#app/ui/office/form/save-bar";
import { SectionNav, type FormSection } from "#app/ui/office/form/section-nav";
import { UnsentDialog, useUnsentFiles, type UnsentFile } from "#app/ui/office/form/unsent-files";
import type { FormState } from "#app/ui/office/form/use-record-form";
import { UnsavedNotice, useUnsavedDraft, type Unsaved } from "#app/ui/office/form/unsaved-draft";
import { useUnsavedGuard } from "#app/ui/office/form/use-unsaved-guard";
import { useOpenedFrom } from "#app/ui/office/form/opened-from";
import { reopenSession } from "#app/ui/office/session";
import { showToast } from "#app/ui/toasts";

interface RecordFormProps<D extends Draft> {
  form: FormState<D>;
  /** The draft with what stands outside of it, such as files that have arrived since. */
  current: D;
  isNew: boolean;
  isUploading: boolean;
  /** Files that a save would leave out. */
  unsent?: readonly UnsentFile[];
  sections: readonly FormSection[];
  submitLabel: string;
  /** Where Cancel leads, unless the form was opened from a list that it knows of. */
  cancelTo: string;
  /** The words for a save that failed and named no field. */
  failure: string;
  /** What to say above the form about fields that are to be mended, where their own words do not suffice. */
  summary?: string | null;
  /** Whether the form alone says that saving failed, without a toast. */
  isQuiet?: boolean;
  head: ReactNode;
  /** Beside the form on a wide screen, below it on a narrow one. */
  side?: ReactNode;
  /** Tells whoever holds a field outside of the draft that what somebody else saved has taken its place. */
  onTakeTheirs?: (field: string, value: Draft[string]) => void;
  children: ReactNode;
}

/** What surrounds the fields of every form in the office: sections, what went wrong, the bar that saves. */
export function RecordForm<D extends Draft>(props: RecordFormProps<D>) {
  const { form, current } = props;
  const element = useRef<HTMLFormElement>(null);
  // Every screen with this form is read by readRecord, which gives a new item its id.
  const newId = useLoaderData<{ newId?: string } | null>()?.newId;
  const from = useOpenedFrom();
  const isSaving = useIsSaving(form);
  const unsent = props.unsent ?? [];
  const files = useUnsentFiles(unsent, element);
  const isDirty = unsent.length > 0 || props.isUploading || JSON.stringify(current) !== JSON.stringify(form.base);
  useUnsavedGuard(isDirty && !isSaving);
  const unsaved = useUnsavedDraft({ current, base: form.base, isDirty });
  useSaveAfterSignIn(form, element);
  useProblemToast(form, props);

  const { refreshed } = form;
  useEffect(() => {
    for (const [field, value] of Object.entries(refreshed)) props.onTakeTheirs?.(field, value);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each clash
  }, [refreshed]);

  function restore(kept: Unsaved<D>) {
    form.restore(kept.draft, kept.base);
    for (const [field, value] of Object.entries(kept.draft)) props.onTakeTheirs?.(field, value);
  }

  function decide(field: string, value: Draft[string]) {
    form.decide(field, value);
    props.onTakeTheirs?.(field, value);
  }

  return (
    <Form ref={element} method="post" encType="multipart/form-data" noValidate className="record-form" onSubmit={files.onSubmit}>
      {newId && <input type="hidden" name={NEW_ID_FIELD} value={newId} />}
      {!props.isNew && <input type="hidden" name={BASE_FIELD} value={JSON.stringify(form.base)} />}
      <div className="office-page">
        {props.head}
        <div className="form-grid">
          <SectionNav sections={props.sections} errors={form.errors} />
          <div>
            {!isSaving && <SaveFailure form={form} text={props.failure} summary={props.summary} />}
            {unsaved.kept && <UnsavedNotice kept={unsaved.kept} onRestore={restore} onDone={unsaved.settle} />}
            {form.clash && <Clash {...form.clash} onDecide={decide} />}
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
        note={files.step === "waiting" ? "Saving when the files have arrived…" : props.isUploading ? "Files are still uploading" : null}
        waitingFor={form.clash ? "Choose for each difference first" : null}
      />
      {files.step === "asking" && unsent.length > 0 && <UnsentDialog unsent={unsent} onWait={files.wait} onSaveWithout={files.saveWithout} onClose={files.cancel} />}
    </Form>
  );
}

/** Until the answer has come: what is read again after a refused one may have to wait, for the server or for a session. */
function useIsSaving<D extends Draft>({ problem }: FormState<D>): boolean {
  const { state, formMethod } = useNavigation();
  const [before, setBefore] = useState(problem);
  if (state === "submitting" && before !== problem) setBefore(problem);
  return formMethod === "POST" && (state === "submitting" || problem === before);
}

/** Whoever has scrolled far down does not see what stands above the form. */
function useProblemToast<D extends Draft>({ problem }: FormState<D>, { failure, summary, isQuiet = false }: { failure: string; summary?: string | null; isQuiet?: boolean }) {
  useEffect(() => {
    const text = problem?.failure ? failure : problem && summary;
    // The dialog to sign in again says enough.
    if (text && !isQuiet && problem?.failure !== "signed-out") showToast("error", text);
    // oxlint-disable-next-line react/exhaustive-deps -- one answer is said once
  }, [problem]);
}

/** When the session has ended, the person signs in again over the form, and the form is sent again. */
function useSaveAfterSignIn<D extends Draft>({ problem }: FormState<D>, element: { current: HTMLFormElement | null }) {
  const submit = useSubmit();
  useEffect(() => {
    if (problem?.failure !== "signed-out") return;
    async function signInAndSave() {
      if ((await reopenSession()) && element.current) await submit(element.current, { encType: "multipart/form-data" });
    }
    void signInAndSave();
    // oxlint-disable-next-line react/exhaustive-deps -- one answer asks once
  }, [problem]);
}

const REASONS = {
  missing: "It was deleted while you were editing. Restore it from the bin in another tab, then save again: everything typed here stays.",
  "signed-out": "You have been signed out. Sign in again to save: everything typed here stays.",
  denied: "Your account has no staff role any more. Everything typed here stays as long as this page is open.",
  ours: null,
};

function SaveFailure<D extends Draft>({ form, text, summary }: { form: FormState<D>; text: string; summary?: string | null }) {
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
        {failure && REASONS[failure] && <p>{REASONS[failure]}</p>}
      </div>
    </div>
  );
}
