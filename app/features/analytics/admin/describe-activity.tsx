import type { Activity } from "#app/features/analytics/activity/queries.server";
import type { ActivityItem } from "#app/features/analytics/admin/activity-list";
import { ROOM_NAMES } from "#app/features/history/office/room-names";
import { RelativeTime } from "#app/ui/office/relative-time";
import { plural } from "#app/ui/office/plural";
import { ADMIN_PREFIX } from "#app/urls";

const [CUSTOMERS, HISTORY, NOTIFICATIONS] = ["customers", "history", "notifications"].map(
  (room) => `${ADMIN_PREFIX}/${room}`,
);

/** Something that happened, as the list says it. */
export function describeActivity(activity: Activity, now: Date): ActivityItem {
  return { id: activity.id, when: <RelativeTime at={activity.at} now={now} />, ...wordsFor(activity) };
}

function wordsFor(activity: Activity): Pick<ActivityItem, "tone" | "title" | "detail" | "to"> {
  switch (activity.kind) {
    case "booking":
      return {
        tone: "booking",
        title: "New booking",
        detail:
          activity.people === null ? activity.name : `${activity.name}, ${plural(activity.people, "person", "people")}`,
        to: CUSTOMERS,
      };
    case "inquiry":
      return { tone: "inquiry", title: "New inquiry", detail: activity.topic, to: CUSTOMERS };
    case "question":
      return { tone: "question", title: "Property inquiry", detail: activity.name, to: CUSTOMERS };
    case "submission":
      return { tone: "submission", title: "Property submitted", detail: activity.name, to: NOTIFICATIONS };
    case "change": {
      const { room, name, by } = activity;
      const detail = `${name ?? ROOM_NAMES[room]}, by ${by}`;
      return {
        tone: activity.status === "confirmed" || activity.status === "completed" ? "done" : "change",
        title: titleOf(activity),
        detail,
        to: HISTORY,
      };
    }
  }
}

function titleOf({ room, action, status }: Extract<Activity, { kind: "change" }>): string {
  if (room === "customers" && status) return `Marked as ${status.replace("_", " ")}`;
  return `${ROOM_NAMES[room]}: ${action}`;
}
