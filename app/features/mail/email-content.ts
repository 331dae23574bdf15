import { escapeMarkup } from "#app/platform/escape-markup";
import { directionOf, type Language } from "#app/platform/i18n/languages";

/** A message before it becomes text and HTML. */
export interface EmailContent {
  subject: string;
  /** Paragraphs before and after what it is about. */
  opening: readonly string[];
  heading: string | null;
  lines: readonly DetailRow[];
  /** In somebody else's words and language. */
  quote: { text: string; language: Language } | null;
  closing: readonly string[];
  /** Set apart, below. */
  smallPrint: string | null;
}

export interface DetailRow {
  label: string;
  value: string;
  /** Prices, numbers and addresses run from left to right in every language. */
  isLtr?: boolean;
}

const [LRI, PDI] = ["\u2066", "\u2069"];

/** `join` puts a label and a value on one line, as the language does. */
export function renderText(
  { opening, heading, lines, quote, closing, smallPrint }: EmailContent,
  language: Language,
  join: (line: { label: string; value: string }) => string,
): string {
  const isolate = (value: string) => (directionOf(language) === "rtl" ? `${LRI}${value}${PDI}` : value);
  const facts = [
    heading,
    ...lines.map(({ label, value, isLtr }) => join({ label, value: isLtr ? isolate(value) : value })),
  ];
  const quoted = quote?.text.split(/\r?\n/).map((line) => `> ${line}`);
  return [
    ...opening,
    facts.filter((line) => line !== null).join("\n"),
    quoted?.join("\n") ?? "",
    ...closing,
    smallPrint === null ? "" : `--\n${smallPrint}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Inline styles: mail clients hardly support style sheets. */
export function renderHtml({ opening, heading, lines, quote, closing, smallPrint }: EmailContent): string {
  const rows = lines.map(
    ({ label, value, isLtr }) =>
      `<tr><td style="padding:5px 0;color:#42656d;width:42%;vertical-align:top">${escapeMarkup(label)}</td><td style="padding:5px 0;vertical-align:top"><bdi${isLtr ? ' dir="ltr"' : ""}>${escapeMarkup(value)}</bdi></td></tr>`,
  );
  const title =
    heading === null
      ? ""
      : `<p style="margin:0 0 8px;font-weight:600;font-size:17px"><bdi>${escapeMarkup(heading)}</bdi></p>`;
  const table =
    rows.length === 0
      ? ""
      : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;font-size:15px;line-height:1.5">${rows.join("")}</table>`;
  const box =
    title || table
      ? `<div style="margin:20px 0;padding:18px 20px;border-radius:12px;background:#f8f1e4">${title}${table}</div>`
      : "";
  const words =
    quote === null
      ? ""
      : `<blockquote lang="${quote.language}" dir="auto" style="margin:20px 0;padding:2px 16px;border:solid #62cfcb;border-width:0 0 0 3px;white-space:pre-line">${escapeMarkup(quote.text)}</blockquote>`;
  const small =
    smallPrint === null
      ? ""
      : `<p style="margin:28px 0 0;padding-top:16px;border-top:1px solid #efe4cf;font-size:13px;line-height:1.5;color:#42656d">${escapeMarkup(smallPrint)}</p>`;
  return [...opening.map(paragraph), box, words, ...closing.map(paragraph), small].join("");
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 14px">${escapeMarkup(text).replaceAll("\n", "<br>")}</p>`;
}
