/** The headers of every HTML page. Inline scripts are allowed by their hash and in no other way. */
export function documentHeaders(
  scriptHashes: string[],
  /** Null: the page loads nothing from another host. */
  sources: { tiles: string | null; media: string | null } | null,
): [string, string][] {
  const named = (...origins: (string | null | undefined)[]) =>
    sources
      ? ["https:", ...origins]
          .filter((origin) => origin !== null && origin !== undefined)
          .map((origin) => ` ${origin}`)
          .join("")
      : "";
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.join(" ")}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${named(sources?.tiles, sources?.media)}`,
    `media-src 'self' blob:${named(sources?.media)}`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return [["Content-Security-Policy", policy.join("; ")]];
}

const A_YEAR = "max-age=31536000";

/**
 * On a secure address: it stays so. Other hosts below ours are somebody else's business unless we are told that they
 * are secure too; browsers remember it for a year.
 */
export function strictTransport(wanted: "on" | "off" | "subdomains"): readonly [string, string][] {
  if (wanted === "off") return [];
  return [["Strict-Transport-Security", wanted === "subdomains" ? `${A_YEAR}; includeSubDomains` : A_YEAR]];
}

/** The headers of every answer. */
export const COMMON_HEADERS: readonly [string, string][] = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
];

/** The headers of whatever stands at a secret address, in the place of those above. */
export const PRIVATE_HEADERS: readonly [string, string][] = [
  ["Cache-Control", "private, no-store"],
  ["X-Robots-Tag", "noindex, nofollow, noarchive"],
  ["Referrer-Policy", "same-origin"],
];
