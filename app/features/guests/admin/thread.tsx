import { NotebookPen } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useFetcher } from "react-router";
import { ReplyForm, type ReplyFormProps } from "#app/features/guests/admin/reply-form";
import { useDraft } from "#app/features/guests/admin/use-draft";
import type { CaseScreen } from "#app/features/guests/case/queries.server";
import { describeAct } from "#app/features/guests/conversation/act-text";
import type { CaseMessage } from "#app/features/guests/conversation/queries.server";
import { casePath, picturesPath } from "#app/features/guests/inbox/filters";
import { MessagePictures } from "#app/features/guests/pictures/message-pictures";
import { ENDONYMS } from "#app/platform/i18n/languages";
import { RelativeTime } from "#app/ui/office/relative-time";

/** All that was said in a case, with notes and events, and two forms of different colour to say more. */
export function Thread({ found, ...reply }: ReplyFormProps) {
  const { messages, hasEarlier } = found.conversation;
  useReadMark(found);
  const [first] = messages;
  return (
    <section className="thread" aria-labelledby="thread-title">
      <h2 id="thread-title" className="visually-hidden">
        Conversation
      </h2>
      {hasEarlier && first && (
        <Link className="text-link" to={`${casePath(found.id)}?before=${first.id}`}>
          Earlier messages
        </Link>
      )}
      {messages.length === 0 && <p>Nothing was said yet.</p>}
      <ol>
        {messages.map((message) => (
          <Message key={message.id} message={message} address={picturesPath(found.id)} />
        ))}
      </ol>
      {!found.erased_at && (
        <>
          <ReplyForm key={found.id} found={found} {...reply} />
          <NoteForm caseId={found.id} />
        </>
      )}
    </section>
  );
}

const EVENT_TEXTS: Readonly<Record<string, string>> = {
  ask_accepted: "accepted what the guest asked for",
  ask_declined: "declined what the guest asked for",
  viewing_proposed: "proposed a time for the viewing",
  viewing_agreed: "set the time of the viewing",
  viewing_declined: "declined the viewing",
  no_answer_needed: "said that no answer is needed",
  closed: "closed the case",
  opened: "opened the case again",
  mail_failed: "A mail to the guest could not be delivered",
  mail_limited: "No mail was sent to the guest: his address has had as many automatic ones today as it may",
  mail_sent: "A mail to the guest got through again",
};

function Message({ message, address }: { message: CaseMessage; address: string }) {
  if (message.event)
    return (
      <li className="thread-event">
        {[message.author_name, EVENT_TEXTS[message.event.type] ?? `The guest ${describeAct(message.event)}`]
          .filter(Boolean)
          .join(" ")}{" "}
        <RelativeTime at={message.created_at} />
      </li>
    );
  return (
    <li className="thread-message" data-kind={message.kind}>
      <div dir="auto" lang={message.language}>
        {message.body && <span>{message.body}</span>}
        <MessagePictures
          pictures={message.pictures}
          address={address}
          altOf={(n) => `Picture ${n} of ${message.pictures.length}`}
          opensTab
        />
      </div>
      <p>
        <bdi>{message.author_name ?? "Guest"}</bdi>
        {message.kind === "note" && ", internal note: the guest never sees it"}
        {message.kind === "guest" && `, in ${ENDONYMS[message.language]}`} <RelativeTime at={message.created_at} />
        {message.kind === "staff" && message.read_at && (
          <>
            {", read "}
            <RelativeTime at={message.read_at} />
          </>
        )}
      </p>
    </li>
  );
}

function NoteForm({ caseId }: { caseId: string }) {
  const draft = useDraft(`note ${caseId}`);
  const fetcher = useFetcher<{ ok: boolean }>({ key: `note-${caseId}` });
  const [key, setKey] = useState("");
  const { forget } = draft;
  useEffect(() => {
    setKey(crypto.randomUUID());
    if (fetcher.data?.ok) forget();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [fetcher.data]);
  return (
    <fetcher.Form method="post" className="thread-note">
      <input type="hidden" name="intent" value="note" />
      <input type="hidden" name="key" value={key} />
      <label>
        Internal note
        <textarea
          className="input"
          id="note"
          name="body"
          rows={2}
          maxLength={5000}
          required
          dir="auto"
          value={draft.text}
          onChange={(event) => draft.setText(event.target.value)}
        />
      </label>
      <button className="small-button" disabled={fetcher.state !== "idle"}>
        <NotebookPen aria-hidden />
        Save note
      </button>
    </fetcher.Form>
  );
}

/** Whoever opens a case has read what the guest wrote. */
function useReadMark({ id, unread }: CaseScreen): void {
  const fetcher = useFetcher({ key: `read-${id}` });
  const { submit } = fetcher;
  useEffect(() => {
    if (unread > 0) void submit({ intent: "read" }, { method: "post", action: casePath(id) });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each case, and for what comes while it is open
  }, [id, unread]);
}
