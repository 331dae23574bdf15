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
