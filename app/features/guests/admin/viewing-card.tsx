import { Eye } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { OFFICE } from "#app/brand";
import type { CaseViewing } from "#app/features/guests/case/queries.server";
import { formatDay, formatMoment } from "#app/platform/dates/dates";
import { plural } from "#app/ui/office/plural";

const STATES = {
  asked: "Waits for a time",
  agreed: "Agreed",
  done: "Has taken place",
  declined: "Declined",
  cancelled: "Cancelled by the guest",
} as const;
const PARTS = { any: "any time", morning: "in the morning", afternoon: "in the afternoon" } as const;

/** The wish to see a property, on top of its case: staff set or propose a moment of the island’s clock. */
export function ViewingCard({ viewing }: { viewing: CaseViewing }) {
  const isBusy = useNavigation().state !== "idle";
  const { state, days, part, people, at, isPast } = viewing;
  const moment = at && formatMoment(at, "en", OFFICE.hoursAheadOfUtc, "long");
  const isProposed = state === "asked" && moment;
  const canDecide = state === "asked" || state === "agreed" || state === "declined";
  const button = (decision: string, name: string) => (
    <button className="small-button" name="decision" value={decision} disabled={isBusy}>
      {name}
    </button>
  );
  return (
    <section className="case-ask" aria-labelledby="viewing-title">
      <h2 id="viewing-title">
        <Eye aria-hidden />
        Wants to see the property
        <small>{isProposed ? "Proposed, waits for the guest" : STATES[state]}</small>
      </h2>
      <dl>
        <div>
          <dt>Would come</dt>
          <dd>{`${days.map((day) => formatDay(day, "en", "full")).join(", ")}, ${PARTS[part]}, ${plural(people, "person", "people")}`}</dd>
        </div>
        {moment && (
          <div>
            <dt>{isProposed ? "Proposed" : "Time"}</dt>
            <dd>{`${moment}, island time`}</dd>
          </div>
        )}
      </dl>
      {canDecide && (
        <Form method="post" className="case-ask-form" preventScrollReset>
          <input type="hidden" name="intent" value="viewing" />
          <label>
            Time on the island
            <input className="input" type="datetime-local" name="at" step={300} defaultValue={viewing.atIsland} />
          </label>
          <div className="case-actions">
            {button("agree", "Set this time")}
            {button("propose", "Propose it")}
            {state !== "declined" && button("decline", "Decline")}
            {state === "agreed" && isPast && button("done", "Has taken place")}
          </div>
          <small>The guest is mailed, and sees the full address once a time is agreed.</small>
        </Form>
      )}
    </section>
  );
}
