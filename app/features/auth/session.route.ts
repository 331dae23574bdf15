/** Says whether the browser's session stands: the gate has answered already where it does not. */
export function loader(): Response {
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}
