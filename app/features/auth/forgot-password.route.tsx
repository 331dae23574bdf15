import { setTimeout as wait } from "node:timers/promises";
import { data } from "react-router";
import * as v from "valibot";
import { BackToSite, AuthLayout, AuthNotice, AuthError } from "#app/features/auth/components/auth-layout";
import { countReset, requestReset } from "#app/features/auth/password-reset/mutations.server";
import { canMailLinks } from "#app/features/auth/rules";
import { forgotForm } from "#app/features/auth/schema";
import { siteName as siteNameOf } from "#app/features/settings/identity";
import { clientContext } from "#app/platform/http/client.server";
import { readForm, textFields } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/forgot-password.route";
import "../../office.css";

/** Longer than storing a message takes: how long an answer takes tells nobody whether one was stored. */
const MIN_RESPONSE_MS = 600;

export function loader({ context }: Route.LoaderArgs) {
  const { env, settings } = context.get(servicesContext);
  return { canMail: canMailLinks(env, settings.value), siteName: siteNameOf(settings.value) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, env, settings } = context.get(servicesContext);
  const client = context.get(clientContext);
  if (!canMailLinks(env, settings.value)) {
    return data({ email: "", problem: "This site cannot send mail." }, { status: 409 });
  }
  const form = await readForm(request);
  const { email = "" } = form ? textFields(form) : {};
  const input = v.safeParse(forgotForm, { email });
  if (!input.success) return data({ email, problem: input.issues[0].message }, { status: 400 });
  const retryAfter = env.RATE_LIMIT
    ? await countReset(db, { email: input.output.email, network: client.network })
    : null;
  if (retryAfter !== null) {
    client.responseHeaders.set("Retry-After", String(retryAfter));
    const problem = `Too many requests. Look for a message that has come already, or try again in ${Math.ceil(retryAfter / 60)} minutes.`;
    return data({ email, problem }, { status: 429 });
  }
  await Promise.all([requestReset(db, input.output.email, siteNameOf(settings.value)), wait(MIN_RESPONSE_MS)]);
  return { email, problem: null };
}

export default function ForgotPassword({ loaderData: { canMail, siteName }, actionData }: Route.ComponentProps) {
  const isAsked = actionData !== undefined && actionData.problem === null;
  return (
    <AuthLayout title="Forgot your password?" siteName={siteName}>
      <main id="content" className="office-card gate-card">
        <h1>Forgot your password?</h1>
        {canMail ? (
          <>
            <p>We send you a link to set a new one.</p>
            <AuthError text={actionData?.problem ?? null} />
            {isAsked ? (
              <ResetRequested email={actionData.email} />
            ) : (
              <AskForm email={actionData?.email} hasProblem={actionData !== undefined} />
            )}
          </>
        ) : (
          <NoMail />
        )}
        <a className="gate-again" href={ADMIN_PREFIX}>
          Back to sign in
        </a>
      </main>
      <BackToSite />
    </AuthLayout>
  );
}

function AskForm({ email, hasProblem }: { email: string | undefined; hasProblem: boolean }) {
  return (
    <form method="post">
      <div className="field">
        <label htmlFor="email">Email</label>
        <input
          className="input"
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          maxLength={254}
          defaultValue={email}
          required
          aria-invalid={hasProblem || undefined}
          aria-describedby={hasProblem ? "gate-problem" : undefined}
        />
      </div>
      <button type="submit" className="button button-primary button-wide">
        Send the link
      </button>
    </form>
  );
}

function ResetRequested({ email }: { email: string }) {
  return (
    <AuthNotice>
      If somebody signs in here with <bdi dir="ltr">{email}</bdi>, a message with a link is on its way. It works for one
      hour. If none comes, look among the unwanted mail, or ask another administrator.
    </AuthNotice>
  );
}

function NoMail() {
  return (
    <p>
      This site sends no links by mail yet. Ask another administrator to remove you under People and to invite you
      again, or whoever runs the site to set a new password with <code>npm run admin -- password EMAIL</code>.
    </p>
  );
}
