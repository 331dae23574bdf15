import { data } from "react-router";
import * as v from "valibot";
import type { Staff } from "#app/features/auth/schema";
import { fetchFailureWords } from "#app/features/availability/channels/failure-words";
import { channelForm, closedSummaries } from "#app/features/availability/channels/input";
import { renewLink, revokeLink, type LinkSubject } from "#app/features/availability/channels/links/mutations.server";
import { FAILURES } from "#app/features/availability/channels/office-words";
import {
  addChannel,
  deleteChannel,
  freeChannelDays,
  setChannelActive,
  setClosedSummaries,
} from "#app/features/availability/channels/mutations.server";
import { previewChannel, type ChannelPreview } from "#app/features/availability/channels/preview.server";
import { findPolledChannel } from "#app/features/availability/channels/queries.server";
import { pollChannel, readFeed } from "#app/features/availability/channels/read-feed.server";
import { closedSummariesOf } from "#app/features/availability/channels/schema";
import { feedUrlProblem } from "#app/features/availability/feeds/fetch-feed.server";
import { isUuid } from "#app/platform/db/uuid";
import type { Services } from "#app/services.server";

type FieldName = "unit" | "name" | "url" | "closed";

export interface ChannelsAnswer {
  ok: boolean;
  /** What staff are told. */
  text?: string;
  /** What was typed of a new channel, and what is wrong with it. */
  values?: Record<FieldName, string>;
  errors?: Partial<Record<FieldName, string>>;
  /** What was found at its address. */
  preview?: ChannelPreview;
}

type Context = Pick<Services, "db" | "feedNetwork">;
type Fields = Record<string, string>;

/** Carries out what staff chose on the screen of channels. */
export async function changeChannels(services: Context, staff: Staff, fields: Fields): Promise<ChannelsAnswer> {
  const { db } = services;
  const { intent = "", id = "" } = fields;
  const done = ({ ok }: { ok: boolean }, text: string, otherwise: string = FAILURES.missing): ChannelsAnswer => ({
    ok,
    text: ok ? text : otherwise,
  });
  switch (intent) {
    case "check":
    case "keep":
      return addOrLook(services, staff, fields);
    case "read":
      return readNow(services, id);
    case "on":
      return done(await setChannelActive(db, staff, id, true), "Switched on");
    case "off":
      return done(await setChannelActive(db, staff, id, false), "Switched off. Its days stay taken.");
    case "free":
      return done(await freeChannelDays(db, staff, id), "Its days are free", FAILURES.off);
    case "delete":
      return done(await deleteChannel(db, staff, id), "Channel deleted. Its days are free.");
    case "closed": {
      const lines = v.safeParse(closedSummaries, fields.closed);
      if (!lines.success) return { ok: false, text: lines.issues[0].message };
      return done(await setClosedSummaries(db, staff, id, lines.output), "Saved");
    }
    case "renew":
      return done(await renewLink(db, staff, subjectOf(fields)), "New address made. The one before has ended.");
    case "revoke":
      return done(await revokeLink(db, staff, subjectOf(fields)), "The address has ended", FAILURES.unknown);
    default:
      throw data({ message: "Unknown intent." }, { status: 400 });
  }
}

function subjectOf({ subject = "", id = "", channel }: Fields): LinkSubject {
  if (subject === "stay" || subject === "vehicle") return { kind: subject, id };
  return { kind: "unit", id, ...(channel && { channel }) };
}

async function readNow({ db, feedNetwork }: Context, id: string): Promise<ChannelsAnswer> {
  const channel = isUuid(id) ? await findPolledChannel(db, id) : null;
  if (!channel) return { ok: false, text: FAILURES.missing };
  const reading = await pollChannel(db, channel, feedNetwork);
  if (reading.kind === "failed") return { ok: false, text: reading.error };
  return { ok: true, text: reading.kind === "unchanged" ? "Read: nothing has changed" : "Read" };
}

/** The calendar is read and shown first; only what was seen is kept. */
async function addOrLook({ db, feedNetwork }: Context, staff: Staff, fields: Fields): Promise<ChannelsAnswer> {
  const { unit = "", name = "", url = "", closed = "" } = fields;
  const values = { unit, name, url, closed };
  const input = v.safeParse(channelForm, values);
  if (!input.success) {
    const { nested = {} } = v.flatten<typeof channelForm>(input.issues);
    const errors = { unit: nested.unit?.[0], name: nested.name?.[0], url: nested.url?.[0], closed: nested.closed?.[0] };
    return { ok: false, values, errors };
  }
  const problem = feedUrlProblem(input.output.url);
  if (problem) return { ok: false, values, errors: { url: fetchFailureWords(problem) } };
  const typed = {
    ...input.output,
    closed: input.output.closed.length > 0 ? input.output.closed : closedSummariesOf(url),
  };
  if (fields.intent === "keep") {
    const added = await addChannel(db, staff, { ...typed, closed_summaries: typed.closed });
    if (!added.ok)
      return {
        ok: false,
        values,
        errors:
          added.reason === "known"
            ? { url: "This room or vehicle has this calendar already." }
            : { unit: "It is not there any more." },
      };
    const read = await readNow({ db, feedNetwork }, added.id);
    return { ok: true, text: read.ok ? "Channel added" : `Channel added, but: ${read.text}` };
  }
  const reading = await readFeed(typed.url, feedNetwork);
  if (reading.kind !== "events")
    return { ok: false, values, errors: { url: reading.kind === "failed" ? reading.error : FAILURES.unknown } };
  const preview = await previewChannel(db, typed.unit, reading, typed.closed);
  return { ok: true, values: { ...values, closed: typed.closed.join("\n") }, preview };
}
