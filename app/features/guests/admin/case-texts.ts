import { MAX_MESSAGE_LENGTH } from "#app/features/cases/schema";
import type { CaseOutcome } from "#app/features/guests/admin/case-actions.server";
import { pictureProblemText } from "#app/features/guests/admin/picture-texts";
import { MAX_ASK_WORDS } from "#app/features/guests/asks/schema";

/** What staff are told once a change of a case is stored, by its intent. */
export const DONE: Record<string, string> = {
  viewing: "Saved, and the guest is told",
  "send-link": "A new link is on its way",
  "copy-link": "A new link was made",
  revoke: "All links are revoked",
  address: "The address is corrected",
  reply: "Sent",
  note: "Note saved",
  unread: "Marked as unread",
  assign: "Assigned",
  closed: "Closed",
  opened: "Opened again",
  no_answer_needed: "No answer needed",
  accept: "Done, and the guest is told",
  decline: "Declined, and the guest is told",
};

const REFUSED = {
  missing: "This case is gone",
  "no-address": "There is no address to send a link to",
  "invalid-address": "Please enter a valid email address",
  empty: "Write something first",
  "too-long": `A message has at most ${MAX_MESSAGE_LENGTH.toLocaleString("en")} characters`,
  placeholder: "Something in braces is not filled in yet. Nothing was sent.",
  pictures: "A picture is no longer there. Add it again.",
  "no-answer": "Say in a sentence why not. The guest reads it.",
  "long-answer": `The answer has at most ${MAX_ASK_WORDS.toLocaleString("en")} characters`,
  decided: "This was decided or taken back meanwhile.",
  changed: "The booking was changed meanwhile. Below is how it stands now: look again, then accept.",
  clash: "What the guest asks for is taken. Nothing was changed yet.",
  busy: "Somebody works on the same listing at this moment. Please try again.",
  unfit: "This cannot be done in the state the booking is in.",
  "unknown-unit": "This unit is gone.",
  "no-time": "Choose a day and a time first.",
  past: "This time has passed. Choose a later one.",
  answered: "Somebody has answered meanwhile. Look at it before you send yours.",
} as const;

type Refused = Extract<CaseOutcome, { ok: false }>;

export function refusalOf(outcome: Refused): string {
  if (outcome.reason !== "files") return REFUSED[outcome.reason];
  const { problem } = outcome;
  return pictureProblemText(problem.reason, "names" in problem ? problem.names.join(", ") : "");
}
