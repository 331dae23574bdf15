import * as v from "valibot";
import type { SecondStep, SignIn } from "#app/features/auth/auth.server";
import { signInForm } from "#app/features/auth/schema";
import { copyCookies } from "#app/platform/http/cookies";
import { readForm, textFields } from "#app/platform/http/form";
import { clientContext } from "#app/platform/http/client.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/sign-in.route";

/** Signs in without leaving the page, in one step or two: for somebody whose session ended while she was typing. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { auth } = context.get(servicesContext);
  const device = {
    address: context.get(clientContext).network,
    userAgent: request.headers.get("user-agent"),
    cookies: request.headers.get("cookie"),
  };
  const form = await readForm(request);
  const texts = form ? textFields(form) : {};
  if (texts.code !== undefined)
    return answer(
      await auth.signInWithCode({ headers: request.headers, code: texts.code, ...device }),
      "That code is not right. Wait for the next one and try again.",
    );
  const input = v.safeParse(signInForm, texts);
  if (!input.success)
    return Response.json({ code: "incomplete", message: "Please enter your email and password." }, { status: 400 });
  return answer(await auth.signIn({ ...input.output, ...device }), "That email and password do not match. Try again.");
}

function answer(result: SignIn | SecondStep, refusal: string): Response {
  if (result.ok) return Response.json({ ok: true }, { headers: copyCookies(result.headers, new Headers()) });
  switch (result.reason) {
    case "code":
      return Response.json(
        { code: "second_step", message: "Please enter the code from your app." },
        { status: 401, headers: copyCookies(result.headers, new Headers()) },
      );
    case "refused":
      return Response.json({ code: "refused", message: refusal }, { status: 401 });
    case "expired":
      return Response.json(
        { code: "expired", message: "That took too long. Please enter your password again." },
        { status: 401 },
      );
    case "limited": {
      const minutes = Math.ceil(result.retryAfter / 60);
      return Response.json(
        { code: "limited", message: `Too many attempts. Try again in ${minutes} minutes.` },
        { status: 429, headers: { "Retry-After": String(result.retryAfter) } },
      );
    }
  }
}

export function loader() {
  return Response.json({ code: "not_found", message: "There is nothing to read here." }, { status: 404 });
}
