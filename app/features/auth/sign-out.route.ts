import { redirect } from "react-router";
import { copyCookies } from "#app/platform/http/cookies";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/sign-out.route";

/** Ends the session. Open to anyone who has one, staff or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const headers = copyCookies(await context.get(servicesContext).auth.signOut(request.headers), new Headers());
  // A script asks for the bare answer and goes home itself; a plain form is sent home.
  if (request.headers.get("accept")?.includes("application/json")) return Response.json({ ok: true }, { headers });
  return redirect("/", { status: 303, headers });
}

export function loader() {
  return redirect("/");
}
