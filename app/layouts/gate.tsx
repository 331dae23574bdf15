import { data, isRouteErrorResponse, Outlet, redirect, useRouteError } from "react-router";
import * as v from "valibot";
import { GateScreen, type GateState } from "#app/features/auth/components/gate-screen";
import { staffContext } from "#app/features/auth/context.server";
import { signInForm, type Staff } from "#app/features/auth/schema";
import { CrashScreen } from "#app/ui/crash-screen";
import { readForm, textsOf } from "#app/platform/http/form";
import { ownPath } from "#app/platform/http/own-path";
import { clientContext } from "#app/platform/http/client.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/gate";
import "../office.css";

/**
 * Stands before every address of the office. It runs on the server before any loader or action behind it, on every request, so
 * nothing of the office is read for anyone who is not staff. The sign-in form appears in place and leads on to the page asked for.
 */
const onlyStaff: Route.MiddlewareFunction = async ({ request, url, context }, next) => {
  const { auth } = context.get(servicesContext);
  const client = context.get(clientContext);
  const account = await auth.findAccount(request.headers, client.answerHeaders);
  if (account?.role) {
    context.set(staffContext, account as Staff);
    return next();
  }
  if (account) throw data<GateState>({ gate: "denied", name: account.name, email: account.email }, { status: 403 });
  const form = request.method === "POST" ? await readForm(request) : null;
  const { intent, email = "", password } = form ? textsOf(form) : {};
  if (intent !== "sign-in") throw data<GateState>({ gate: "sign-in" }, { status: 401 });

  const input = v.safeParse(signInForm, { email, password });
  if (!input.success) throw data<GateState>({ gate: "sign-in", problem: "incomplete", email }, { status: 400 });
  const result = await auth.signIn({ ...input.output, address: client.address });
  if (result.ok) throw redirect(ownPath(url), { status: 303, headers: cookiesOf(result.headers) });
  if (result.reason === "refused") throw data<GateState>({ gate: "sign-in", problem: "refused", email }, { status: 401 });
  client.answerHeaders.set("Retry-After", String(result.retryAfter));
  throw data<GateState>({ gate: "sign-in", problem: "limited", email, retryAfter: result.retryAfter }, { status: 429 });
};

export const middleware = [onlyStaff];

/** Its presence makes every navigation inside the office pass the gate. */
export function loader() {
  return null;
}

/** It has nothing to read anew; its middleware runs on every request behind it all the same. */
export function shouldRevalidate() {
  return false;
}

export default function Gate() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const state = isRouteErrorResponse(error) ? (error.data as Partial<GateState> | null) : null;
  if (state?.gate) return <GateScreen state={state as GateState} />;
  return <CrashScreen error={error} />;
}

function cookiesOf(headers: Headers): Headers {
  const cookies = new Headers();
  for (const cookie of headers.getSetCookie()) cookies.append("Set-Cookie", cookie);
  return cookies;
}
