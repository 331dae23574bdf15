/** Something a visitor sent, as a notice tells it. */
export interface NewsItem {
  id: string;
  title: string;
  body: string;
  /** Where it can be answered. */
  path: string;
}

/** What came in since `since` of the answer before, and how this person wants to be told. */
export interface News {
  /** The moment to ask from next time. */
  now: string;
  items: NewsItem[];
  /** Of one kind or another there may be more than stand in the list. */
  isMore: boolean;
  sound: boolean;
  browser: boolean;
}

const BODY_CHARACTERS = 50;

/** The first 50 characters, as a reader counts them: no letter is cut in two. */
export function noticeBody(text: string): string {
  // Far more than 50 characters can take, so that a long message is not taken apart whole.
  const beginning = text.trim().slice(0, BODY_CHARACTERS * 20);
  const characters = [...new Intl.Segmenter().segment(beginning)].slice(0, BODY_CHARACTERS);
  return characters.map(({ segment }) => segment).join("");
}

/** More than this at once, after a break, are told in one notice. */
const SINGLY = 3;

/** What is told of what is new: each thing by itself, or all in one notice. */
export function noticesOf(fresh: readonly NewsItem[], isMore: boolean, center: string): readonly NewsItem[] {
  const [first] = fresh;
  if (!first || fresh.length <= SINGLY) return fresh;
  return [{ id: first.id, title: `${fresh.length}${isMore ? " or more" : ""} new requests`, body: first.body, path: center }];
}
