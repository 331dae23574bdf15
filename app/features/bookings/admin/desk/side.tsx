import { Clock, Mail, MailCheck, MailWarning, MessageCircle, Phone } from "lucide-react";
import { Form, Link } from "react-router";
import { OFFICE } from "#app/brand";
import type { DeskRefusal } from "#app/features/bookings/desk/answer";
import { PanelLink } from "#app/features/bookings/office/panel-link";
import type { DeskBooking, GuestMail } from "#app/features/bookings/desk/queries.server";
import type { DeskScreen } from "#app/features/bookings/desk/read-screen.server";
import type { Change } from "#app/features/history/queries.server";
import { formatInstant } from "#app/platform/dates/dates";
import { ENDONYMS } from "#app/platform/i18n/languages";
import { FieldError } from "#app/ui/office/form/field";
import { fieldName } from "#app/ui/office/form/field-name";
import { initials } from "#app/ui/initials";
import { RelativeTime } from "#app/ui/office/relative-time";
import { ADMIN_PREFIX } from "#app/urls";

export interface GuestLinks {
  mail: string | null;
  whatsapp: string | null;
  call: string | null;
}

export function GuestCard({ booking, links }: { booking: DeskBooking; links: GuestLinks }) {
  const isErased = booking.erased_at !== null;
  return (
    <section className="office-card desk-side" aria-labelledby="guest-title">
      <div className="desk-guest">
        <span className="avatar" data-initials={isErased ? "?" : initials(booking.full_name)} aria-hidden />
        <div>
          <h2 id="guest-title" dir="auto">
            {isErased ? "Guest erased" : booking.full_name}
          </h2>
          <small>{`Writes ${ENDONYMS[booking.language]}`}</small>
        </div>
        {!isErased && (
          <PanelLink booking={booking} panel="guest">
            Edit
          </PanelLink>
        )}
      </div>
      {!isErased && (
        <>
          <div className="desk-ways">
            {links.mail && (
              <a className="small-button" href={links.mail}>
                <Mail aria-hidden />
                Mail
              </a>
            )}
            {links.whatsapp && (
              <a className="small-button" href={links.whatsapp} target="_blank" rel="noreferrer">
                <MessageCircle aria-hidden />
                WhatsApp
              </a>
            )}
            {links.call && (
              <a className="small-button" href={links.call}>
                <Phone aria-hidden />
                Call
              </a>
            )}
          </div>
          <dl className="desk-facts">
            <div>
              <dt>Email</dt>
              <dd>
                <bdi>{booking.email ?? "None given"}</bdi>
              </dd>
            </div>
            <div>
              <dt>Phone</dt>
              <dd>
                <bdi dir="ltr">{[booking.country_code, booking.phone].filter(Boolean).join(" ") || "None given"}</bdi>
              </dd>
            </div>
            <div>
              <dt>Guest’s page</dt>
              <dd>
                <Link className="text-link" to={`${ADMIN_PREFIX}/inbox/${booking.case_id}`}>
                  {booking.plan ? `Trip plan ${booking.plan}` : "Links"}
                </Link>
              </dd>
            </div>
          </dl>
        </>
      )}
    </section>
  );
}

interface NotesProps {
  screen: DeskScreen;
  answer: DeskRefusal | null;
  newId: string;
}

export function NotesCard({ screen, answer, newId }: NotesProps) {
  const refusal = answer?.panel === "note" ? answer : null;
  return (
    <section className="office-card desk-side" aria-labelledby="notes-title">
      <h2 id="notes-title">
        Notes <small>staff only</small>
      </h2>
      <Form method="post" className="desk-note-new" preventScrollReset key={screen.notes[0]?.id ?? "first"}>
        <input type="hidden" name="key" value={refusal?.typed.key ?? newId} />
        <label className="visually-hidden" htmlFor="note-body">
          Write a note
        </label>
        <textarea
          id="note-body"
          name="body"
          className="input"
          rows={2}
          maxLength={5_000}
          placeholder="Write a note"
          defaultValue={refusal?.typed.body}
          aria-invalid={refusal?.errors.body ? true : undefined}
          aria-describedby={refusal?.errors.body ? "note-error" : undefined}
          dir="auto"
        />
        <FieldError id="note-error" error={refusal?.errors.body} />
        <button type="submit" name="intent" value="note" className="small-button">
          Add note
        </button>
      </Form>
      <ul className="desk-notes">
        {screen.notes.map(({ id, body, author_name, created_at }) => (
          <li key={id}>
            <p dir="auto">{body}</p>
            <small>
              {`${author_name ?? "A former colleague"}, `}
              <time dateTime={created_at.toISOString()}>{formatInstant(created_at, "en", OFFICE)}</time>
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function MailsCard({
  mails,
  answer,
  now,
}: {
  mails: readonly GuestMail[];
  answer: DeskRefusal | null;
  now: Date;
}) {
  return (
    <section className="office-card desk-side" aria-labelledby="mails-title">
      <h2 id="mails-title">Mails</h2>
      {answer?.panel === "mail" && <p role="alert">{answer.message}</p>}
      {mails.length === 0 && <p className="desk-muted">Nothing was mailed to the guest.</p>}
      <ul className="desk-mails">
        {mails.map((mail) => (
          <MailItem key={mail.id} mail={mail} now={now} />
        ))}
      </ul>
    </section>
  );
}

function MailItem({ mail, now }: { mail: GuestMail; now: Date }) {
  const { id, subject, language, sent_at, last_error, next_attempt_at } = mail;
  const state = sent_at ? "sent" : last_error ? "failed" : "waiting";
  const Icon = { sent: MailCheck, failed: MailWarning, waiting: Clock }[state];
  const isDelayed = next_attempt_at !== null && next_attempt_at > now;
  return (
    <li data-state={state}>
      <Icon aria-hidden />
      <span>
        <bdi>{subject}</bdi>
        <small>
          {`${ENDONYMS[language]}, `}
          {sent_at ? (
            <RelativeTime at={sent_at} />
          ) : state === "failed" ? (
            `failed: ${last_error}`
          ) : isDelayed ? (
            "leaves in a minute"
          ) : (
            "waiting"
          )}
        </small>
      </span>
      {state === "failed" && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="mail_id" value={id} />
          <button type="submit" name="intent" value="resend" className="small-button">
            Resend
          </button>
        </Form>
      )}
    </li>
  );
}

export function HistoryCard({ booking, history }: { booking: DeskBooking; history: DeskScreen["history"] }) {
  return (
    <section className="office-card desk-side" aria-labelledby="history-title">
      <h2 id="history-title">History</h2>
      <ol className="desk-history">
        {history.rows.map((change) => (
          <li key={change.id}>
            <span dir="auto">
              <b>{change.user_name}</b> {describeChange(change)}
            </span>
            <RelativeTime at={change.created_at} />
          </li>
        ))}
        <li>
          <span>{booking.origin === "site" ? "Asked for on the site" : "Made by staff"}</span>
          <RelativeTime at={booking.created_at} />
        </li>
      </ol>
      {history.total > 0 && (
        <Link
          className="text-link"
          to={`${ADMIN_PREFIX}/history?${new URLSearchParams({ room: "customers", item: booking.id })}`}
        >
          {history.total === 1 ? "The whole change" : `All ${history.total} changes`}
        </Link>
      )}
    </section>
  );
}

/** Told by their effect: the version and the lines themselves are for the whole history. */
const UNTOLD = new Set(["version", "price_lines"]);
const LONGEST = 60;

function describeChange({ action, fields }: Change): string {
  const told = Object.entries(fields).filter(([name]) => !UNTOLD.has(name));
  if (told.length === 0) return action;
  return told.map(([name, { from, to }]) => describeField(name, from, to)).join("; ");
}

function describeField(name: string, from: unknown, to: unknown): string {
  const text = (value: unknown) =>
    (typeof value === "string"
      ? value
      : value === null || value === undefined
        ? "nothing"
        : JSON.stringify(value)
    ).slice(0, LONGEST);
  const label = fieldName(name);
  return from === null || from === undefined ? `${label}: ${text(to)}` : `${label}: ${text(from)} to ${text(to)}`;
}
