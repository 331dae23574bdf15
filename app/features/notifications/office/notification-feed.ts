/** Something a visitor sent, as a notice tells it. */
export interface NotificationItem {
  id: string;
  title: string;
  body: string;
  /** Where it can be answered. */
  path: string;
}

/** What came in since `since` of the answer before, and how this person wants to be told. */
export interface NotificationFeed {
  /** The moment to ask from next time. */
  now: string;
  items: NotificationItem[];
  /** Of one kind or another there may be more than stand in the list. */
  isMore: boolean;
  sound: boolean;
  browser: boolean;
}

const BODY_CHARACTERS = 50;

/** The first 50 characters, as a reader counts them: no letter is cut in two. */
export function notificationBody(text: string): string {
  // Far more than 50 characters can take, so that a long message is not taken apart whole.
  const beginning = text.trim().slice(0, BODY_CHARACTERS * 20);
  const characters = [...new Intl.Segmenter().segment(beginning)].slice(0, BODY_CHARACTERS);
  return characters.map(({ segment }) => segment).join("");
}

/** More than this at once, after a break, are told in one notice. */
const MAX_SEPARATE = 3;

/** What is told of what is new: each thing by itself, or all in one notice. */
export function groupNotifications(
  fresh: readonly NotificationItem[],
  isMore: boolean,
  center: string,
): readonly NotificationItem[] {
  const [first] = fresh;
  if (!first || fresh.length <= MAX_SEPARATE) return fresh;
  return [
    { id: first.id, title: `${fresh.length}${isMore ? " or more" : ""} new requests`, body: first.body, path: center },
  ];
}
