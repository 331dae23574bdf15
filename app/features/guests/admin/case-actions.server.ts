import type { Staff } from "#app/features/auth/schema";
import { readSeenClashes } from "#app/features/bookings/office/status-conflicts";
import { addNote, setAssignee } from "#app/features/cases/mutations.server";
import { acceptAsk, declineAsk, type DecisionOutcome } from "#app/features/guests/asks/mutations.server";
import {
  correctAddress,
  makeStaffLink,
  revokeAllLinks,
  sendNewLink,
  type LinkOutcome,
} from "#app/features/guests/case/mutations.server";
import { readCase } from "#app/features/guests/case/queries.server";
import { addCaseEvent, markReadByStaff, markUnread } from "#app/features/guests/conversation/mutations.server";
import { receiveReply, type ReceivedReply } from "#app/features/guests/conversation/receive.server";
import { fromIslandClock } from "#app/features/inquiries/viewing";
import { decideViewing, type ViewingOutcome } from "#app/features/inquiries/viewings/mutations.server";
import { isLanguage } from "#app/platform/i18n/languages";
import type { Services } from "#app/services.server";

export type CaseOutcome =
  | LinkOutcome
  | ReceivedReply
  | DecisionOutcome
  | ViewingOutcome
  | { ok: false; reason: "no-time" };

/** How each refusal is answered. */
export const REFUSAL_STATUSES = {
  missing: 404,
  empty: 400,
  "too-long": 400,
  placeholder: 400,
  pictures: 400,
  files: 400,
  answered: 409,
  "no-address": 400,
  "invalid-address": 400,
  "no-answer": 400,
  "long-answer": 400,
  decided: 409,
  changed: 409,
  clash: 409,
  busy: 503,
  unfit: 409,
  "unknown-unit": 400,
  "no-time": 400,
  past: 400,
} as const;

/** What staff do with a case; null for what there is not. */
export async function changeCase(
  services: Services,
  staff: Staff,
  id: string,
  form: Record<string, string>,
  files: readonly File[],
): Promise<CaseOutcome | null> {
  const { intent = "", email = "", body = "", key = "", seen = "", assignee = "", pictures = "" } = form;
  const language = isLanguage(form.language) ? form.language : undefined;
  const { canned } = form;
  const { db } = services;
  const gone = { ok: false, reason: "missing" } as const;
  switch (intent) {
    case "send-link":
      return sendNewLink(services, staff, id);
    case "copy-link":
      return makeStaffLink(db, staff, id);
    case "revoke":
      return revokeAllLinks(db, staff, id);
    case "address":
      return correctAddress(services, staff, id, email);
    case "reply":
      return receiveReply(services, staff, { caseId: id, body, key, seen, canned, language, pictures, files });
    case "note":
      if (body.trim() === "") return { ok: false, reason: "empty" };
      if (!(await readCase(db, id))) return gone;
      await addNote(db, staff, { caseId: id }, { body: body.trim(), key: `${id} ${key}` });
      return { ok: true };
    case "read":
      await markReadByStaff(db, id);
      return { ok: true };
    case "unread":
      await markUnread(db, id);
      return { ok: true };
    case "assign": {
      const found = await readCase(db, id);
      if (!found) return gone;
      const item = { id, name: `Case ${found.reference}` };
      return (await setAssignee(db, staff, { caseId: id, item }, assignee || null)) ? { ok: true } : gone;
    }
    case "accept":
      return acceptAsk(services, staff, {
        caseId: id,
        askId: form.ask ?? "",
        version: /^\d{1,9}$/.test(form.version ?? "") ? Number(form.version) : undefined,
        price: form.price === "new" ? "new" : "keep",
        acknowledgedClashes: readSeenClashes(form),
      });
    case "decline":
      return declineAsk(services, staff, { caseId: id, askId: form.ask ?? "", answer: form.answer ?? "" });
    case "viewing":
      return changeViewing(services, staff, id, form);
    case "closed":
    case "opened":
    case "no_answer_needed":
      return (await addCaseEvent(db, staff, id, intent)).ok ? { ok: true } : gone;
    default:
      return null;
  }
}

/** What staff say to somebody who wants to see a property. */
async function changeViewing(
  services: Services,
  staff: Staff,
  id: string,
  { decision, at: typed = "" }: Record<string, string>,
): Promise<CaseOutcome | null> {
  if (decision === "decline" || decision === "done") return decideViewing(services, staff, id, { type: decision });
  if (decision !== "agree" && decision !== "propose") return null;
  const at = fromIslandClock(typed);
  return at ? decideViewing(services, staff, id, { type: decision, at }) : { ok: false, reason: "no-time" };
}
