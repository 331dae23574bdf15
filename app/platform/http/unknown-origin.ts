/** For whoever set the site up behind a proxy and did not tell it so. */
export function unknownOriginAdvice(origin: string): string {
  return (
    `Nothing was sent: the server does not know that it is reached at ${origin}. Whoever runs it sets PUBLIC_URL=${origin}, ` +
    "or TRUST_PROXY=on if the proxy in front sends X-Forwarded-Proto, and starts it again."
  );
}
