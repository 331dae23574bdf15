import { data, isRouteErrorResponse, Outlet, redirect, useRouteError } from "react-router";
import * as v from "valibot";
import { AuthScreen, PASSWORD_SET, type AuthScreenState } from "#app/features/auth/components/auth-screen";
import { staffContext } from "#app/features/auth/context.server";
import { signInForm, type Staff } from "#app/features/auth/schema";
import { siteName } from "#app/features/settings/identity";
import { CrashScreen } from "#app/ui/crash-screen";
import { copyCookies } from "#app/platform/http/cookies";
import { readForm, textFields } from "#app/platform/http/form";
import { sameSitePath } from "#app/platform/http/same-site-path";
import { clientContext } from "#app/platform/http/client.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/gate";
import "../office.css";

/**
 * Stands before every address of the office. It runs on the server before any loader or action behind it, on every
 * request, so nothing of the office is read for anyone who is not staff. The sign-in form appears in place and leads on
 * to the page asked for.
 */
const requireStaff: Route.MiddlewareFunction = async ({ request, url, context }, next) => {
  const { auth, settings } = context.get(servicesContext);
  const name = siteName(settings.value);
  const client = context.get(clientContext);
  if (client.unknownOrigin)
    throw data<AuthScreenState>(
      { siteName: name, gate: "sign-in", problem: "origin", origin: client.unknownOrigin },
      { status: 403 },
    );
  const account = await auth.findAccount(request.headers, client.responseHeaders);
  if (account?.role) {
    context.set(staffContext, account as Staff);
    return next();
  }
  if (account)
    throw data<AuthScreenState>(
      { siteName: name, gate: "denied", name: account.name, email: account.email },
      { status: 403 },
    );
  const form = request.method === "POST" ? await readForm(request) : null;
  const texts = form ? textFields(form) : {};
  const device = {
    address: client.network,
    userAgent: request.headers.get("user-agent"),
    cookies: request.headers.get("cookie"),
  };
  if (texts.intent === "sign-in") throw await handlePassword(texts);
  if (texts.intent === "sign-in-code") throw await handleCode(texts.code ?? "");
  throw data<AuthScreenState>(
    { siteName: name, gate: "sign-in", isPasswordReset: url.searchParams.has(PASSWORD_SET) },
    { status: 401 },
  );

  async function handlePassword({ email = "", password }: Record<string, string>) {
    const input = v.safeParse(signInForm, { email, password });
    if (!input.success)
      return data<AuthScreenState>({ siteName: name, gate: "sign-in", problem: "incomplete", email }, { status: 400 });
    const result = await auth.signIn({ ...input.output, ...device });
    if (result.ok) return redirectSignedIn(result.headers);
    if (result.reason === "code") {
      copyCookies(result.headers, client.responseHeaders);
      return data<AuthScreenState>({ siteName: name, gate: "code" }, { status: 401 });
    }
    if (result.reason === "refused")
      return data<AuthScreenState>({ siteName: name, gate: "sign-in", problem: "refused", email }, { status: 401 });
    client.responseHeaders.set("Retry-After", String(result.retryAfter));
    return data<AuthScreenState>(
      { siteName: name, gate: "sign-in", problem: "limited", email, retryAfter: result.retryAfter },
      { status: 429 },
    );
  }

  async function handleCode(code: string) {
    const result = await auth.signInWithCode({ headers: request.headers, code, ...device });
    if (result.ok) return redirectSignedIn(result.headers);
    if (result.reason === "refused")
      return data<AuthScreenState>({ siteName: name, gate: "code", problem: "refused" }, { status: 401 });
    if (result.reason === "expired")
      return data<AuthScreenState>({ siteName: name, gate: "sign-in", problem: "expired" }, { status: 401 });
    client.responseHeaders.set("Retry-After", String(result.retryAfter));
    return data<AuthScreenState>(
      { siteName: name, gate: "code", problem: "limited", retryAfter: result.retryAfter },
      { status: 429 },
    );
  }

  function redirectSignedIn(cookies: Headers) {
    const next = new URL(url);
    next.searchParams.delete(PASSWORD_SET);
    return redirect(sameSitePath(next), { status: 303, headers: copyCookies(cookies, new Headers()) });
  }
};

export const middleware = [requireStaff];

/** Its presence makes every navigation inside the office pass the gate. */
export function loader() {
  return null;
}

/** The loader has no data. The middleware runs on every request regardless. */
export function shouldRevalidate() {
  return false;
}

export default function Gate() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const state = isRouteErrorResponse(error) ? (error.data as Partial<AuthScreenState> | null) : null;
  if (state?.gate) return <AuthScreen state={state as AuthScreenState} />;
  return <CrashScreen error={error} />;
}
