import { ChevronRight, CircleAlert, RotateCcw, X } from "lucide-react";
import { useFetcher } from "react-router";
import type { MailRow } from "#app/features/mail/queries.server";
import { stateOf } from "#app/features/mail/rules";
import { directionOf } from "#app/platform/i18n/languages";
import { RelativeTime } from "#app/ui/office/relative-time";

/** What was written to whom, and, when it did not get there, why. */
export function MailRowView({ mail }: { mail: MailRow }) {
  return (
    <div className="mail-row">
      <b>
        <bdi lang={mail.language}>{mail.subject}</bdi>
      </b>
      <small>
        To <bdi dir="ltr">{mail.recipient}</bdi>
      </small>
      {stateOf(mail) === "failed" && <Failure mail={mail} />}
      <details>
        <summary>
          <ChevronRight aria-hidden />
          Read<span className="visually-hidden"> {mail.subject}</span>
        </summary>
        <p className="mail-text" lang={mail.language} dir={directionOf(mail.language)}>
          {mail.text}
          {/* Each is made when the message leaves. */}
          {mail.links?.map(({ name }) => `\n\n${name}: [link]`).join("")}
        </p>
      </details>
    </div>
  );
}

function Failure({ mail }: { mail: MailRow }) {
  const fetcher = useFetcher({ key: `mail-${mail.id}` });
  return (
    <div className="mail-failure">
      <CircleAlert aria-hidden />
      <p>
        <span dir="auto">{mail.last_error}</span>
        <small>
          {mail.attempts > 0 && (mail.attempts === 1 ? "Tried once" : `Tried ${mail.attempts} times`)}
          {mail.attempts > 0 && ", "}
          {mail.next_attempt_at ? (
            <>
              next try <RelativeTime at={mail.next_attempt_at} />
            </>
          ) : (
            "not tried again by itself"
          )}
        </small>
      </p>
      <fetcher.Form method="post">
        <input type="hidden" name="id" value={mail.id} />
        <button
          type="submit"
          name="intent"
          value="resend"
          className="small-button"
          disabled={fetcher.state !== "idle"}
          aria-label={`Resend ${mail.subject} to ${mail.recipient}`}
        >
          <RotateCcw aria-hidden />
          Resend
        </button>
        <button
          type="submit"
          name="intent"
          value="dismiss"
          className="small-button"
          disabled={fetcher.state !== "idle"}
          aria-label={`Dismiss ${mail.subject} to ${mail.recipient}`}
        >
          <X aria-hidden />
          Dismiss
        </button>
      </fetcher.Form>
    </div>
  );
}
