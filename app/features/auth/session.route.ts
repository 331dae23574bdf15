/** Session check: 204 when signed in. Otherwise the auth middleware has responded already. */
export function loader(): Response {
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}
