import { CircleAlert, CircleCheck, RefreshCw, Send, TriangleAlert } from "lucide-react";
import { data, Form, Link, useActionData, useNavigation, useRevalidator } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { readHealth, type Fact, type Part } from "#app/features/health/admin/read-health.server";
import { worstOf } from "#app/features/health/rules";
import type { State } from "#app/features/health/schema";
import { sendTestMessage } from "#app/features/mail/test-message.server";
import { requireForm, textsOf } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { Age } from "#app/ui/office/age";
import { attempt } from "#app/ui/office/attempt";
import { officeLoader } from "#app/ui/office/reading/office-loader";
import { useRefreshing } from "#app/ui/office/use-refreshing";
import type { Route } from "./+types/health.route";

export function loader({ context }: Route.LoaderArgs) {
  return readHealth(context.get(servicesContext));
}
type Health = Awaited<ReturnType<typeof loader>>;

export const clientLoader = officeLoader<Health>();

const TEST_MAIL = "test-mail";

export async function action({ request, context }: Route.ActionArgs) {
  const { intent } = textsOf(await requireForm(request));
  if (intent !== TEST_MAIL) return data({ ok: false, says: "That cannot be done here." }, { status: 400 });
  const sent = await sendTestMessage(context.get(servicesContext), context.get(staffContext));
  return data(sent, { status: sent.ok ? 200 : 502 });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return (await attempt(serverAction)) ?? data({ ok: false, says: "The site did not answer. Please try again." }, { status: 503 });
}

const STATE_WORDS: Readonly<Record<State, string>> = { good: "Good", attention: "Attention", bad: "Bad" };
const STATE_ICONS = { good: CircleCheck, attention: TriangleAlert, bad: CircleAlert } as const;

export default function HealthScreen({ loaderData }: Route.ComponentProps) {
  const { parts, jobs, readAt } = loaderData;
  const { revalidate, state } = useRevalidator();
  useRefreshing(true);
  return (
    <div className="office-page">
      <title>Health · Staff</title>
      <div className="office-head">
        <div>
          <h1>Health</h1>
          <p role="status">{summaryOf([...parts, { name: "Jobs", state: jobs.state }])}</p>
        </div>
        <button type="button" className="button button-secondary" disabled={state === "loading"} onClick={() => void revalidate()}>
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

function summaryOf(all: readonly { name: string; state: State }[]): string {
  const worst = worstOf(all.map(({ state }) => state));
  if (worst === "good") return "All is well.";
  const named = all.filter(({ state }) => state === worst).map(({ name }) => name);
  return `${worst === "bad" ? "Something is wrong with" : "Worth a look"}: ${named.join(", ")}.`;
}

function StateBadge({ state }: { state: State }) {
  const Icon = STATE_ICONS[state];
  return (
    <span className="badge health-state" data-state={state}>
      <Icon aria-hidden />
      {STATE_WORDS[state]}
    </span>
  );
}

function TestMessage() {
  const told = useActionData<typeof action>();
  const isSending = useNavigation().formData?.get("intent") === TEST_MAIL;
  return (
    <Form method="post" className="health-try">
      <button className="button button-secondary" name="intent" value={TEST_MAIL} disabled={isSending}>
        <Send aria-hidden />
        {isSending ? "Sending…" : "Send me a test message"}
      </button>
      <p role="status">{isSending ? "" : told?.says}</p>
    </Form>
  );
}

function PartCard({ part: { name, state, says, facts, to, canBeTried }, readAt }: { part: Part; readAt: Date }) {
  return (
    <section className="office-card health-part" aria-label={name}>
      <div className="health-head">
        <h2>{name}</h2>
        <StateBadge state={state} />
      </div>
      <p>{says}</p>
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
      {canBeTried && <TestMessage />}
      {to && (
        <Link className="health-way" to={to.path}>
          {`Open ${to.name}`}
        </Link>
      )}
    </section>
  );
}

function FactValue({ fact: { value }, readAt }: { fact: Fact; readAt: Date }) {
  return value instanceof Date ? <Age at={value} now={readAt} /> : <bdi>{value}</bdi>;
}

function Jobs({ jobs, readAt }: { jobs: Health["jobs"]; readAt: Date }) {
  return (
    <section className="office-card health-part" aria-label="Jobs">
      <div className="health-head">
        <h2>Jobs</h2>
        <StateBadge state={jobs.state} />
      </div>
      <p>
        {`${jobs.says} Next: `}
        <Age at={jobs.nextAt} now={readAt} />.
      </p>
      <ul className="health-jobs">
        {jobs.lines.map(({ name, state, says, ranAt, took }) => (
          <li key={name}>
            <b>{name}</b>
            <span>
              {says}
              {ranAt && (
                <>
                  {", "}
                  <Age at={ranAt} now={readAt} />
                  {`, took ${took}`}
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
