import { findId, formRequest, type Fields, type RequestContext, type RequestSequence } from "./request.ts";

const SCREEN = "features/availability/admin/channels.route";

/** Another channel has sold the days of these rows of the ledger. */
export const soldElsewhere = (rows: string, summary = "") =>
  `with taken as (select unit_id, first_day, end_day from occupancies where ${rows}),
    other as (insert into channels (unit_id, name, url, is_active) select distinct unit_id, 'Other', 'https://calendar.example/' || unit_id, false from taken returning id, unit_id)
  insert into channel_events (channel_id, uid, first_day, end_day, summary, clash) select other.id, taken.first_day::text, taken.first_day, taken.end_day, '${summary}', true from other join taken using (unit_id)`;

/** Another calendar is looked at, kept, read, changed, switched off and deleted; addresses are made and ended. */
export async function* channelWrites(asking: RequestContext): RequestSequence {
  const unit = await findId(asking, "units where stay_id is not null");
  const send = (fields: Fields) => formRequest(SCREEN, "/1324admin/channels.data", fields, true);
  const typed = { unit, name: "Channel", url: asking.calendarUrl, closed: "Closed" };
  yield send({ intent: "check", ...typed });
  yield send({ intent: "keep", ...typed });
  const id = await findId(asking, "channels where name = 'Channel'");
  // One more that is known and not in the file, and one that is known under another summary.
  await asking.query(
    "insert into channel_events (channel_id, uid, first_day, end_day) values ($1, 'gone', '2031-01-01', '2031-01-02')",
    [id],
  );
  for (const intent of ["read", "off", "free", "on", "read"]) yield send({ intent, id });
  yield send({ intent: "closed", id, closed: "Reserved" });
  yield send({ intent: "renew", subject: "unit", id: unit });
  yield send({ intent: "revoke", subject: "unit", id: unit });
  yield send({ intent: "delete", id });
}
