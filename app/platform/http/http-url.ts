/** An address on the web. Never a script, nor anything else a browser would run. */
export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

/** A path on this site. One leading slash only: "//elsewhere.example" would lead off it. */
export function isSameSitePath(text: string): boolean {
  return /^\/(?![/\\])\S*$/.test(text);
}
