import { ENDONYMS } from "#app/platform/i18n/languages";
import type { MailPreview } from "#app/features/bookings/desk/guest-emails.server";

/** The mail that goes with a change: ticked, to be read and changed first. Not offered without an address. */
export function MailFields({ mail, typed }: { mail: MailPreview | null; typed?: Readonly<Record<string, string>> }) {
  if (!mail) return <p className="desk-muted">No mail goes out: there is no address, or nothing to tell.</p>;
  return (
    <div className="desk-mail">
      <label className="desk-tick">
        <input type="checkbox" name="mail" defaultChecked={typed ? typed.mail === "on" : true} />
        <span>
          {`Mail it to the guest in ${ENDONYMS[mail.language]}`}
          <small>{`To ${mail.recipient}, in a minute at the earliest`}</small>
        </span>
      </label>
      <details>
        <summary>Read and change it</summary>
        <input type="hidden" name="mail_shown" value={mail.text} />
        <label className="field">
          Subject
          <input
            className="input"
            name="mail_subject"
            maxLength={200}
            defaultValue={typed?.mail_subject ?? mail.subject}
            dir="auto"
          />
        </label>
        <label className="field">
          Text
          <textarea
            className="input"
            name="mail_text"
            rows={12}
            maxLength={10_000}
            lang={mail.language}
            dir="auto"
            defaultValue={typed?.mail_text ?? mail.text}
          />
        </label>
      </details>
    </div>
  );
}
