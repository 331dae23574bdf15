/** Where renderToString left a part of the page to the browser, since it could not be rendered at once. */
const SUSPENDED = "<!--$!-->";

/** React has no other way to tell. */
export function hasSuspended(html: string): boolean {
  return html.includes(SUSPENDED);
}
