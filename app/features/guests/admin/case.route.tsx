import { ChevronLeft } from "lucide-react";
import { useEffect } from "react";
import { data, Form, Link, useNavigation, useSubmit } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import type { Staff } from "#app/features/auth/schema";
import { addNote, setAssignee } from "#app/features/cases/mutations.server";
import { InboxList } from "#app/features/guests/admin/inbox-list";
import { MAX_MESSAGE_LENGTH } from "#app/features/cases/schema";
import { AskCards } from "#app/features/guests/admin/ask-cards";
import { LinksCard, MailsCard } from "#app/features/guests/admin/case-cards";
import { CaseState } from "#app/features/guests/admin/case-state";
import { pictureProblemText } from "#app/features/guests/admin/picture-texts";
import { ViewingCard } from "#app/features/guests/admin/viewing-card";
import { Thread } from "#app/features/guests/admin/thread";
import {
  correctAddress,
  makeStaffLink,
  revokeAllLinks,
  sendNewLink,
  type LinkOutcome,
} from "#app/features/guests/case/mutations.server";
import { conflictText } from "#app/features/guests/case/plan-conflicts";
import { readCase, type CaseItem, type CaseScreen } from "#app/features/guests/case/queries.server";
import { readOpenAsks } from "#app/features/guests/asks/read.server";
import { acceptAsk, declineAsk, type DecisionOutcome } from "#app/features/guests/asks/mutations.server";
import { takeFiles } from "#app/features/guests/conversation/message-form";
import { addCaseEvent, markReadByStaff, markUnread } from "#app/features/guests/conversation/mutations.server";
import { receiveReply, type ReceivedReply } from "#app/features/guests/conversation/receive.server";
import { inboxPath } from "#app/features/guests/inbox/filters";
import { readInbox } from "#app/features/guests/inbox/read.server";
import { readOfferedReplies } from "#app/features/guests/replies/read.server";
import { planProgress } from "#app/features/cases/plan-progress";
import { readSeenClashes } from "#app/features/bookings/office/status-conflicts";
import { fromIslandClock } from "#app/features/inquiries/viewing";
import { decideViewing, type ViewingOutcome } from "#app/features/inquiries/viewings/mutations.server";
import { MAX_ASK_WORDS } from "#app/features/guests/asks/schema";
import type { SavedKind } from "#app/features/page/saved-key";
import { canMailPages } from "#app/features/mail/mutations.server";
import { formatDay } from "#app/platform/dates/dates";
import { clientContext } from "#app/platform/http/client.server";
import { requireForm, textFields } from "#app/platform/http/form";
import { notFound } from "#app/platform/http/responses";
import { ENDONYMS, inLanguage, isLanguage } from "#app/platform/i18n/languages";
import { servicesContext, type Services } from "#app/services.server";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { showToast } from "#app/ui/toasts";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/case.route";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const [found, inbox] = await Promise.all([
    readCase(services.db, params.case, url.searchParams.get("before")),
    readInbox(services, url.searchParams, staff.id),
  ]);
  if (!found) throw notFound();
  const asked = url.searchParams.get("in");
  return {
    found,
    inbox,
    asks: await readOpenAsks(services.db, params.case),
    offered: await readOfferedReplies(services, staff, found, isLanguage(asked) ? asked : found.language),
    canMail: canMailPages(services.env),
    reader: staff.id,
  };
}

export const clientLoader = officeLoader<Awaited<ReturnType<typeof loader>>>();

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const sent = await requireForm(request);
  const files = takeFiles(sent);
  const form = textFields(sent);
  const { intent = "" } = form;
  const outcome = await changeCase(services, staff, params.case, form, files);
  if (!outcome) return data({ ok: false as const, reason: "missing" as const, intent }, { status: 400 });
  if (!outcome.ok) {
    const typed = { ...form, pictures: "kept" in outcome ? outcome.kept : (form.pictures ?? "") };
    return data({ ...outcome, intent, typed }, { status: STATUSES[outcome.reason] });
  }
  if (!("link" in outcome) || !outcome.link) return data({ ok: true as const, intent, link: undefined });
  const { origin } = context.get(clientContext);
  const found = await readCase(services.db, params.case);
  return data({ ok: true as const, intent, link: origin + inLanguage(outcome.link, found?.language ?? "en") });
}

type Outcome = LinkOutcome | ReceivedReply | DecisionOutcome | ViewingOutcome | { ok: false; reason: "no-time" };
const STATUSES = {
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
async function changeCase(
  services: Services,
  staff: Staff,
  id: string,
  form: Record<string, string>,
  files: readonly File[],
): Promise<Outcome | null> {
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
): Promise<Outcome | null> {
  if (decision === "decline" || decision === "done") return decideViewing(services, staff, id, { type: decision });
  if (decision !== "agree" && decision !== "propose") return null;
  const at = fromIslandClock(typed);
  return at ? decideViewing(services, staff, id, { type: decision, at }) : { ok: false, reason: "no-time" };
}

const DONE: Record<string, string> = {
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

type Refused = Extract<Outcome, { ok: false }>;

function refusalOf(outcome: Refused): string {
  if (outcome.reason !== "files") return REFUSED[outcome.reason];
  const { problem } = outcome;
  return pictureProblemText(problem.reason, "names" in problem ? problem.names.join(", ") : "");
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { intent = "" } = textFields(await request.clone().formData());
  const outcome = await attemptWrite(serverAction);
  if (outcome?.ok && intent === "read") return outcome;
  if (outcome?.ok) showToast("success", DONE[intent] ?? "Saved");
  else showToast("error", outcome ? refusalOf(outcome) : "It could not be saved. Nothing was changed.");
  return outcome ?? data({ ok: false as const, reason: "missing" as const, intent }, { status: 503 });
}

export default function Case({ loaderData, actionData }: Route.ComponentProps) {
  const { found, inbox, asks, offered, canMail, reader } = loaderData;
  const refused = actionData && !actionData.ok && "typed" in actionData ? actionData : null;
  const made = actionData?.ok ? (actionData.link ?? null) : null;
  const problem = actionData && !actionData.ok ? refusalOf(actionData) : null;
  const between = actionData && !actionData.ok && "reply" in actionData ? actionData.reply : null;
  // Said at the field.
  const isUnfilled = actionData && !actionData.ok && actionData.reason === "placeholder";
  const isReply = actionData?.intent === "reply";
  useCaseKeys(found.id);
  return (
    <div className="office-page inbox-page">
      <title>{`${found.reference} · Staff`}</title>
      <InboxList inbox={inbox} current={found.id} />
      <div className="case-pane">
        <div className="case-head">
          <div>
            <Link className="text-link case-back" to={inboxPath(inbox.filters, inbox.page)}>
              <ChevronLeft aria-hidden className="flip-rtl" />
              Inbox
            </Link>
            <h1>
              <bdi>{found.name}</bdi>
            </h1>
            <p>
              <bdi>{found.title}</bdi>
              {`, ${found.reference}, writes ${ENDONYMS[found.language]}`}
            </p>
            <CaseState row={found} answerHours={inbox.answerHours} now={inbox.now} />
          </div>
          <CaseActions found={found} reader={reader} />
        </div>
        {problem && !between && !isUnfilled && (
          <p className="office-alert" role="alert">
            {problem}
          </p>
        )}
        {found.data_asked_at && (
          <p className="office-alert" role="note">
            {"The guest asks to see or delete his data. "}
            <Link className="text-link" to={`${ADMIN_PREFIX}/privacy?${new URLSearchParams({ q: found.email ?? "" })}`}>
              Open Personal data
            </Link>
          </p>
        )}
        {found.viewing && <ViewingCard viewing={found.viewing} />}
        <AskCards
          asks={asks}
          refused={refused && { typed: refused.typed, clashes: "clashes" in refused ? refused.clashes : null }}
        />
        <Thread
          found={found}
          between={between}
          offered={offered}
          refused={isReply && refused ? refused.typed : null}
          sent={isReply && actionData.ok ? actionData : null}
        />
      </div>
      <div className="case-side">
        <section aria-labelledby="case-items">
          <h2 id="case-items">What was sent</h2>
          {found.kind === "plan" && <p>{planProgress(found.items.map(({ status }) => status))}</p>}
          <ul className="case-items">
            {found.items.map((item) => (
              <li key={item.id}>
                <Link className="text-link" to={itemPath(item)}>
                  <bdi>{item.name}</bdi>
                </Link>
                <small>{item.day ? `${formatDay(item.day, "en")}, ${item.status}` : item.status}</small>
              </li>
            ))}
            {found.listed.map(({ kind, id, name }) => (
              <li key={id}>
                <Link className="text-link" to={`${ADMIN_PREFIX}/${ROOMS[kind]}/${id}/edit`}>
                  <bdi>{name}</bdi>
                </Link>
                <small>{kind}</small>
              </li>
            ))}
          </ul>
          {found.conflicts.length > 0 && (
            <>
              <h3>Did not fit when it was sent</h3>
              <ul className="case-conflicts">
                {found.conflicts.map((conflict) => (
                  <li key={conflictText(conflict)}>
                    <bdi>{conflictText(conflict)}</bdi>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
        <LinksCard found={found} made={made} canMail={canMail} />
        <MailsCard mails={found.mails} />
      </div>
    </div>
  );
}

/** Who has the case, and whether it is done. */
function CaseActions({ found, reader }: { found: CaseScreen; reader: string }) {
  const isBusy = useNavigation().state !== "idle";
  const button = (intent: string, name: string) => (
    <button className="small-button" name="intent" value={intent} disabled={isBusy}>
      {name}
    </button>
  );
  return (
    <div className="case-doing">
      <Form method="post" className="case-assign" preventScrollReset>
        <input type="hidden" name="intent" value="assign" />
        <label>
          <span className="visually-hidden">Assigned to</span>
          <select
            className="input"
            id="assignee"
            name="assignee"
            defaultValue={found.assignee_id ?? ""}
            key={found.assignee_id}
          >
            <option value="">Nobody</option>
            {found.people.map(({ id, name }) => (
              <option key={id} value={id}>
                {id === reader ? `${name} (you)` : name}
              </option>
            ))}
          </select>
        </label>
        <button className="small-button" disabled={isBusy}>
          Assign
        </button>
      </Form>
      <Form method="post" id="case-actions" preventScrollReset>
        {found.waiting_for === "us" && found.state === "open" && button("no_answer_needed", "No answer needed")}
        {button("unread", "Mark unread")}
        {found.state === "open" ? button("closed", "Close") : button("opened", "Open again")}
      </Form>
    </div>
  );
}

/** R answers, I writes a note, E closes, A assigns: as in the list of keys. */
function useCaseKeys(id: string): void {
  const submit = useSubmit();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).closest("input, textarea, select, [contenteditable]");
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = { r: "answer", i: "note", a: "assignee" }[event.key];
      if (target) {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }
      if (event.key === "e") void submit({ intent: "closed" }, { method: "post", preventScrollReset: true });
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [id, submit]);
}

/** Where the office keeps what visitors save. */
const ROOMS: Record<SavedKind, string> = {
  stay: "stays",
  experience: "experiences",
  vehicle: "transportation",
  property: "properties",
};

/** Where the office keeps each kind. */
function itemPath({ kind, id }: CaseItem): string {
  if (kind === "message") return `${ADMIN_PREFIX}/customers?request=general-${id}`;
  if (kind === "question") return `${ADMIN_PREFIX}/customers?request=property-${id}`;
  if (kind === "offer") return `${ADMIN_PREFIX}/properties/${id}/edit`;
  return `${ADMIN_PREFIX}/bookings/${kind}/${id}`;
}
