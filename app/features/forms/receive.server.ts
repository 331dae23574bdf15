import { data } from "react-router";
import { countAttemptUnsynced, type RateLimit } from "#app/features/auth/mutations.server";
import { CHECK_ONLY_FIELD, hasErrors } from "#app/features/forms/check";
import type { SubmissionAttempt } from "#app/features/forms/mutations.server";
import { phoneErrors } from "#app/features/forms/phone.server";
import {
  readFields,
  type FieldErrors,
  type FieldOf,
  type FormResult,
  type FormValues,
  type OfferedDays,
} from "#app/features/forms/schema";
import type { Db } from "#app/platform/db/db.server";
import type { Env } from "#app/platform/env.server";
import { notFound } from "#app/platform/http/responses";
import { hasNul, readForm, textFields } from "#app/platform/http/form";
import {
  attemptOf,
  HONEYPOT_FIELD,
  isBrowserKey,
  isTooFast,
  submissionKey,
} from "#app/platform/http/form-guard.server";
import { pagePath } from "#app/platform/http/same-site-path";
import type { Logger } from "#app/platform/log.server";
import type * as v from "valibot";

/** How often an address may send a form of each kind. */
export const FORM_LIMITS = {
  booking: { attempts: 10, seconds: 60 * 60 },
  inquiry: { attempts: 5, seconds: 10 * 60 },
  submission: { attempts: 5, seconds: 60 * 60 },
  find: { attempts: 5, seconds: 10 * 60 },
  message: { attempts: 40, seconds: 60 * 60 },
  ask: { attempts: 20, seconds: 60 * 60 },
  review: { attempts: 5, seconds: 60 * 60 },
  share: { attempts: 10, seconds: 60 * 60 },
  alert: { attempts: 5, seconds: 60 * 60 },
} as const satisfies Record<string, RateLimit>;

/**
 * What became of a form that was well filled in: stored, or its subject is gone, or only the store could see what is
 * wrong.
 */
export type StoreResult<Field extends string = string> =
  // What the page says of it besides what was typed.
  | { ok: true; receipt?: FormValues }
  | { ok: false; reason: "gone" }
  // What was typed may have changed on the way: files became addresses. Over a limit: how many seconds to wait.
  | { ok: false; reason: "invalid"; errors: FieldErrors<Field>; values?: FormValues; wait?: number }
  // Others have what was asked for.
  | { ok: false; reason: "taken"; errors: FieldErrors<Field>; offers: OfferedDays[] };

export interface FormServices {
  db: Db;
  env: Env;
  log: Logger;
  formSecret: string;
  network: string;
  /** Every form is sent to the page it stands on. */
  url: URL;
}

/**
 * Handles every visitor form: honeypot, validation, rate limit, storage. Succeeds only once the row is committed.
 * Every failure returns the typed values, for pages without scripts.
 */
export async function receiveForm<Schema extends v.GenericSchema<Record<string, unknown>>>(
  request: Request,
  { db, env, log, formSecret, network, url }: FormServices,
  kind: {
    /** What it is, for the log. */
    name: string;
    schema: Schema;
    limit: keyof typeof FORM_LIMITS;
    /**
     * What the form is about, when that stands in the address: the same words about another thing are another
     * submission.
     */
    subject?: string;
    /** For pages with several subjects: report a deleted subject in the form instead of as a 404 page. */
    keepPageWhenGone?: boolean;
    /** What only the store can see, of a form that is wrong anyway: so that all of it is said at once. */
    findMoreErrors?: (values: FormValues) => Promise<FieldErrors<FieldOf<Schema>> | "gone">;
    /** `page` is where it was sent from, without the language. */
    store: (
      fields: v.InferOutput<Schema>,
      sending: SubmissionAttempt & { page: string },
    ) => Promise<StoreResult<FieldOf<Schema>>>;
  },
  /** The form, where it was read before. */
  given?: FormData | null,
) {
  const answer = (result: FormResult<FieldOf<Schema>>, status: number, headers?: HeadersInit) =>
    data(result, { status, headers });
  const form = given === undefined ? await readForm(request) : given;
  if (!form) return answer({ ok: false, reason: "failed" }, 400);
  const { stamp, key, attempt, [HONEYPOT_FIELD]: trap, [CHECK_ONLY_FIELD]: checkOnly, ...values } = textFields(form);
  // Honeypot filled: pretend success to the bot.
  if (trap) return answer({ ok: true, values }, 200);
  if (hasNul(form)) return answer({ ok: false, reason: "failed", values }, 400);
  const gone = () => {
    if (!kind.keepPageWhenGone) throw notFound();
    return answer({ ok: false, reason: "failed", values }, 404);
  };
  const read = readFields(kind.schema, form);
  const errors = { ...phoneErrors(values), ...(!read.ok && read.errors) } as FieldErrors<FieldOf<Schema>>;
  if (checkOnly || hasErrors(errors)) {
    const more = await kind.findMoreErrors?.(values).catch(() => ({}));
    if (more === "gone") return gone();
    return answer({ ok: false, reason: "invalid", errors: { ...more, ...errors }, values }, checkOnly ? 200 : 400);
  }
  if (!read.ok) return answer({ ok: false, reason: "failed", values }, 400);
  if (isTooFast({ secret: formSecret, minMs: env.FORM_MIN_MS }, stamp, request.headers.get("cookie")))
    return answer({ ok: false, reason: "failed", values }, 400);
  let stored: StoreResult<FieldOf<Schema>>;
  try {
    const wait = env.RATE_LIMIT
      ? await countAttemptUnsynced(db, `${kind.limit} ${network}`, FORM_LIMITS[kind.limit])
      : null;
    if (wait !== null) return answer({ ok: false, reason: "failed", values }, 429, { "Retry-After": String(wait) });
    const sending = {
      submissionKey: submissionKey(key, [kind.name, kind.subject, read.fields]),
      attempt: attemptOf(attempt),
      hasOwnKey: isBrowserKey(key),
    };
    stored = await kind.store(read.fields, { ...sending, page: pagePath(url) });
  } catch (error) {
    log.error({ err: error }, `could not store a ${kind.name}`);
    return answer({ ok: false, reason: "failed", values }, 503);
  }
  if (stored.ok) {
    // What was sent beyond the form is not handed back.
    const own = new Set(Object.keys(read.fields));
    return answer(
      {
        ok: true,
        values: { ...Object.fromEntries(Object.entries(values).filter(([name]) => own.has(name))), ...stored.receipt },
      },
      200,
    );
  }
  if (stored.reason === "taken") {
    const { errors: taken, offers } = stored;
    return answer({ ok: false, reason: "invalid", errors: taken, values, offers }, 409);
  }
  if (stored.reason === "invalid") {
    const { errors: found, values: changed, wait } = stored;
    const said: FormResult<FieldOf<Schema>> = {
      ok: false,
      reason: "invalid",
      errors: found,
      values: { ...values, ...changed },
    };
    return wait === undefined ? answer(said, 400) : answer(said, 429, { "Retry-After": String(wait) });
  }
  return gone();
}
