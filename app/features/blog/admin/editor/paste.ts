/**
 * HTML from Word, Google Docs or a web page as the editor should read it. Fonts, colours and classes are nothing the
 * editor knows and fall away by themselves; what is mended here would come through as wrong text: hidden parts, lists
 * written as paragraphs, headings of levels an article has not.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(stripConditionalComments(html), "text/html");
  for (const hidden of body.querySelectorAll(
    "style, script, meta, link, title, xml, [style*='mso-hide:all'], [style*='display:none']",
  ))
    hidden.remove();
  makeLists(body);
  for (const element of body.querySelectorAll("*"))
    if (element.localName.includes(":")) element.replaceWith(...element.childNodes);
  for (const line of body.querySelectorAll("p"))
    if (line.textContent.replaceAll("\u00a0", " ").trim() === "" && !line.querySelector("img")) line.remove();
  for (const image of body.querySelectorAll("img")) makeRelative(image, "src");
  for (const link of body.querySelectorAll("a[href]")) makeRelative(link, "href");
  return asArticleHeadings(body).innerHTML;
}

/** HTML as it is stored or was typed by hand, as the editor should read it. */
export function toEditorHtml(html: string): string {
  return asArticleHeadings(new DOMParser().parseFromString(html, "text/html").body).innerHTML;
}

/** The page has its one h1 already, and an article no more than three levels below it. */
function asArticleHeadings(body: HTMLElement): HTMLElement {
  for (const [from, to] of [
    ["h1", "h2"],
    ["h5", "h4"],
    ["h6", "h4"],
  ] as const) {
    for (const heading of body.querySelectorAll(from)) {
      const other = document.createElement(to);
      other.append(...heading.childNodes);
      heading.replaceWith(other);
    }
  }
  return body;
}

/** Word hides parts from browsers in conditions a parser takes for text or comments: "<![if !supportLists]>". */
function stripConditionalComments(html: string): string {
  return html.replaceAll(/<!--[\s\S]*?-->/g, "").replaceAll(/<!\[[^\]]*\]>/g, "");
}

/** What was copied from this site names its pages by their full address. */
function makeRelative(element: Element, name: "src" | "href") {
  const address = element.getAttribute(name) ?? "";
  if (address.startsWith(`${location.origin}/`)) element.setAttribute(name, address.slice(location.origin.length));
}

/** In Word a list is a run of paragraphs that carry their level in the style and their sign in the text. */
function makeLists(body: HTMLElement) {
  const items = [...body.querySelectorAll<HTMLElement>("p[style*='mso-list'], p[class*='MsoListParagraph']")].filter(
    (line) => levelOf(line) !== null,
  );
  for (const first of items) {
    if (!first.isConnected) continue;
    const run: HTMLElement[] = [];
    for (
      let line: Element | null = first;
      isListItem(line, items) && listIdOf(line) === listIdOf(first);
      line = line.nextElementSibling
    )
      run.push(line);
    const place = document.createComment("");
    first.before(place);
    place.replaceWith(listOf(first, run));
  }
}

function isListItem(line: Element | null, items: HTMLElement[]): line is HTMLElement {
  return line !== null && items.includes(line as HTMLElement);
}

function levelOf(line: HTMLElement): number | null {
  const level = /mso-list:[^;]*\blevel(\d)/.exec(line.getAttribute("style") ?? "")?.[1];
  return level ? Number(level) : null;
}

/** Two lists may follow each other without anything between. */
function listIdOf(line: HTMLElement): string | undefined {
  return /mso-list:\s*(l\d+)/.exec(line.getAttribute("style") ?? "")?.[1];
}

interface OpenList {
  list: HTMLElement;
  level: number;
  around: OpenList | null;
}

/** Takes the paragraphs out of the page and gives one list, with lists inside for the deeper levels. */
function listOf(first: HTMLElement, run: HTMLElement[]): HTMLElement {
  const outer = emptyListFor(first);
  /** The list that lines are added to, inside of those around it. */
  let current: OpenList = { list: outer, level: levelOf(first) ?? 1, around: null };
  for (const line of run) {
    const level = levelOf(line) ?? 1;
    while (current.around && level < current.level) current = current.around;
    const last = current.list.lastElementChild;
    if (level > current.level && last) {
      const inner = emptyListFor(line);
      last.append(inner);
      current = { list: inner, level, around: current };
    }
    const item = document.createElement("li");
    signOf(line)?.remove();
    item.append(...line.childNodes);
    current.list.append(item);
    line.remove();
  }
  return outer;
}

function emptyListFor(line: HTMLElement): HTMLElement {
  return document.createElement(
    /^[\s\u00a0]*([0-9]+|[a-z]|[ivxlc]+)[.)]/i.test(signOf(line)?.textContent ?? "") ? "ol" : "ul",
  );
}

/** The bullet or number, which Word writes as text. */
function signOf(line: HTMLElement): HTMLElement | null {
  return line.querySelector<HTMLElement>("[style*='mso-list:Ignore' i]");
}
