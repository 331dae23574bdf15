import { data, href, redirect, type LoaderFunctionArgs } from "react-router";
import { countAttempt } from "#app/features/auth/mutations.server";
import { CHECK_ONLY_FIELD, hasErrors } from "#app/features/forms/check";
import { phoneErrors } from "#app/features/forms/phone.server";
import { FORM_LIMITS } from "#app/features/forms/receive.server";
import { countVisitorUploads } from "#app/features/media/upload-rate-limit.server";
import { storeMedia } from "#app/features/media/store.server";
import { submitProperty } from "#app/features/properties/mutations.server";
import { findOfferProblems } from "#app/features/properties/offers/queries.server";
import { DEFAULT_PHONE_PREFIX } from "#app/features/properties/schema";
import {
  MAX_SUBMITTED_IMAGES,
  readTypedValues,
  type SubmissionErrors,
  type SubmissionProblem,
  type SubmissionResult,
} from "#app/features/properties/submission";
import { parseSubmission } from "#app/features/properties/submission-validation";
import { isDataRequest } from "#app/platform/http/responses";
import { clientContext } from "#app/platform/http/client.server";
import { noticeCookie } from "#app/platform/http/cookies";
import { readForm } from "#app/platform/http/form";
import {
  attemptOf,
  HONEYPOT_FIELD,
  isBrowserKey,
  isTooFast,
  submissionKey,
} from "#app/platform/http/form-guard.server";
import { languageFrom, prefixOf } from "#app/platform/i18n/languages";
import { servicesContext, type Services } from "#app/services.server";

/** What a form weighs at most when no files come with it. */
const MAX_BYTES_WITHOUT_FILES = 64 * 1024;

const answer = (result: SubmissionResult, status: number, headers?: HeadersInit) => data(result, { status, headers });

/** Handles a submitted property. Without JavaScript the images come with the form; stored ones are kept on error. */
export async function receiveSubmission({
  request,
  params,
  context,
}: Pick<LoaderFunctionArgs, "request" | "params" | "context">) {
  const services = context.get(servicesContext);
  const { db, env, log, formSecret } = services;
  const { network } = context.get(clientContext);
  const limited = env.RATE_LIMIT;
  const done = (way: { link?: string; mailed_to?: string } = {}) =>
    isDataRequest(request) ? answer({ ok: true, ...way }, 200) : toList(languageFrom(params), way.link);
  let form: FormData | null | undefined;
  try {
    const bytes = Number(request.headers.get("content-length") ?? 0);
    const volumeWait =
      limited && bytes > MAX_BYTES_WITHOUT_FILES ? await countVisitorUploads(db, network, { files: 0, bytes }) : null;
    if (volumeWait !== null)
      return answer({ ok: false, reason: "failed" }, 429, { "Retry-After": String(volumeWait), Connection: "close" });
    form = await readForm(request);
    if (!form) return answer({ ok: false, reason: "failed" }, 400);
    if (form.get(HONEYPOT_FIELD)) return done();
    const guard = { secret: formSecret, minMs: env.FORM_MIN_MS };
    const tooFast = isTooFast(guard, textOf(form, "stamp"), request.headers.get("cookie"));
    const isCheckOnly = form.has(CHECK_ONLY_FIELD);
    const fileProblem = tooFast || isCheckOnly ? null : await storeFormFiles(services, network, form);
    const typed = readTypedValues(form);
    const read = parseSubmission(form);
    const phone = typed.texts.owner_phone === DEFAULT_PHONE_PREFIX ? undefined : typed.texts.owner_phone;
    const errors: SubmissionErrors = {
      ...(phoneErrors({ phone }).phone && { owner_phone: "phone" }),
      ...(!read.ok && read.errors),
      ...(fileProblem && { images: fileProblem }),
    };
    if (isCheckOnly || !read.ok || hasErrors(errors)) {
      const { title } = typed.texts;
      const more = await findOfferProblems(db, { title, images: typed.images, key: textOf(form, "key") }).catch(
        () => ({}),
      );
      return answer({ ok: false, reason: "invalid", errors: { ...more, ...errors }, typed }, isCheckOnly ? 200 : 400);
    }
    if (tooFast) return answer({ ok: false, reason: "failed", typed }, 400);
    const wait = limited ? await countAttempt(db, `submission ${network}`, FORM_LIMITS.submission) : null;
    if (wait !== null) return answer({ ok: false, reason: "failed", typed }, 429, { "Retry-After": String(wait) });
    const sending = {
      submissionKey: submissionKey(textOf(form, "key"), ["property", read.fields]),
      attempt: attemptOf(textOf(form, "attempt")),
      hasOwnKey: isBrowserKey(textOf(form, "key")),
    };
    const submitted = await submitProperty(services, {
      ...read.fields,
      ...sending,
      language: languageFrom(params),
      isBlurred: services.settings.value?.blur_submissions ?? true,
    }).catch((error: unknown) => {
      log.error({ err: error }, "could not store a property");
      return null;
    });
    if (submitted?.ok) return done({ link: submitted.link, mailed_to: submitted.mailed_to });
    if (!submitted) return answer({ ok: false, reason: "failed", typed }, 503);
    if (submitted.reason === "images")
      return answer({ ok: false, reason: "invalid", errors: { images: "imageGone" }, typed }, 400);
    return answer({ ok: false, reason: "invalid", errors: { title: "duplicate" }, typed, code: "23505" }, 409);
  } catch (error) {
    log.error({ err: error }, "could not receive a property");
    // What failed may have come before the form was read.
    form ??= await readForm(request).catch(() => null);
    return answer({ ok: false, reason: "failed", ...(form && { typed: readTypedValues(form) }) }, 503);
  }
}

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === "string" ? value : undefined;
}

/**
 * Stores the files of the form and puts their addresses in their place. Names what is wrong with one that cannot be
 * used.
 */
async function storeFormFiles(services: Services, address: string, form: FormData): Promise<SubmissionProblem | null> {
  const files = form.getAll("files").filter((entry) => entry instanceof File && entry.size > 0) as File[];
  if (files.length === 0) return null;
  if (form.getAll("images").length + files.length > MAX_SUBMITTED_IMAGES) return "tooManyImages";
  const wait = services.env.RATE_LIMIT
    ? await countVisitorUploads(services.db, address, { files: files.length, bytes: 0 })
    : null;
  if (wait !== null) return "limit";
  let problem: SubmissionProblem | null = null;
  for (const file of files) {
    const stored = await storeMedia(services, "visitor", {
      bucket: "property-images",
      kind: "image",
      body: file.stream(),
    });
    if (stored.ok) form.append("images", stored.url);
    else problem = stored.reason;
  }
  return problem;
}

function toList(language: ReturnType<typeof languageFrom>, link?: string): Response {
  return redirect(href("/:lang?/real-estate", { lang: prefixOf(language) }), {
    status: 303,
    headers: { "Set-Cookie": noticeCookie("propertySubmitted", link) },
  });
}
