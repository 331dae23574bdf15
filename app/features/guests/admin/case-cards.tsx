import { Link2Off, Mail, UserRound } from "lucide-react";
import { Form, useNavigation } from "react-router";
import type { CaseScreen } from "#app/features/guests/case/queries.server";
import { CopyField } from "#app/ui/copy-field";
import { RelativeTime } from "#app/ui/office/relative-time";

const MADE_FOR = {
  screen: "For the screen after sending",
  mail: "For a mail",
  found: "For a list of requests",
  staff: "By staff",
} as const;

/** The secret addresses of the guest's page: when they were made and used, never what they are. */
export function LinksCard({ found, made, canMail }: { found: CaseScreen; made: string | null; canMail: boolean }) {
  const isBusy = useNavigation().state !== "idle";
  if (found.erased_at)
    return (
      <section>
        <h2>Links</h2>
        <p>The guest was erased: nothing opens this page any more.</p>
      </section>
    );
  return (
    <section aria-labelledby="case-links">
      <h2 id="case-links">Links to the guest’s page</h2>
      {found.links.length === 0 ? (
        <p>None was made yet.</p>
      ) : (
        <table className="case-links">
          <thead>
            <tr>
              <th scope="col">Made for</th>
              <th scope="col">When</th>
              <th scope="col">Last used</th>
            </tr>
          </thead>
          <tbody>
            {found.links.map(({ made_for, created_at, last_used_on, revoked_at }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- links are not named
              <tr key={index} data-revoked={revoked_at ? "" : undefined}>
                <td>{MADE_FOR[made_for]}</td>
                <td>
                  <RelativeTime at={created_at} />
                </td>
                <td>{revoked_at ? "Revoked" : (last_used_on ?? "Never")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {made && (
        <div className="case-made">
          <p>
            <b>Shown only now.</b> Whoever has this link can read and change the request.
          </p>
          <CopyField
            label="Link to the guest’s page"
            value={made}
            copyLabel="Copy link"
            copiedLabel="Copied"
            buttonClass="small-button"
          />
        </div>
      )}
      <Form method="post" className="case-actions" preventScrollReset>
        <button
          className="small-button"
          name="intent"
          value="send-link"
          disabled={isBusy || !found.email || !canMail}
          title={canMail ? undefined : "Mail and PUBLIC_URL must be set up first"}
        >
          <Mail aria-hidden />
          Send a new link
        </button>
        <button className="small-button" name="intent" value="copy-link" disabled={isBusy}>
          Copy a link
        </button>
        <button className="small-button" name="intent" value="revoke" disabled={isBusy}>
          <Link2Off aria-hidden />
          Revoke all
        </button>
      </Form>
      <Form method="post" className="case-address" preventScrollReset>
        <input type="hidden" name="intent" value="address" />
        <label>
          Email address
          <input
            key={found.email}
            className="input"
            name="email"
            type="email"
            dir="ltr"
            required
            maxLength={254}
            defaultValue={found.email ?? ""}
          />
        </label>
        <button className="small-button" disabled={isBusy}>
          <UserRound aria-hidden />
          Correct
        </button>
        <small>Correcting it revokes all links, and mails a new one to the new address only.</small>
      </Form>
    </section>
  );
}

export function MailsCard({ mails }: { mails: CaseScreen["mails"] }) {
  return (
    <section aria-labelledby="case-mails">
      <h2 id="case-mails">Mails to the guest</h2>
      {mails.length === 0 && <p>None yet.</p>}
      <ul className="case-items">
        {mails.map(({ id, subject, language, sent_at, last_error, created_at }) => (
          <li key={id}>
            <bdi lang={language}>{subject}</bdi>
            <small>
              {sent_at ? "Sent " : last_error ? `Failed: ${last_error}, ` : "Waiting, "}
              <RelativeTime at={sent_at ?? created_at} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
