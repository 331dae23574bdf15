import { MailWarning } from "lucide-react";
import { Link } from "react-router";
import { STALE_AFTER_DAYS } from "#app/features/mail/schema";
import { ADMIN_PREFIX } from "#app/urls";

/** Said on the mail screen: why nothing is sent, and what to do about it. */
export function NoMailServer({ waiting }: { waiting: number }) {
  return (
    <section className="office-card no-mail-server" aria-labelledby="no-mail-server">
      <MailWarning aria-hidden />
      <div>
        <h2 id="no-mail-server">No mail server is configured</h2>
        <p>
          {waiting === 0
            ? "Nothing is lost: messages wait here."
            : waiting === 1
              ? "Nothing is lost: 1 message waits here."
              : `Nothing is lost: ${waiting} messages wait here.`}{" "}
          To send them, start the site with <code>SMTP_URL</code>, such as{" "}
          <code>smtps://user:password@mail.example.com</code>, and with <code>MAIL_FROM</code>, the address they come
          from.
        </p>
        <p>{`What has waited for less than ${STALE_AFTER_DAYS} days is sent then by itself. Older messages are no news any more: they are held back until somebody resends or dismisses them.`}</p>
      </div>
    </section>
  );
}

/** The same in one line, for the screen where staff choose whether they want mail. */
export function MailServerNote({ hasServer }: { hasServer: boolean }) {
  return (
    <p className="mail-server-note">
      {hasServer ? "Messages that were sent or failed: " : "No mail server is configured. "}
      <Link to={`${ADMIN_PREFIX}/mail`}>{hasServer ? "Mail" : "See Mail"}</Link>
    </p>
  );
}
