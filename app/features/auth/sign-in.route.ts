import * as v from "valibot";
import { signInForm } from "#app/features/auth/schema";
import { readForm, textsOf } from "#app/platform/http/form";
import { clientContext } from "#app/platform/http/client.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/sign-in.route";

/** Signs in without leaving the page: for somebody whose session ended while she was typing. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { auth } = context.get(servicesContext);
  const form = await readForm(request);
  const input = v.safeParse(signInForm, form ? textsOf(form) : {});
  if (!input.success) return Response.json({ code: "incomplete", message: "Please enter your email and password." }, { status: 400 });
  const result = await auth.signIn({ ...input.output, address: context.get(clientContext).address });
  if (result.ok) {
    const headers = new Headers();
    for (const cookie of result.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
    return Response.json({ ok: true }, { headers });
  }
  if (result.reason === "refused") return Response.json({ code: "refused", message: "That email and password do not match. Try again." }, { status: 401 });
  const minutes = Math.ceil(result.retryAfter / 60);
  return Response.json({ code: "limited", message: `Too many attempts. Try again in ${minutes} minutes.` }, { status: 429, headers: { "Retry-After": String(result.retryAfter) } });
}

export function loader() {
  return Response.json({ code: "not_found", message: "There is nothing to read here." }, { status: 404 });
}
