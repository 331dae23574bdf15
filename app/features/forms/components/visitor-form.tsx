import { CircleAlert, CircleCheck, LoaderCircle } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { Form, useNavigation, type FetcherWithComponents } from "react-router";
import { useTranslations } from "use-intl";
import type { FieldErrors, FormFailure, Invalid } from "#app/features/forms/schema";
import { localToday, type Day } from "#app/platform/dates/dates";

/** The same check as the server's, plus what only the browser knows: what day it is where the visitor is. */
type Check<Field extends string> = (form: FormData, today: Day) => FieldErrors<Field>;

interface Options<Field extends string> {
  /** How the last attempt failed, if there was one. */
  failure: FormFailure<Field> | undefined;
  /** Runs before the browser's check: the place to settle values that were typed but not yet left. */
  settle?: () => void;
  /** Asked for when somebody begins to fill in the form: whoever only reads the page does not load it. */
  loadCheck: () => Promise<Check<Field>>;
  /** When the form is sent without leaving the page, as from a modal. */
  fetcher?: FetcherWithComponents<unknown>;
}

/** The state of a form a visitor fills in: what is wrong with which field, and whether it is on its way. Needs the texts form and invalid. */
export function useVisitorForm<Field extends string>({ failure, settle, loadCheck, fetcher }: Options<Field>) {
  const invalid = useTranslations("invalid");
  const ref = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const sending = fetcher ? fetcher.state !== "idle" : navigation.formMethod === "POST";
  const [errors, setErrors] = useState<FieldErrors<Field>>(failure?.reason === "invalid" ? failure.errors : {});
  const browser = useBrowserOnly();
  const typed = failure?.values ?? {};

  useEffect(() => {
    if (failure?.reason === "invalid") setErrors(failure.errors);
  }, [failure]);
  useEffect(() => {
    if (Object.keys(errors).length > 0) ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [errors]);

  const messageOf = (problem: Invalid | undefined) => problem && invalid(problem);
  const check = useRef<Check<Field> | "failed">(undefined);
  const prepareCheck = async () => {
    // Without it the server alone checks.
    check.current ??= await loadCheck().catch(() => "failed" as const);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (!check.current) {
      event.preventDefault();
      void prepareCheck().then(() => form.requestSubmit());
      return;
    }
    settle?.();
    const problems = check.current === "failed" ? {} : check.current(new FormData(form), localToday());
    setErrors(problems);
    if (Object.keys(problems).length > 0 || sending) event.preventDefault();
  };
  const field = (name: Field) => ({
    name,
    error: messageOf(errors[name]),
    defaultValue: typed[name],
    onInput: () => errors[name] && setErrors(({ [name]: _mended, ...rest }) => rest as FieldErrors<Field>),
  });
  return { bind: { ref, onFocus: () => void prepareCheck(), onSubmit, noValidate: browser.ready }, field, typed, sending, failed: failure?.reason === "failed" && !sending, fetcher, ...browser };
}

type VisitorFormState = Omit<ReturnType<typeof useVisitorForm>, "field">;

/** The form itself, with what guards it against robots and against being sent twice. */
export function VisitorForm({ form, stamp, action, children }: { form: VisitorFormState; stamp: string; action?: string; children: ReactNode }) {
  const Element = form.fetcher?.Form ?? Form;
  return (
    <Element {...form.bind} method="post" action={action} preventScrollReset>
      {children}
      <FormGuards stamp={stamp} submissionKey={form.key} />
    </Element>
  );
}

/** The trap for robots, the moment the form was rendered, and the key that makes a submission one. Needs the texts form. */
export function FormGuards({ stamp, submissionKey }: { stamp: string; submissionKey: string }) {
  const t = useTranslations("form");
  return (
    <>
      <div className="form-trap" aria-hidden>
        <label>
          {t("leaveEmpty")}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="stamp" value={stamp} />
      <input type="hidden" name="key" value={submissionKey} />
    </>
  );
}

/** What went wrong and the button to try again with. */
export function SubmitArea({ form, failure, label, busy }: { form: VisitorFormState; failure: string; label: ReactNode; busy: string }) {
  return (
    <>
      {form.failed && (
        <p className="form-failure" role="alert">
          <CircleAlert aria-hidden />
          {failure}
        </p>
      )}
      <button type="submit" className="btn btn-primary" disabled={form.sending}>
        {form.sending && <LoaderCircle aria-hidden className="spinner" />}
        {form.sending ? busy : label}
      </button>
    </>
  );
}

/** What takes the form's place once it has been received. */
export function FormSuccess({ title, body, children }: { title: string; body: string; children?: ReactNode }) {
  return (
    <div className="form-success" role="status" tabIndex={-1} ref={(panel) => panel?.focus()}>
      <CircleCheck aria-hidden />
      <h3>{title}</h3>
      <p>{body}</p>
      {children}
    </div>
  );
}

/** What only the browser knows: its calendar, and a key that makes this submission one submission however often it is sent. */
function useBrowserOnly() {
  const [state, setState] = useState({ ready: false, today: undefined as Day | undefined, key: "" });
  useEffect(() => setState({ ready: true, today: localToday(), key: crypto.randomUUID?.() ?? "" }), []);
  return state;
}
