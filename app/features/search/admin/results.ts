import type { SearchKind } from "#app/features/search/schema";

/** One thing that was found, as it is shown. */
export interface Hit {
  id: string;
  to: string;
  title: string;
  detail: string;
  /** Where the words stand when neither title nor detail holds them. */
  excerpt: string | null;
  picture: string | null;
  amount: number | null;
  status: string | null;
}

export interface HitGroup {
  kind: SearchKind;
  hits: Hit[];
}

export interface Results {
  /** As texts are folded; for marking. */
  words: string[];
  groups: HitGroup[];
}
