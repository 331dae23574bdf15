import { staffContext } from "#app/features/auth/context.server";
import { listRequestsSince } from "#app/features/bookings/pending/queries.server";
import { listInquiriesSince, listPropertyInquiriesSince } from "#app/features/inquiries/queries.server";
import {
  notificationBody,
  type NotificationFeed,
  type NotificationItem,
} from "#app/features/notifications/office/notification-feed";
import { findOrCreatePreferences } from "#app/features/notifications/mutations.server";
import { findDatabaseTime } from "#app/features/notifications/queries.server";
import { listPropertyNoticesSince } from "#app/features/properties/notices/queries.server";
import { servicesContext } from "#app/services.server";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/news.route";

/** Rows are timestamped at transaction start but visible at commit: query an overlapping window. */
const OVERLAP_MS = 60_000;
const LIMIT = 20;

/**
 * What came in since a moment, in the words of a notice. Rows told before are among them: the browser remembers those.
 */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(servicesContext);
  const now = await findDatabaseTime(db);
  const requestedSince = Date.parse(url.searchParams.get("since") ?? "");
  // Some moments that JavaScript can name no database can.
  const isValidSince = requestedSince > OVERLAP_MS && requestedSince <= now.getTime();
  const since = new Date((isValidSince ? requestedSince : now.getTime()) - OVERLAP_MS);
  const [preferences, requests, messages, questions, notices] = await Promise.all([
    findOrCreatePreferences(db, context.get(staffContext)),
    listRequestsSince(db, since, LIMIT),
    listInquiriesSince(db, since, LIMIT),
    listPropertyInquiriesSince(db, since, LIMIT),
    listPropertyNoticesSince(db, since, LIMIT),
  ]);
  const [center, customers] = [`${ADMIN_PREFIX}/notifications`, `${ADMIN_PREFIX}/customers`];
  const news: NotificationFeed = {
    now: now.toISOString(),
    sound: preferences.sound_enabled,
    browser: preferences.browser_notifications,
    isMore: [messages, questions, notices, ...Object.values(requests)].some(({ length }) => length === LIMIT),
    items: [
      ...messages.map(({ id, message }) => item(id, "New inquiry", message, customers)),
      ...questions.map(({ id, message }) => item(id, "New property inquiry", message, customers)),
      ...requests.experience.map((row) => item(row.id, "New experience request", wordsOf(row), center)),
      ...requests.stay.map((row) => item(row.id, "New stay request", wordsOf(row), center)),
      ...requests.vehicle.map((row) => item(row.id, "New transportation request", wordsOf(row), center)),
      ...notices.map(({ id, message }) => item(id, "New property notice", message, center)),
    ],
  };
  return Response.json(news, { headers: { "Cache-Control": "no-store" } });
}

function item(id: string, title: string, text: string, path: string): NotificationItem {
  return { id, title, body: notificationBody(text), path };
}

function wordsOf({ message, full_name, name }: { message: string | null; full_name: string; name: string }): string {
  return message?.trim() || `${full_name}: ${name}`;
}
