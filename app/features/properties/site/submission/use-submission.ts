import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from "react";
import { useNavigate, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { useServerCheck } from "#app/features/forms/components/server-check";
import { sendFile, UploadError, type SendOptions, type SentFile } from "#app/features/media/send-file";
import { isBusy, storedUrls, useUploads, type MediaItem } from "#app/features/media/use-uploads";
import { DEFAULT_PHONE_PREFIX } from "#app/features/properties/schema";
import { SUBMISSION_DRAFT, type Draft, type SubmissionSummary } from "#app/features/properties/site/submission/draft";
import type { SubmittedState } from "#app/features/properties/site/submission/last-submission";
import {
  firstError,
  isLandType,
  SUBMISSION_SECTIONS,
  readTypedValues,
  type SubmissionErrors,
  type SubmissionField,
  type SubmissionProblem,
  type SubmissionResult,
  type SubmissionSection,
} from "#app/features/properties/submission";
import type { parseSubmission } from "#app/features/properties/submission-validation";
import { usePath } from "#app/platform/i18n/paths";
import { readTypedNumber } from "#app/platform/i18n/typed-number";
import { findDraft, forgetDraft, saveDraft } from "#app/platform/tab-draft";
import { showToast } from "#app/ui/toasts";
import { PROPERTY_IMAGES } from "#app/urls";

export type Submission = ReturnType<typeof useSubmission>;
type Validator = typeof parseSubmission;

/** The alert above the form. A new object each time, so that the same text is announced again. */
interface Alert {
  problem: SubmissionProblem;
  field: SubmissionField;
}

/** The state of the form: what is wrong, what is done, which pictures there are, and whether it is on its way. */
export function useSubmission({ result, initial }: { result: SubmissionResult | undefined; initial: Draft }) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useNavigation().formMethod === "POST" || result?.ok === true;
  const uploads = useUploads({ send: sendPicture, initial: initial.images });
  const [type, setType] = useState(initial.texts.type ?? "");
  const [errors, setErrors] = useState<SubmissionErrors>(
    result?.ok === false && result.reason === "invalid" ? result.errors : {},
  );
  const [alert, setAlert] = useState<Alert | null>(() => alertOf(result));
  const [done, setDone] = useState<ReadonlySet<SubmissionSection>>(new Set());
  const [current, setCurrent] = useState<SubmissionSection | null>(null);
  const [key, setKey] = useState(initial.key);
  const [isHydrated, setHydrated] = useState(false);
  const attempts = useRef(initial.attempt);
  useSubmissionSuccess(result);

  useEffect(() => {
    setHydrated(true);
    setKey((kept) => kept || (crypto.randomUUID?.() ?? ""));
  }, []);
  useEffect(() => {
    if (result?.ok !== false) return;
    setErrors(result.reason === "invalid" ? result.errors : {});
    setAlert(alertOf(result));
  }, [result]);

  /** Fetched when somebody begins to fill in the form, or goes on with a draft. Without it the server alone checks. */
  const check = useRef<Validator | "failed">(undefined);
  async function loadValidator() {
    check.current ??= await import("#app/features/properties/submission-validation").then(
      (module) => module.parseSubmission,
      () => "failed" as const,
    );
    updateDoneSections();
  }
  function updateDoneSections() {
    if (typeof check.current === "function" && form.current)
      setDone(completedSections(check.current, new FormData(form.current)));
  }
  const hasDraft = Object.values(initial.texts).some(Boolean);
  useEffect(() => {
    if (hasDraft) void loadValidator();
    // oxlint-disable-next-line react/exhaustive-deps -- once; what is typed later asks for it by itself
  }, [hasDraft]);

  const stored = storedUrls(uploads.items).join(" ");
  const saved = useRef(stored);
  function saveCurrentDraft() {
    if (!form.current) return;
    const { texts, amenities } = readTypedValues(new FormData(form.current));
    const images = uploads.items.flatMap(({ url, name, size }) => (url ? [{ url, name, size }] : []));
    saveDraft(SUBMISSION_DRAFT, { key, attempt: attempts.current, texts, amenities, images } satisfies Draft);
  }
  // Uploads fire no form events, and another property type shows other fields.
  useEffect(() => {
    updateDoneSections();
    if (saved.current === stored) return;
    saved.current = stored;
    saveCurrentDraft();
    // oxlint-disable-next-line react/exhaustive-deps -- what is kept is read from the form itself
  }, [stored, type]);

  const checkOnServer = useServerCheck(form, (found) => setErrors((before) => ({ ...found, ...before })));

  function clearError(field: SubmissionField) {
    setErrors(({ [field]: _mended, ...others }) => others);
  }

  function onFocus({ target }: FocusEvent<HTMLFormElement>) {
    if (!check.current) void loadValidator();
    const section = (target as HTMLElement).closest<HTMLElement>("[data-section]")?.dataset.section;
    setCurrent((section as SubmissionSection | undefined) ?? null);
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const { name, value } = target as unknown as HTMLInputElement;
    if (name === "type") setType(value);
    if (name) clearError(name as SubmissionField);
    updateDoneSections();
    saveCurrentDraft();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (!check.current) {
      const { currentTarget } = event;
      event.preventDefault();
      void loadValidator().then(() => currentTarget.requestSubmit());
      return;
    }
    const read = check.current === "failed" ? null : check.current(new FormData(event.currentTarget));
    const pictures = problemOf(uploads.items);
    const problems: SubmissionErrors = {
      ...(read?.ok === false && read.errors),
      ...(pictures && { images: pictures }),
    };
    const first = firstError(problems);
    setErrors(problems);
    setAlert(first);
    if (first) checkOnServer();
    if (first || sending) return event.preventDefault();
    attempts.current++;
    const attempt = event.currentTarget.elements.namedItem("attempt");
    if (attempt instanceof HTMLInputElement) attempt.value = String(attempts.current);
    saveCurrentDraft();
  }

  return {
    type,
    errors,
    alert,
    done,
    current,
    key,
    ready: isHydrated,
    sending,
    uploads,
    mend: clearError,
    setError: (field: SubmissionField, problem: SubmissionProblem) =>
      setErrors((before) => ({ ...before, [field]: problem })),
    bind: { ref: form, noValidate: isHydrated, onFocus, onInput, onSubmit },
  };
}

/** After success: deletes the draft, shows a toast and opens the list. */
function useSubmissionSuccess(result: SubmissionResult | undefined) {
  const t = useTranslations("submitForm");
  const list = usePath()("/:lang?/real-estate");
  const navigate = useNavigate();
  const sent = t("sent");
  useEffect(() => {
    if (!result?.ok) return;
    const draft = findDraft(SUBMISSION_DRAFT) as Draft | null;
    forgetDraft(SUBMISSION_DRAFT);
    showToast("success", sent);
    const state: SubmittedState = draft
      ? { sent: { ...factsOf(draft), link: result.link, mailed_to: result.mailed_to } }
      : {};
    void navigate(list, { state });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [result]);
}

function factsOf({
  texts: { title = "", type = "", listing_type: listing = "", price = "", owner_email, owner_phone = "" },
}: Draft): SubmissionSummary {
  return {
    title,
    type,
    listing,
    price: Math.round((readTypedNumber(price) ?? 0) * 100),
    contact: owner_email || owner_phone,
  };
}

function alertOf(result: SubmissionResult | undefined): Alert | null {
  if (result?.ok !== false) return null;
  return result.reason === "invalid" ? firstError(result.errors) : { problem: result.reason, field: "title" };
}

function problemOf(items: MediaItem[]): SubmissionProblem | null {
  if (items.some(({ problem }) => problem !== null)) return "imageFailed";
  return items.some(isBusy) ? "uploading" : null;
}

/** Done: no errors and at least one value. */
function completedSections(check: Validator, form: FormData): ReadonlySet<SubmissionSection> {
  const read = check(form);
  const errors = read.ok ? {} : read.errors;
  const { texts, amenities } = readTypedValues(form);
  const isFilled = (section: SubmissionSection) => {
    if (section === "owner")
      return Boolean(
        texts.owner_name || texts.owner_email || (texts.owner_phone && texts.owner_phone !== DEFAULT_PHONE_PREFIX),
      );
    return section !== "amenities" || amenities.length > 0;
  };
  const isRight = (section: SubmissionSection) => SUBMISSION_SECTIONS[section].every((field) => !errors[field]);
  return new Set(sectionsFor(texts.type).filter((section) => isRight(section) && isFilled(section)));
}

export function sectionsFor(type: string | undefined): SubmissionSection[] {
  const all = Object.keys(SUBMISSION_SECTIONS) as SubmissionSection[];
  return isLandType(type) ? all.filter((section) => section !== "amenities") : all;
}

const KNOWN_REFUSALS = ["type", "size", "pixels", "broken", "limit"] as const satisfies SubmissionProblem[];

/** What went wrong comes as the key of a text. */
async function sendPicture(body: Blob, options: SendOptions): Promise<SentFile> {
  try {
    return await sendFile(PROPERTY_IMAGES, body, options);
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    throw new Error(KNOWN_REFUSALS.find((known) => known === error.code) ?? "imageFailed", { cause: error });
  }
}
