import { directionOf, inLanguage, type Language } from "#app/platform/i18n/languages";

const INK = "#0a2e37";
const SAND = "#fbf7f0";

/** What a browser needs to install the site. All languages are one app, which opens in the one it was installed in. */
export function manifestOf(name: string, language: Language): object {
  return {
    id: "/",
    name,
    short_name: name,
    lang: language,
    dir: directionOf(language),
    start_url: inLanguage("/", language),
    scope: "/",
    display: "standalone",
    theme_color: INK,
    background_color: SAND,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
