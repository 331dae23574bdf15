import { data, redirect } from "react-router";
import * as v from "valibot";
import { hashPassword } from "#app/features/auth/auth.server";
import { BackToSite, AuthLayout } from "#app/features/auth/components/auth-layout";
import { PASSWORD_SET } from "#app/features/auth/components/auth-screen";
import { PasswordField } from "#app/features/auth/components/password-field";
import { completeReset } from "#app/features/auth/password-reset/mutations.server";
import { findReset } from "#app/features/auth/password-reset/queries.server";
import { resetForm } from "#app/features/auth/schema";
import { siteName as siteNameOf } from "#app/features/settings/identity";
import { readForm, textFields } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/reset-password.route";
import "../../office.css";

/** Before the gate: whoever has the link may set a new password, once. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, settings } = context.get(servicesContext);
  const person = await findReset(db, params.token);
  return data({ email: person?.email ?? null, siteName: siteNameOf(settings.value) }, { status: person ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, auth } = context.get(servicesContext);
  const form = await readForm(request);
  const input = v.safeParse(resetForm, form ? textFields(form) : {});
  if (!input.success) return data({ problem: input.issues[0].message }, { status: 400 });
  // The slow hash is only made for a link that works.
  if (!(await findReset(db, params.token))) return data(null, { status: 404 });
  const person = await completeReset(db, params.token, await hashPassword(input.output.password));
  if (!person) return data(null, { status: 404 });
  // Nobody is signed in by it: the next sign-in asks for the second step too.
  const headers = auth.issueDeviceCookie(person.email, { cookies: request.headers.get("cookie") });
  return redirect(`${ADMIN_PREFIX}?${PASSWORD_SET}`, { status: 303, headers });
}

export default function ResetPassword({ loaderData: { email, siteName }, actionData }: Route.ComponentProps) {
  if (email === null) return <InvalidLink siteName={siteName} />;
  return (
    <AuthLayout title="Set a new password" siteName={siteName}>
      <main id="content" className="office-card gate-card">
        <h1>Set a new password</h1>
        <p>You are signed out everywhere and sign in with the new one.</p>
        <form method="post">
          <div className="field">
            <label htmlFor="email">Email</label>
            <input className="input" id="email" type="email" autoComplete="username" value={email} readOnly />
          </div>
          <PasswordField isNew label="New password" error={actionData?.problem} />
          <button type="submit" className="button button-primary button-wide">
            Set password
          </button>
        </form>
      </main>
      <BackToSite />
    </AuthLayout>
  );
}

/** The same for a link that is unknown, used or too old: nobody learns which. */
function InvalidLink({ siteName }: { siteName: string }) {
  return (
    <AuthLayout title="Set a new password" siteName={siteName}>
      <main id="content" className="office-card gate-card">
        <h1>This link does not work</h1>
        <p>It may have been used already, or be older than one hour.</p>
        <a className="button button-primary button-wide" href={`${ADMIN_PREFIX}/forgot-password`}>
          Ask for a new link
        </a>
        <a className="gate-again" href={ADMIN_PREFIX}>
          Back to sign in
        </a>
      </main>
      <BackToSite />
    </AuthLayout>
  );
}
