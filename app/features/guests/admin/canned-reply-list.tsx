import { ArrowDown, ArrowUp, Pencil } from "lucide-react";
import { Form, Link } from "react-router";
import type { ListedReply } from "#app/features/guests/replies/queries.server";
import { languageName } from "#app/features/guests/replies/rules";
import { LANGUAGES } from "#app/platform/i18n/languages";
import { plural } from "#app/ui/office/plural";
import { RelativeTime } from "#app/ui/office/relative-time";

/** The canned replies in the order in which conversations offer them. */
export function CannedReplyList({ replies, now }: { replies: readonly ListedReply[]; now: Date }) {
  if (replies.length === 0)
    return (
      <p className="office-card replies-none">
        There are no canned replies yet. Add one that you write often, such as how to get from the airport to the room.
      </p>
    );
  return (
    <ol className="office-card reply-list">
      {replies.map((reply, index) => (
        <li key={reply.id}>
          <div className="reply-words">
            <Link to={`?reply=${reply.id}`} preventScrollReset>
              <b dir="auto">{reply.name}</b>
            </Link>
            <p dir="auto">{reply.beginning}</p>
          </div>
          <p className="reply-facts">
            <span>{languagesText(reply)}</span>
            <span>
              {reply.last_used_at ? (
                <>
                  {`Used ${plural(reply.used, "time")}, last `}
                  <RelativeTime at={reply.last_used_at} now={now} />
                </>
              ) : (
                "Not used yet"
              )}
            </span>
          </p>
          <div className="row-actions">
            <MoveButton reply={reply} intent="up" isOff={index === 0} />
            <MoveButton reply={reply} intent="down" isOff={index === replies.length - 1} />
            <Link
              className="row-action"
              to={`?reply=${reply.id}`}
              preventScrollReset
              aria-label={`Edit ${reply.name}`}
              title="Edit"
            >
              <Pencil aria-hidden />
            </Link>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Few missing languages are named, else those that are there. */
function languagesText({ languages }: ListedReply): string {
  const missing = LANGUAGES.filter((language) => !languages.includes(language));
  if (missing.length === 0) return "In all nine languages";
  const names = (missing.length <= 3 ? missing : languages).map(languageName).join(", ");
  return missing.length <= 3 ? `Not in ${names}` : `In ${names}`;
}

function MoveButton({ reply, intent, isOff }: { reply: ListedReply; intent: "up" | "down"; isOff: boolean }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={reply.id} />
      <button
        className="row-action"
        name="intent"
        value={intent}
        disabled={isOff}
        aria-label={`Move ${reply.name} ${intent}`}
        title={`Move ${intent}`}
      >
        {intent === "up" ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
      </button>
    </Form>
  );
}
