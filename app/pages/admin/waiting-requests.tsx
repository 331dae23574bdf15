import { Compass } from "lucide-react";
import { Link, useFetcher } from "react-router";
import { formatDay } from "#app/platform/dates/dates";
import { ADMIN_PREFIX } from "#app/urls";

interface WaitingRequest {
  id: string;
  experience_title: string;
  participants: number;
  full_name: string;
  date: string;
}

const CUSTOMERS = `${ADMIN_PREFIX}/customers`;

export function WaitingRequests({ requests }: { requests: WaitingRequest[] }) {
  return (
    <section className="office-card" aria-labelledby="waiting">
      <div className="card-head">
        <h2 id="waiting">Waiting for you</h2>
        <Link className="text-link" to={CUSTOMERS}>
          Open all
        </Link>
      </div>
      {requests.length === 0 ? (
        <p className="card-empty">Every request has been answered. New ones appear here by themselves.</p>
      ) : (
        <ul className="inbox">
          {requests.map((request) => (
            <WaitingItem key={request.id} request={request} />
          ))}
        </ul>
      )}
    </section>
  );
}

function WaitingItem({ request }: { request: WaitingRequest }) {
  const fetcher = useFetcher();
  const isBusy = fetcher.state !== "idle";
  const people = request.participants === 1 ? "1 person" : `${request.participants} people`;
  return (
    <li className="inbox-item" aria-busy={isBusy}>
      <span className="inbox-icon">
        <Compass aria-hidden />
      </span>
      <div className="inbox-text">
        <b>{`${request.experience_title}, ${people}`}</b>
        <small>{`${request.full_name}, ${formatDay(request.date, "en", "short")}`}</small>
      </div>
      <fetcher.Form method="post" action={CUSTOMERS} className="inbox-actions">
        <input type="hidden" name="id" value={request.id} />
        <button className="small-button" name="status" value="cancelled" disabled={isBusy} aria-label={`Cancel, ${request.full_name}`}>
          Cancel
        </button>
        <button className="small-button small-button-good" name="status" value="confirmed" disabled={isBusy} aria-label={`Confirm, ${request.full_name}`}>
          Confirm
        </button>
      </fetcher.Form>
    </li>
  );
}
