import { ArrowRight, Circle, CircleCheck, X } from "lucide-react";
import { Link, useFetcher } from "react-router";
import type { SetupItem } from "#app/features/health/setup/rules";
import type { SetupStep } from "#app/features/settings/schema";
import { ADMIN_PREFIX } from "#app/urls";

const STEP_LINKS: Readonly<Record<SetupStep, { name: string; to: string; linkText: string }>> = {
  identity: { name: "Identity", to: `${ADMIN_PREFIX}/settings#section-identity`, linkText: "Open Settings" },
  address: { name: "Public address", to: `${ADMIN_PREFIX}/health`, linkText: "Open Health" },
  mail: { name: "Mail server", to: `${ADMIN_PREFIX}/mail`, linkText: "Open Mail" },
  notices: { name: "Staff notices", to: `${ADMIN_PREFIX}/notifications`, linkText: "Open Notifications" },
  backup: { name: "Backup", to: `${ADMIN_PREFIX}/health`, linkText: "Open Health" },
  listing: { name: "First real listing", to: `${ADMIN_PREFIX}/experiences/new`, linkText: "Add an experience" },
};

/** What a new site still needs before visitors can rely on it. Goes when all of it is done. */
export function SetupChecklist({ items }: { items: readonly SetupItem[] }) {
  const open = items.filter(({ isDone }) => !isDone).length;
  return (
    <section className="office-card setup" aria-labelledby="setup">
      <div className="card-head">
        <h2 id="setup">Before the site goes live</h2>
        <span className="setup-count">{`${open} to do`}</span>
      </div>
      <ul>
        {items.map((item) => (
          <Step key={item.step} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Step({ item: { step, isDone, message } }: { item: SetupItem }) {
  const fetcher = useFetcher();
  const { name, to, linkText } = STEP_LINKS[step];
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li data-done={isDone || undefined} hidden={fetcher.state !== "idle"}>
      <Icon aria-hidden />
      <div>
        <b>
          {name}
          <span className="visually-hidden">{isDone ? ", done" : ", to do"}</span>
        </b>
        <p>{message}</p>
      </div>
      {isDone ? (
        <fetcher.Form method="post" action={`${ADMIN_PREFIX}?index`}>
          <input type="hidden" name="dismiss_step" value={step} />
          <button type="submit" className="icon-button" aria-label={`Dismiss ${name}`}>
            <X aria-hidden />
          </button>
        </fetcher.Form>
      ) : (
        <Link className="text-link" to={to}>
          {linkText}
          <ArrowRight aria-hidden />
        </Link>
      )}
    </li>
  );
}
