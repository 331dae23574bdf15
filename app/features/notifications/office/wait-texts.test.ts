import { expect, it } from "vitest";
import { notificationBody, groupNotifications } from "#app/features/notifications/office/notification-feed";
import { describeWaiting, formatWait } from "#app/features/notifications/office/wait-texts";

it("says how much waits", () => {
  expect([0, 1, 7, 1200].map((n) => describeWaiting(n, "thing"))).toEqual([
    "Nothing is waiting for an answer",
    "One thing is waiting for an answer",
    "Seven things are waiting for an answer",
    "999+ things are waiting for an answer",
  ]);
  expect(describeWaiting(1, "request")).toBe("One request is waiting for an answer");
});

it("says how long something waits", () => {
  const now = new Date("2026-08-12T12:00:00Z");
  const wait = (iso: string) => formatWait(new Date(iso), now);
  expect(wait("2026-08-12T11:59:40Z").short).toBe("now");
  expect(wait("2026-08-12T12:00:03Z").short).toBe("now");
  expect(wait("2026-08-12T11:51:00Z")).toEqual({ short: "9 min", words: "9 minutes" });
  expect(wait("2026-08-12T10:30:00Z")).toEqual({ short: "1 h", words: "1 hour" });
  expect(wait("2026-08-09T10:30:00Z")).toEqual({ short: "3 d", words: "3 days" });
});

it("shows the first 50 characters of a message, whole letters only", () => {
  expect(notificationBody("x".repeat(80))).toBe("x".repeat(50));
  expect(notificationBody("  short  ")).toBe("short");
  const family = "👨‍👩‍👧";
  expect(notificationBody(family.repeat(60))).toBe(family.repeat(50));
});

it("tells many things at once in one notice, which claims no more than is known", () => {
  const news = (n: number) =>
    Array.from({ length: n }, (_, at) => ({
      id: String(at),
      title: "New inquiry",
      body: `No. ${at}`,
      path: "/customers",
    }));
  expect(groupNotifications(news(3), false, "/center")).toEqual(news(3));
  expect(groupNotifications(news(4), false, "/center")).toEqual([
    { id: "0", title: "4 new requests", body: "No. 0", path: "/center" },
  ]);
  expect(groupNotifications(news(20), true, "/center")).toMatchObject([{ title: "20 or more new requests" }]);
});
