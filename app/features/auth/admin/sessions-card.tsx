import { Laptop, Smartphone } from "lucide-react";
import { Form, useNavigation } from "react-router";
import type { OwnSession } from "#app/features/auth/admin/account.route";
import { RelativeTime } from "#app/ui/office/relative-time";

/** Where this person is signed in. */
export function SessionsCard({ sessions }: { sessions: readonly OwnSession[] }) {
  const { formData } = useNavigation();
  const isEndingOthers = formData?.get("intent") === "end-others";
  return (
    <section className="office-card" aria-labelledby="sessions-title">
      <div className="card-head">
        <h2 id="sessions-title">Where you are signed in</h2>
        {sessions.length > 1 && (
          <Form method="post" preventScrollReset>
            <button type="submit" name="intent" value="end-others" className="small-button" disabled={isEndingOthers}>
              End all others
            </button>
          </Form>
        )}
      </div>
      {sessions.map((session) => (
        <SessionItem
          key={session.id}
          session={session}
          isEnding={formData?.get("id") === session.id || (isEndingOthers && !session.isCurrent)}
        />
      ))}
    </section>
  );
}

function SessionItem({
  session: { id, device, isPhone, isCurrent, address, lastUsed },
  isEnding,
}: {
  session: OwnSession;
  isEnding: boolean;
}) {
  return (
    <div className="inbox-item session-item" aria-busy={isEnding || undefined}>
      <span className="inbox-icon" aria-hidden>
        {isPhone ? <Smartphone /> : <Laptop />}
      </span>
      <div className="inbox-text">
        <b>{device}</b>
        <small>
          {address ? <bdi>{address}</bdi> : "Unknown address"}, used <RelativeTime at={lastUsed} />
        </small>
      </div>
      {isCurrent ? (
        <span className="badge session-current">This device</span>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <button
            type="submit"
            name="intent"
            value="end-session"
            className="small-button"
            aria-label={`End the session of ${device}`}
            disabled={isEnding}
          >
            End
          </button>
        </Form>
      )}
    </div>
  );
}
