import { CircleAlert, CircleCheck, CirclePause, Eye, RefreshCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import type { ChannelsPage } from "#app/features/availability/admin/channels.route";
import { LinkRow } from "#app/features/availability/admin/link-list";
import {
  channelState,
  LEFT_OUT_WORDS,
  spanWords,
  type ChannelState,
} from "#app/features/availability/channels/office-words";
import { plural } from "#app/ui/office/plural";
import { RelativeTime } from "#app/ui/office/relative-time";
import { ADMIN_PREFIX } from "#app/urls";

type Channel = ChannelsPage["channels"][number];

const ICONS = { good: CircleCheck, attention: TriangleAlert, bad: CircleAlert, off: CirclePause } as const;

function StateBadge({ state, words }: { state: ChannelState; words: string }) {
  const Icon = ICONS[state];
  return (
    <span className="badge channel-state" data-state={state}>
      <Icon aria-hidden />
      {words}
    </span>
  );
}

/** A channel: how it is, what it has brought, and what can be done with it. */
export function ChannelCard({
  channel,
  link,
  now,
}: {
  channel: Channel;
  link: ChannelsPage["links"][number] | undefined;
  now: Date;
}) {
  const { id, name, unit, is_active, last_success_at, last_error, failing_since, events_seen, taken_days } = channel;
  return (
    <section className="office-card channel" aria-labelledby={`channel-${id} channel-unit-${id}`}>
      <div className="channel-head">
        <div>
          <h2 id={`channel-${id}`}>
            <bdi>{name}</bdi>
          </h2>
          <p id={`channel-unit-${id}`}>
            <bdi>{unit.name}</bdi>
          </p>
        </div>
        <StateBadge {...channelState(channel, now)} />
      </div>
      {last_error && (
        <p className="channel-error">
          {`${last_error} `}
          {failing_since && (
            <>
              Since <RelativeTime at={failing_since} now={now} />.
            </>
          )}{" "}
          Its days stay taken.
        </p>
      )}
      <dl>
        <Fact name="Last read">{last_success_at ? <RelativeTime at={last_success_at} now={now} /> : "Never"}</Fact>
        <Fact name="Events">
          {channel.missing > 0 ? `${events_seen} and ${channel.missing} missing` : String(events_seen)}
        </Fact>
        <Fact name="Takes">{plural(taken_days, "day")}</Fact>
        <Fact name="Its address">
          <span className="channel-address" dir="ltr">
            {channel.fullAddress ?? channel.address}
          </span>
          {!channel.fullAddress && (
            <Link
              className="channel-show"
              to={`?show=${id}`}
              preventScrollReset
              aria-label={`Show the address of ${name}`}
            >
              <Eye aria-hidden />
              Show
            </Link>
          )}
        </Fact>
      </dl>
      <Clashes clashes={channel.clashes} />
      <LeftOut leftOut={channel.left_out} />
      {link && (
        <div className="channel-out">
          <p>Give this address to {name}. What came from there is left out of it.</p>
          <LinkRow
            name={`the address for ${name}`}
            address={link.address}
            subject={{ kind: "unit", id: unit.id, channel: id }}
          />
        </div>
      )}
      <ClosedSummaries id={id} closed={channel.closed_summaries} />
      <div className="channel-actions">
        <Do id={id} intent="read" name={name} label="Read now" icon={<RefreshCw aria-hidden />} />
        {is_active ? (
          <Do id={id} intent="off" name={name} label="Switch off" />
        ) : (
          <>
            <Do id={id} intent="on" name={name} label="Switch on" />
            <Do id={id} intent="free" name={name} label="Free its days" />
          </>
        )}
        <details className="channel-delete">
          <summary className="button button-secondary">Delete…</summary>
          <p>Its days become free at once, and the address it reads ends.</p>
          <Do id={id} intent="delete" name={name} label="Delete this channel" className="button button-danger" />
        </details>
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Do(props: { id: string; intent: string; name: string; label: string; icon?: ReactNode; className?: string }) {
  const { id, intent, name, label, icon, className = "button button-secondary" } = props;
  const { formData } = useNavigation();
  const isBusy = formData?.get("intent") === intent && formData.get("id") === id;
  return (
    <Form method="post" action={`${ADMIN_PREFIX}/channels`} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <button className={className} name="intent" value={intent} disabled={isBusy} aria-label={`${label}: ${name}`}>
        {icon}
        {isBusy ? "One moment…" : label}
      </button>
    </Form>
  );
}

export function Clashes({ clashes }: { clashes: Channel["clashes"] }) {
  if (clashes.length === 0) return null;
  return (
    <div className="channel-clashes">
      <h3>{plural(clashes.length, "clash", "clashes")}: the same days are taken here as well</h3>
      <ul>
        {clashes.map((clash) => (
          <li key={`${clash.first_day} ${clash.end_day} ${clash.summary}`}>
            {spanWords(clash)}
            {clash.summary && (
              <>
                {", "}
                <bdi>{clash.summary}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function LeftOut({ leftOut: { count, events } }: { leftOut: Channel["left_out"] }) {
  if (count === 0) return null;
  return (
    <details className="channel-left-out">
      <summary>{`${plural(count, "event")} left out`}</summary>
      <ul>
        {events.map(({ reason, summary }, index) => (
          // Two may have the same name; the list is replaced as a whole.
          <li key={`${index} ${summary}`}>
            <bdi>{summary || "Without a name"}</bdi>: {LEFT_OUT_WORDS[reason]}
          </li>
        ))}
      </ul>
    </details>
  );
}

function ClosedSummaries({ id, closed }: { id: string; closed: readonly string[] }) {
  return (
    <details className="channel-closed">
      <summary>{`Means “closed”, not “booked”: ${closed.length === 0 ? "nothing" : closed.join("; ")}`}</summary>
      <Form method="post" action={`${ADMIN_PREFIX}/channels`} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <label htmlFor={`closed-${id}`}>Names of events, one a line. They fill free days only, and never clash.</label>
        <textarea
          className="input"
          id={`closed-${id}`}
          name="closed"
          rows={3}
          dir="auto"
          defaultValue={closed.join("\n")}
          key={closed.join("\n")}
        />
        <button className="button button-secondary" name="intent" value="closed">
          Save
        </button>
      </Form>
    </details>
  );
}
