/** The headers of every HTML page. Inline scripts are allowed by their hash and in no other way. */
export function documentHeaders(scriptHashes: string[], sources: { tiles: string | null; media: string | null }): [string, string][] {
  const named = (...origins: (string | null)[]) => origins.filter((origin) => origin !== null).map((origin) => ` ${origin}`).join("");
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.join(" ")}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: https:${named(sources.tiles, sources.media)}`,
    `media-src 'self' blob: https:${named(sources.media)}`,
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return [["Content-Security-Policy", policy.join("; ")]];
}

/** On a secure address: it stays so. */
export const STRICT_TRANSPORT: readonly [string, string] = ["Strict-Transport-Security", "max-age=31536000; includeSubDomains"];

/** The headers of every answer. */
export const COMMON_HEADERS: readonly [string, string][] = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
];
