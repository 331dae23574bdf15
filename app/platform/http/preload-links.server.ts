/**
 * What the first screen is made of, as a `Link` header: style sheets, fonts and the first picture the document
 * preloads. A proxy or CDN that knows a page's header sends it ahead of the page as early hints. Scripts stay out:
 * nothing waits for them, and there are twenty.
 */
export function preloadLinks(html: Buffer): string {
  const tags = [...html.toString("utf8", 0, html.indexOf("</head>")).matchAll(/<link ([^>]*)>/g)].map(
    ([, attributes = ""]) => readAttributes(attributes),
  );
  const styles = tags.filter(({ rel }) => rel === "stylesheet").map(({ href }) => `<${href}>; rel=preload; as=style`);
  const fonts = tags
    .filter(({ rel, as }) => rel === "preload" && as === "font")
    .map(({ href, type }) => `<${href}>; rel=preload; as=font; type="${type}"; crossorigin`);
  const picture = tags.find(({ rel, as }) => rel === "preload" && as === "image");
  // Staff may name a picture elsewhere, in any script; a header takes plain letters only.
  const isPlain = (link: string) => /^[\x20-\x7e]*$/.test(link);
  return [...styles, ...fonts, ...(picture ? [pictureLink(picture)] : [])].filter(isPlain).join(", ");
}

/**
 * The address must be there, though a browser that knows `imagesrcset` takes one from the list: the last, which is the
 * largest.
 */
function pictureLink({ href, type, imagesrcset, imagesizes }: Record<string, string>): string {
  const address = href ?? imagesrcset?.split(/\s+/).at(-2) ?? "";
  const choice = imagesrcset ? `; imagesrcset="${imagesrcset}"; imagesizes="${imagesizes}"` : "";
  return `<${address}>; rel=preload; as=image${type ? `; type="${type}"` : ""}${choice}; fetchpriority=high`;
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([a-z-]+)="([^"]*)"/gi)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      value.replaceAll("&amp;", "&"),
    ]),
  );
}
