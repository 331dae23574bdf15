import { CircleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Form, Link, useNavigation, type Location } from "react-router";
import type { ReplyDraft } from "#app/features/guests/replies/input";
import { languageName } from "#app/features/guests/replies/rules";
import {
  MAX_REPLY_NAME,
  MAX_REPLY_TEXT,
  PLACEHOLDER_MEANINGS,
  PLACEHOLDERS,
} from "#app/features/guests/replies/schema";
import { BASE_LANGUAGE, directionOf, LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { BASE_FIELD, localisedName, NEW_ID_FIELD } from "#app/ui/office/form/draft";
import { Field } from "#app/ui/office/form/field";
import type { SaveProblem } from "#app/ui/office/form/save-problem";
import { useUnsavedGuard } from "#app/ui/office/form/use-unsaved-guard";
import { TextDiff } from "#app/ui/office/text-diff";

/** Another reply is another form at the same path. */
const hasSameAddress = (one: Location, other: Location) =>
  one.pathname === other.pathname && one.search === other.search;

interface CannedReplyFormProps {
  /** None for a new one. */
  id: string | null;
  stored: ReplyDraft;
  newId: string;
  problem: SaveProblem<ReplyDraft> | null;
}

/** Name and texts of a canned reply. The browser keeps what is typed, also while the list is read again. */
export function CannedReplyForm({ id, stored, newId, problem }: CannedReplyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const conflict = problem?.mergeConflict;
  const [start] = useState(conflict?.merged ?? problem?.draft ?? stored);
  const [base] = useState(conflict?.stored ?? stored);
  // It keeps its id until it is stored: sent again because the answer was lost, it makes no second reply.
  const [ownId] = useState(newId);
  const [isDirty, setIsDirty] = useState(problem !== null);
  const isSaving = useNavigation().formData?.get("intent") === "save";
  useUnsavedGuard(isDirty && !isSaving, hasSameAddress);
  useEffect(() => {
    const first = problem ? "[aria-invalid]" : "#name";
    form.current?.querySelector<HTMLElement>(first)?.focus();
  }, [problem]);
  const errors = problem?.errors ?? {};
  const textOf = (language: Language) => (
    <Field
      key={language}
      name={localisedName("text", language)}
      label={language === BASE_LANGUAGE ? "Text in English" : languageName(language)}
      hint={language === BASE_LANGUAGE ? undefined : "Or the English one if empty"}
      isRequired={language === BASE_LANGUAGE}
      error={errors[localisedName("text", language)]}
    >
      {(control) => (
        <textarea
          {...control}
          className="input"
          lang={language}
          dir={directionOf(language)}
          rows={5}
          maxLength={MAX_REPLY_TEXT}
          required={language === BASE_LANGUAGE}
          defaultValue={start[localisedName("text", language)]}
        />
      )}
    </Field>
  );
  return (
    <section className="office-card form-card reply-form" aria-labelledby="reply-heading">
      <h2 id="reply-heading">{id ? `Edit ${stored.name}` : "New reply"}</h2>
      <Form ref={form} method="post" preventScrollReset onChange={() => setIsDirty(true)}>
        {id ? (
          <>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name={BASE_FIELD} value={JSON.stringify(base)} />
          </>
        ) : (
          <input type="hidden" name={NEW_ID_FIELD} value={ownId} />
        )}
        <Problem problem={problem} />
        <Field name="name" label="Name" hint="Only staff see it" isRequired error={errors.name}>
          {(control) => (
            <input
              {...control}
              className="input"
              dir="auto"
              autoComplete="off"
              maxLength={MAX_REPLY_NAME}
              required
              defaultValue={start.name}
            />
          )}
        </Field>
        {textOf(BASE_LANGUAGE)}
        <div className="reply-placeholders">
          <p>Filled in from the case when you insert it:</p>
          <ul>
            {PLACEHOLDERS.map((name) => (
              <li key={name}>
                <code>{`{${name}}`}</code> {PLACEHOLDER_MEANINGS[name]}
              </li>
            ))}
          </ul>
        </div>
        <div className="reply-translations">
          {LANGUAGES.filter((language) => language !== BASE_LANGUAGE).map(textOf)}
        </div>
        <div className="reply-buttons">
          <button className="button button-primary" name="intent" value="save" disabled={isSaving}>
            {isSaving ? "Saving…" : "Save reply"}
          </button>
          <Link className="button button-secondary" to="?" preventScrollReset>
            Cancel
          </Link>
          {id && (
            <details>
              <summary className="button button-secondary">Delete…</summary>
              <p>Conversations offer it no more. What was sent with it stays.</p>
              <button className="button button-danger" name="intent" value="delete" formNoValidate>
                Delete this reply
              </button>
            </details>
          )}
        </div>
      </Form>
    </section>
  );
}

const FAILURES = {
  missing: "Somebody has deleted this reply meanwhile. What you typed still stands here.",
  "signed-out": "You have been signed out. Sign in again to save: everything typed here stays.",
  denied: "Your account may not save this any more.",
  ours: "It could not be saved. Please try again: everything typed here stays.",
} as const;

/** Why nothing was saved, where that belongs to no field. */
function Problem({ problem }: { problem: SaveProblem<ReplyDraft> | null }) {
  const conflict = problem?.mergeConflict;
  if (!problem?.failure && !conflict) return null;
  return (
    <div className="error-box" role="alert">
      <CircleAlert aria-hidden />
      <div>
        {problem.failure && <p>{FAILURES[problem.failure]}</p>}
        {conflict && (
          <>
            <p>{`${conflict.savedBy ?? "Somebody"} saved this while you were editing. Save again to keep yours.`}</p>
            {conflict.conflicts.map(({ field, mine, theirs }) => (
              <TextDiff key={field} from={theirs} to={mine} />
            ))}
          </>
        )}
      </div>
    </div>
  );
}
