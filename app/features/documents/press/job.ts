/** What the press is given for one document. All of it is data: nothing of a text is ever read as a template. */
export interface PressJob {
  /** Template files by the names they have among each other. */
  templates: Record<string, string>;
  /** Which of them is the document. */
  main: string;
  /** What the template fills in, as JSON. */
  data: string;
  /** Pictures by the names the data call them. */
  pictures: Record<string, Uint8Array>;
  /** Paths of font files. */
  fonts: string[];
}

export type PressAnswer = { ok: true; pdf: Uint8Array; pages: number } | { ok: false; reason: string };
