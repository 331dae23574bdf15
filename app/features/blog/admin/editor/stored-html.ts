import { ARTICLE_ATTRIBUTES } from "#app/features/blog/article-html";

/**
 * The editor's HTML as an article keeps it: no empty paragraphs, no paragraph around the words of a list item or a
 * cell.
 */
export function toStoredHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll("*")) keepKnownAttributes(element);
  for (const cell of body.querySelectorAll("li, td, th")) unwrapOnlyParagraph(cell);
  for (const caption of body.querySelectorAll("figcaption")) if (isEmpty(caption)) caption.remove();
  for (const figure of body.querySelectorAll("figure[data-bare]")) unframe(figure);
  for (const table of body.querySelectorAll("table")) markHeadings(table);
  // From the inside out: a quote of nothing but empty paragraphs is empty too.
  for (const block of [...body.querySelectorAll("p, h2, h3, h4, li, ul, ol, blockquote, pre")].toReversed())
    if (isEmpty(block)) block.remove();
  return body.innerHTML;
}

function keepKnownAttributes(element: Element) {
  const known = [...(ARTICLE_ATTRIBUTES[element.localName] ?? []), "data-bare"];
  for (const name of element.getAttributeNames()) if (!known.includes(name)) element.removeAttribute(name);
}

function unwrapOnlyParagraph(cell: Element) {
  const paragraphs = [...cell.children].filter(({ localName }) => localName === "p");
  const [paragraph] = paragraphs;
  if (paragraphs.length === 1 && paragraph === cell.firstElementChild) paragraph.replaceWith(...paragraph.childNodes);
}

/** A picture that never had a frame stays without, as long as nobody has written a caption. */
function unframe(figure: Element) {
  figure.removeAttribute("data-bare");
  if (!figure.querySelector("figcaption")) figure.replaceWith(...figure.childNodes);
}

/** Rows of headings on top become the head of the table, and each heading says what it heads. */
function markHeadings(table: HTMLTableElement) {
  const rows = [...table.rows];
  const body = rows.findIndex(({ cells }) => [...cells].some(({ localName }) => localName !== "th"));
  const head = body === -1 ? [] : rows.slice(0, body);
  for (const row of rows) {
    for (const cell of row.cells)
      if (cell.localName === "th") cell.setAttribute("scope", head.includes(row) ? "col" : "row");
  }
  if (head.length > 0) table.createTHead().append(...head);
}

function isEmpty(element: Element): boolean {
  return element.textContent.replaceAll("\u00a0", " ").trim() === "" && !element.querySelector("img, hr");
}

const STRUCTURE = [
  "h2",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "blockquote",
  "pre",
  "img",
  "hr",
  "br",
  "table",
  "tr",
  "th",
  "td",
  "caption",
  "tfoot",
];

/** Whether the editor would drop content, such as a table caption. */
export function isLossy(stored: string, edited: string): boolean {
  const parse = (html: string) => new DOMParser().parseFromString(toStoredHtml(html), "text/html").body;
  const [before, after] = [parse(stored), parse(edited)];
  const words = (body: HTMLElement) => body.textContent.replaceAll(/\s+/g, "");
  const count = (body: HTMLElement, tag: string) => body.querySelectorAll(tag).length;
  return words(before) !== words(after) || STRUCTURE.some((tag) => count(before, tag) > count(after, tag));
}
