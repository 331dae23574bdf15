/** What the box is told, ready to be shown. */
export interface Suggestions {
  groups: { kind: string; rows: Suggestion[] }[];
  /** What the list is called. */
  label: string;
  /** How many there are, in words. */
  count: string;
  /** The last line, and where it leads. */
  all: string;
  allTo: string;
}

export interface Suggestion {
  /** Parts of the name; 1: the words that were typed. */
  title: [text: string, isMatch: number][];
  place: string;
  picture: string | null;
  price: string;
  lang: string;
  to: string;
}
