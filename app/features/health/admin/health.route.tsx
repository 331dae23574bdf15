import { CircleAlert, CircleCheck, RefreshCw, Send, TriangleAlert } from "lucide-react";
import { data, Form, Link, useActionData, useNavigation, useRevalidator } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { readHealth, type Fact, type HealthPart } from "#app/features/health/admin/read-health.server";
import { worstOf } from "#app/features/health/rules";
import type { HealthState } from "#app/features/health/schema";
import { sendTestMessage } from "#app/features/mail/test-message.server";
import { requireForm, textFields } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { RelativeTime } from "#app/ui/office/relative-time";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { usePolling } from "#app/ui/office/use-polling";
import type { Route } from "./+types/health.route";

export function loader({ context }: Route.LoaderArgs) {
  return readHealth(context.get(servicesContext));
}
type Health = Awaited<ReturnType<typeof loader>>;

export const clientLoader = officeLoader<Health>();

const TEST_MAIL = "test-mail";

export async function action({ request, context }: Route.ActionArgs) {
  const { intent } = textFields(await requireForm(request));
  if (intent !== TEST_MAIL) return data({ ok: false, message: "That cannot be done here." }, { status: 400 });
  const sent = await sendTestMessage(context.get(servicesContext), context.get(staffContext));
  return data(sent, { status: sent.ok ? 200 : 502 });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return (
    (await attemptWrite(serverAction)) ??
    data({ ok: false, message: "The site did not answer. Please try again." }, { status: 503 })
  );
}

const STATE_WORDS: Readonly<Record<HealthState, string>> = { good: "Good", attention: "Attention", bad: "Bad" };
const STATE_ICONS = { good: CircleCheck, attention: TriangleAlert, bad: CircleAlert } as const;

export default function HealthScreen({ loaderData }: Route.ComponentProps) {
  const { parts, jobs, readAt } = loaderData;
  const { revalidate, state } = useRevalidator();
  usePolling(true);
  return (
    <div className="office-page">
      <title>Health · Staff</title>
      <div className="office-head">
        <div>
          <h1>Health</h1>
          <p role="status">{summaryOf([...parts, { name: "Jobs", state: jobs.state }])}</p>
        </div>
        <button
          type="button"
          className="button button-secondary"
          disabled={state === "loading"}
          onClick={() => void revalidate()}
        >
          <RefreshCw aria-hidden />
          Look again
        </button>
      </div>
      <div className="health-parts">
        {parts.map((part) => (
          <PartCard key={part.name} part={part} readAt={readAt} />
        ))}
      </div>
      <Jobs jobs={jobs} readAt={readAt} />
    </div>
  );
}

function summaryOf(all: readonly { name: string; state: HealthState }[]): string {
  const worst = worstOf(all.map(({ state }) => state));
  if (worst === "good") return "All is well.";
  const named = all.filter(({ state }) => state === worst).map(({ name }) => name);
  return `${worst === "bad" ? "Something is wrong with" : "Worth a look"}: ${named.join(", ")}.`;
}

function StateBadge({ state }: { state: HealthState }) {
  const Icon = STATE_ICONS[state];
  return (
    <span className="badge health-state" data-state={state}>
      <Icon aria-hidden />
      {STATE_WORDS[state]}
    </span>
  );
}

function TestMessage() {
  const testResult = useActionData<typeof action>();
  const isSending = useNavigation().formData?.get("intent") === TEST_MAIL;
  return (
    <Form method="post" className="health-try">
      <button className="button button-secondary" name="intent" value={TEST_MAIL} disabled={isSending}>
        <Send aria-hidden />
        {isSending ? "Sending…" : "Send me a test message"}
      </button>
      <p role="status">{isSending ? "" : testResult?.message}</p>
    </Form>
  );
}

function PartCard({
  part: { name, state, message, facts, to, canSendTest },
  readAt,
}: {
  part: HealthPart;
  readAt: Date;
}) {
  return (
    <section className="office-card health-part" aria-label={name}>
      <div className="health-head">
        <h2>{name}</h2>
        <StateBadge state={state} />
      </div>
      <p>{message}</p>
      {facts.length > 0 && (
        <dl>
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>
                <FactValue fact={fact} readAt={readAt} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {canSendTest && <TestMessage />}
      {to && (
        <Link className="health-way" to={to.path}>
          {`Open ${to.name}`}
        </Link>
      )}
    </section>
  );
}

function FactValue({ fact: { value }, readAt }: { fact: Fact; readAt: Date }) {
  return value instanceof Date ? <RelativeTime at={value} now={readAt} /> : <bdi>{value}</bdi>;
}

function Jobs({ jobs, readAt }: { jobs: Health["jobs"]; readAt: Date }) {
  return (
    <section className="office-card health-part" aria-label="Jobs">
      <div className="health-head">
        <h2>Jobs</h2>
        <StateBadge state={jobs.state} />
      </div>
      <p>
        {`${jobs.message} Next: `}
        <RelativeTime at={jobs.nextAt} now={readAt} />.
      </p>
      <ul className="health-jobs">
        {jobs.lines.map(({ name, state, message, ranAt, duration }) => (
          <li key={name}>
            <b>{name}</b>
            <span>
              {message}
              {ranAt && (
                <>
                  {", "}
                  <RelativeTime at={ranAt} now={readAt} />
                  {`, took ${duration}`}
                </>
              )}
            </span>
            <StateBadge state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}
