import { data } from "react-router";
import * as v from "valibot";
import { islandToday } from "#app/features/availability/rules";
import type { Staff } from "#app/features/auth/schema";
import type { FieldProblem } from "#app/features/forms/schema";
import { receiveForm, type FormServices, type StoreResult } from "#app/features/forms/receive.server";
import { messageForm, pictureIds, takeFiles, type MessageField } from "#app/features/guests/conversation/message-form";
import { addGuestMessage, addReply, type ReplyOutcome } from "#app/features/guests/conversation/mutations.server";
import { isSent } from "#app/features/guests/conversation/queries.server";
import { fingerprint, storeFormFiles, type FileProblem } from "#app/features/guests/pictures/form-files.server";
import { dropUnsentPictures } from "#app/features/guests/pictures/mutations.server";
import type { MailServices } from "#app/features/mail/outbox/mutations.server";
import type { Stores } from "#app/features/media/store.server";
import type { Texts } from "#app/features/translations/texts.server";
import { submissionKey } from "#app/platform/http/form-guard.server";
import type { Language } from "#app/platform/i18n/languages";
import type { Logger } from "#app/platform/log.server";

/** What staff answer, as the form has it. */
interface SentReply {
  caseId: string;
  body: string;
  key: string;
  seen: string;
  /** The canned reply it began with, and the language of that. */
  canned?: string;
  language?: Language;
  pictures: string;
  files: readonly File[];
}

/** Of files that could not be stored: what is wrong. All that are there are named, for a form without scripts. */
export type ReceivedReply = ReplyOutcome | { ok: false; reason: "files"; problem: FileProblem; kept: string };

/** The same for staff, who are not counted. */
export async function receiveReply(
  services: Pick<MailServices, "db"> & Stores & { log: Logger },
  staff: Staff,
  { caseId, body, key: given, seen, canned, language, pictures, files }: SentReply,
): Promise<ReceivedReply> {
  const read = v.safeParse(pictureIds, pictures);
  if (!read.success) return { ok: false, reason: "files", problem: { reason: "many" }, kept: "" };
  const key = submissionKey(given, ["reply", caseId, body, read.output, await fingerprint(files)]);
  if (files.length > 0 && (await isSent(services.db, "reply", caseId, key))) return { ok: true };
  const { ids, problem } = await storeFormFiles(
    services,
    { caseId, uploader: staff },
    { files, kept: read.output, network: null },
  );
  if (problem) return { ok: false, reason: "files", problem, kept: ids.join(" ") };
  return addReply(services, staff, { caseId, body, key, seen, canned, language, pictures: ids });
}

/** What a guest writes on his page, with the pictures that come along where no scripts have sent them before. */
export async function receiveGuestMessage(
  request: Request,
  services: FormServices & Stores,
  { caseId, language, form }: { caseId: string; language: Language; form: FormData },
) {
  const files = takeFiles(form);
  if (files.length > 0) form.set("files", await fingerprint(files));
  const { db, env, network } = services;
  return receiveForm(
    request,
    services,
    {
      name: "message of a guest",
      schema: messageForm,
      limit: "message",
      subject: caseId,
      keepPageWhenGone: true,
      store: async ({ body, pictures: kept }, { submissionKey: key }): Promise<StoreResult<MessageField>> => {
        // What was sent already is not stored again for a browser that repeats it.
        if (files.length > 0 && (await isSent(db, "guest", caseId, key))) return { ok: true };
        const owner = { caseId, uploader: "visitor" } as const;
        const { ids, problem } = await storeFormFiles(services, owner, {
          files,
          kept,
          network: env.RATE_LIMIT ? network : null,
        });
        const values = { pictures: ids.join(" ") };
        if (problem) {
          const wait = problem.reason === "limit" ? problem.wait : undefined;
          return { ok: false, reason: "invalid", errors: { pictures: problemText(problem) }, values, wait };
        }
        const stored = await addGuestMessage(services, { caseId, body, language, key, pictures: ids });
        if (stored.ok) {
          // The same form may have come twice at once.
          if (files.length > 0) await dropUnsentPictures(db, ids);
          return { ok: true };
        }
        if (stored.reason === "pictures")
          return { ok: false, reason: "invalid", errors: { pictures: "pictureGone" }, values: { pictures: "" } };
        return stored.reason === "wait"
          ? { ok: false, reason: "invalid", errors: { body: "waitAnswer" }, values }
          : { ok: false, reason: "gone" };
      },
    },
    form,
  );
}

/** A guest asks to see or delete his data: a message like others, in words of ours, that staff see first. */
export async function receiveDataRequest(
  request: Request,
  services: FormServices & { texts: Pick<Texts, "plain"> },
  { caseId, language, form }: { caseId: string; language: Language; form: FormData },
) {
  const body = services.texts.plain(language, "guest", "dataMessage");
  const answer = await receiveForm(
    request,
    services,
    {
      name: "request for data",
      schema: v.object({}),
      limit: "message",
      // It says nothing that tells one from another: one a day.
      subject: `${caseId} ${islandToday()}`,
      keepPageWhenGone: true,
      store: async (_fields, { submissionKey: key }): Promise<StoreResult> => {
        const stored = await addGuestMessage(services, { caseId, body, language, key, asksForData: true });
        return stored.ok ? { ok: true } : { ok: false, reason: "gone" };
      },
    },
    form,
  );
  return data({ ...answer.data, form: "data" as const }, answer.init ?? undefined);
}

function problemText(problem: FileProblem): FieldProblem {
  switch (problem.reason) {
    case "many":
      return "picturesMost";
    case "full":
      return "picturesFull";
    case "limit":
      return "pictureLimit";
    case "refused":
    case "failed": {
      const code = problem.reason === "refused" ? "pictureRefused" : "pictureFailed";
      return { code, n: problem.names.length, name: problem.names.join(", ") };
    }
  }
}
