import * as v from "valibot";
import { MAX_CHANNEL_NAME, MAX_CLOSED_SUMMARIES } from "#app/features/availability/channels/schema";

const MAX_SUMMARY = 200;

/** One summary a line. */
export const closedSummaries = v.pipe(
  v.optional(v.string(), ""),
  v.transform((text) => [
    ...new Set(
      text
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== ""),
    ),
  ]),
  v.maxLength(MAX_CLOSED_SUMMARIES, `At most ${MAX_CLOSED_SUMMARIES} lines.`),
  v.everyItem((line) => line.length <= MAX_SUMMARY, `At most ${MAX_SUMMARY} characters a line.`),
);

/** Another calendar, as staff type it. Whether its address can be read is seen when it is. */
export const channelForm = v.object({
  unit: v.pipe(v.string(), v.uuid("Choose a room or vehicle.")),
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("Give it a name."),
    v.maxLength(MAX_CHANNEL_NAME, `At most ${MAX_CHANNEL_NAME} characters.`),
  ),
  url: v.pipe(v.string(), v.trim(), v.nonEmpty("Paste the address of the calendar.")),
  closed: closedSummaries,
});
