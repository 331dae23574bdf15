import { Mail } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { OFFICE } from "#app/brand";
import type { InvitationRow } from "#app/features/auth/staff/queries.server";
import { dayAt, formatDay } from "#app/platform/dates/dates";
import { RelativeTime } from "#app/ui/office/relative-time";

/** Links that were given out and not used yet. */
export function InvitationsCard({ invitations }: { invitations: readonly InvitationRow[] }) {
  const { formData } = useNavigation();
  if (invitations.length === 0) return null;
  return (
    <section className="office-card" aria-labelledby="invitations-title">
      <div className="card-head">
        <h2 id="invitations-title">Invitations</h2>
      </div>
      {invitations.map(({ id, name, email, invitedBy, created_at, expires_at, isExpired }) => (
        <div key={id} className="inbox-item" aria-busy={formData?.get("id") === id || undefined}>
          <span className="inbox-icon" aria-hidden>
            <Mail />
          </span>
          <div className="inbox-text">
            <b>
              <bdi>{name}</bdi>
            </b>{" "}
            <small>{email}</small>
            <small>
              Invited by <bdi>{invitedBy}</bdi> <RelativeTime at={created_at} />
              {isExpired ? (
                <span className="badge invitation-expired">Expired</span>
              ) : (
                `, works until ${formatDay(dayAt(expires_at, OFFICE.hoursAheadOfUtc), "en", "short")}`
              )}
            </small>
          </div>
          <div className="inbox-actions">
            <Form method="post" preventScrollReset>
              <input type="hidden" name="name" value={name} />
              <input type="hidden" name="email" value={email} />
              <button
                type="submit"
                name="intent"
                value="invite"
                className="small-button"
                aria-label={`New link for ${name}`}
              >
                New link
              </button>
            </Form>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <button
                type="submit"
                name="intent"
                value="revoke"
                className="small-button"
                aria-label={`Withdraw the invitation of ${name}`}
              >
                Withdraw
              </button>
            </Form>
          </div>
        </div>
      ))}
    </section>
  );
}
