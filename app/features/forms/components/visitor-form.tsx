import { CircleAlert, LoaderCircle } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { Form, useLocation, useNavigation, useSubmit, type FetcherWithComponents } from "react-router";
import { useTranslations } from "use-intl";
import { hasErrors } from "#app/features/forms/check";
import type { FormDraftState } from "#app/features/forms/components/form-draft";
import { useServerCheck } from "#app/features/forms/components/server-check";
import type { FieldErrors, FieldProblem, FormFailure, FormValues } from "#app/features/forms/schema";
import { textFields } from "#app/platform/http/form";
import { saveDraft } from "#app/platform/tab-draft";

/** The same check as the server's. */
type Validator<Field extends string> = (form: FormData) => FieldErrors<Field>;

interface Options<Field extends string> {
  /** How the last attempt failed, if there was one. */
  failure: FormFailure<Field> | undefined;
  /** What the tab keeps of this form. */
  draftState: FormDraftState;
  /** What the fields are called, in the order they stand. */
  labels: Partial<Record<Field, string>>;
  /** Runs before validation: commits values that are normally committed on blur. */
  commitInputs?: () => void;
  /** Asked for when somebody begins to fill in the form: whoever only reads the page does not load it. */
  loadValidator: () => Promise<Validator<Field>>;
  /** When the form is sent without leaving the page, as from a modal. */
  fetcher?: FetcherWithComponents<unknown>;
}

const NO_VALUES: FormValues = {};
const fieldId = (name: string) => `field-${name}`;

/**
 * The state of a form a visitor fills in: what is wrong with which field, and whether it is on its way. Needs the texts
 * form and invalid.
 */
export function useVisitorForm<Field extends string>({
  failure,
  draftState,
  labels,
  commitInputs,
  loadValidator,
  fetcher,
}: Options<Field>) {
  const invalid = useTranslations("invalid");
  const ref = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const submit = useSubmit();
  const sending = fetcher ? fetcher.state !== "idle" : navigation.formMethod === "POST";
  const [errors, setErrors] = useState<FieldErrors<Field>>(failure?.reason === "invalid" ? failure.errors : {});
  const browser = useClientState(draftState.restored?.key);
  const attempts = useRef(draftState.restored?.attempt ?? 0);
  const typed = failure?.values ?? draftState.restored?.values ?? NO_VALUES;

  // Only what a submission found moves the focus: mending one field must not lead away to the next.
  const [foundErrors, setFoundErrors] = useState(errors);
  const showErrors = (found: FieldErrors<Field>) => {
    setErrors(found);
    setFoundErrors(found);
  };
  useEffect(() => {
    if (failure?.reason === "invalid") showErrors(failure.errors);
  }, [failure]);
  useEffect(() => {
    if (hasErrors(foundErrors)) ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [foundErrors]);
  const checkOnServer = useServerCheck(ref, (found) => setErrors((before) => ({ ...found, ...before })));

  function persistDraft() {
    if (!ref.current) return;
    const {
      stamp: _stamp,
      key: _key,
      attempt: _attempt,
      website: _website,
      ...values
    } = textFields(new FormData(ref.current));
    saveDraft(draftState.storageKey, { key: browser.key, attempt: attempts.current, values });
  }
  // Stepper buttons fire no input event, so the draft is also saved on pagehide.
  const hasInput = useRef(false);
  useEffect(() => {
    const leave = () => hasInput.current && persistDraft();
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  });

  const messageOf = (problem: FieldProblem | undefined) =>
    problem &&
    (typeof problem === "string"
      ? invalid(problem, { n: 0, name: "" })
      : invalid(problem.code, { n: problem.n, name: problem.name ?? "" }));
  const validator = useRef<Validator<Field> | "failed">(undefined);
  const ensureValidator = async () => {
    // Without it the server alone checks.
    validator.current ??= await loadValidator().catch(() => "failed" as const);
  };
  const onInput = () => {
    hasInput.current = true;
    persistDraft();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    // While its button is off, Enter would press the next one.
    if (sending) return event.preventDefault();
    // A button that sends it elsewhere leads there, also out of a dialog: whoever gets it checks what he needs.
    if (submitter instanceof HTMLButtonElement && submitter.hasAttribute("formaction")) {
      event.preventDefault();
      void submit(submitter);
      return;
    }
    if (!validator.current) {
      event.preventDefault();
      void ensureValidator().then(() => form.requestSubmit(submitter));
      return;
    }
    commitInputs?.();
    const problems = validator.current === "failed" ? {} : validator.current(new FormData(form));
    showErrors(problems);
    if (hasErrors(problems)) checkOnServer();
    if (hasErrors(problems)) return event.preventDefault();
    attempts.current++;
    const attempt = form.elements.namedItem("attempt");
    if (attempt instanceof HTMLInputElement) attempt.value = String(attempts.current);
    persistDraft();
  };
  const field = (name: Field) => ({
    id: fieldId(name),
    name,
    label: labels[name] ?? name,
    error: messageOf(errors[name]),
    defaultValue: typed[name],
    onInput: () => errors[name] && setErrors(({ [name]: _mended, ...rest }) => rest as FieldErrors<Field>),
  });
  // Before hydration the first invalid field cannot be focused, so the errors are listed above the form.
  const names = Object.keys(labels) as Field[];
  const problems = browser.isHydrated
    ? []
    : names.flatMap((name) => (errors[name] ? [{ name, label: labels[name], message: messageOf(errors[name]) }] : []));
  return {
    formProps: { ref, onFocus: () => void ensureValidator(), onInput, onSubmit, noValidate: browser.isHydrated },
    field,
    typed,
    problems,
    sending,
    failureReason: sending || failure?.reason === "invalid" ? null : (failure?.reason ?? null),
    fetcher,
    ...browser,
  };
}

type VisitorFormState = Omit<ReturnType<typeof useVisitorForm>, "field">;

/** The form itself, with what guards it against robots and against being sent twice. */
export function VisitorForm({
  form,
  stamp,
  encType,
  children,
}: {
  form: VisitorFormState;
  stamp: string;
  /** For a form with files. */
  encType?: "multipart/form-data";
  children: ReactNode;
}) {
  const Element = form.fetcher?.Form ?? Form;
  const { pathname, search } = useLocation();
  // Without scripts the answer is a new page: it opens where the form stands.
  const action = form.isHydrated ? undefined : `${pathname}${search}#send`;
  return (
    <Element {...form.formProps} id="send" method="post" action={action} encType={encType} preventScrollReset>
      <ProblemSummary problems={form.problems} />
      {children}
      <SpamGuards stamp={stamp} submissionKey={form.key} />
    </Element>
  );
}

function ProblemSummary({ problems }: Pick<VisitorFormState, "problems">) {
  const t = useTranslations("form");
  if (problems.length === 0) return null;
  return (
    <div className="form-failure form-summary" role="alert">
      <CircleAlert aria-hidden />
      <div>
        <p>{t("summary")}</p>
        <ul>
          {problems.map(({ name, label, message }) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>{label}</a>: {message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Honeypot field, signed render time and idempotency key. Needs the texts form. */
export function SpamGuards({ stamp, submissionKey }: { stamp: string; submissionKey: string }) {
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
      <input type="hidden" name="attempt" defaultValue="1" />
    </>
  );
}

/** What went wrong and the button to try again with. */
export function SubmitArea({
  form,
  failure,
  label,
  busy,
}: {
  form: VisitorFormState;
  failure: string;
  label: ReactNode;
  busy: string;
}) {
  const t = useTranslations("form");
  return (
    <>
      {form.failureReason && (
        <p className="form-failure" role="alert">
          <CircleAlert aria-hidden />
          {form.failureReason === "unanswered" || form.failureReason === "offline" ? t(form.failureReason) : failure}
        </p>
      )}
      <button type="submit" className="btn btn-primary" disabled={form.sending}>
        {form.sending && <LoaderCircle aria-hidden className="spinner" />}
        {form.sending ? busy : label}
      </button>
    </>
  );
}

/** What only the browser knows: whether scripts run, and a key that makes this submission one however often it is sent. */
function useClientState(keptKey: string | undefined) {
  const [state, setState] = useState({ isHydrated: false, key: "" });
  useEffect(() => {
    setState({ isHydrated: true, key: keptKey || (crypto.randomUUID?.() ?? "") });
    // oxlint-disable-next-line react/exhaustive-deps -- once: a restored draft has its key from the beginning
  }, []);
  return state;
}
