/** What a page names that is needed to show it, as often as it does. */
export interface PageParts {
  /** Styles, scripts and letters of the build. */
  files: string[];
  /** Pictures of its content, in their order. */
  pictures: string[];
  /** Pages of single listings it links to. */
  items: string[];
}

/** Reads the HTML of a page, or a script. Stands as text in /sw.js, so it may use nothing from outside itself. */
export function pageParts(html: string): PageParts {
  const all = (pattern: RegExp, from = 0) => [...html.slice(from).matchAll(pattern)].map(([, found = ""]) => found);
  const main = html.indexOf("<main");
  return {
    // Scripts name what they load later without the first slash; the manifest names the scripts of every
    // page, and the map that moves is kept by whoever has moved it.
    files: all(/(assets\/(?!leaflet|manifest)[\w.-]+\.(?:js|css|woff2))/g).map((file) => `/${file}`),
    pictures: all(/<img[^>]* src="(\/(?:scenes|media)\/[^"]+)/g, main),
    items: all(/href="((?:\/..)?\/(?:experiences|stays|transportation|real-estate)\/(?!submit)[^/"?#]+)"/g, main),
  };
}
