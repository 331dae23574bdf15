import { redirect } from "react-router";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/sign-out.route";

/** Ends the session. Open to anyone who has one, staff or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await context.get(servicesContext).auth.signOut(request.headers);
  const headers = new Headers();
  for (const cookie of cookies.getSetCookie()) headers.append("Set-Cookie", cookie);
  // A script asks for the bare answer and goes home itself; a plain form is sent home.
  if (request.headers.get("accept")?.includes("application/json")) return Response.json({ ok: true }, { headers });
  return redirect("/", { status: 303, headers });
}

export function loader() {
  return redirect("/");
}
