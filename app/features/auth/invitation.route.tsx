import { data, redirect } from "react-router";
import * as v from "valibot";
import { hashPassword } from "#app/features/auth/auth.server";
import { BackToSite, AuthLayout, AuthError } from "#app/features/auth/components/auth-layout";
import { PasswordField } from "#app/features/auth/components/password-field";
import { INVITATION_DAYS } from "#app/features/auth/rules";
import { acceptForm } from "#app/features/auth/schema";
import { acceptInvitation } from "#app/features/auth/staff/mutations.server";
import { findInvitation } from "#app/features/auth/staff/queries.server";
import { siteName as siteNameOf } from "#app/features/settings/identity";
import { clientContext } from "#app/platform/http/client.server";
import { copyCookies } from "#app/platform/http/cookies";
import { readForm, textFields } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/invitation.route";
import "../../office.css";

/** Before the gate: whoever has the link may set a password, once. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, settings } = context.get(servicesContext);
  const invitation = await findInvitation(db, params.token);
  return data({ invitation, siteName: siteNameOf(settings.value) }, { status: invitation ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, auth } = context.get(servicesContext);
  const form = await readForm(request);
  const texts = form ? textFields(form) : {};
  const input = v.safeParse(acceptForm, texts);
  if (!input.success)
    return data({ name: texts.name, errors: v.flatten<typeof acceptForm>(input.issues).nested ?? {} }, { status: 400 });
  // The slow hash is only made for a link that works.
  if (!(await findInvitation(db, params.token))) return data(null, { status: 404 });
  const { name, password } = input.output;
  const person = await acceptInvitation(db, { token: params.token, name, passwordHash: await hashPassword(password) });
  if (!person) return data(null, { status: 404 });
  const { headers } = request;
  const cookies = await auth.createSession(person, {
    address: context.get(clientContext).network,
    userAgent: headers.get("user-agent"),
    cookies: headers.get("cookie"),
  });
  return redirect(ADMIN_PREFIX, { status: 303, headers: copyCookies(cookies, new Headers()) });
}

export default function Invitation({ loaderData: { invitation, siteName }, actionData }: Route.ComponentProps) {
  if (!invitation) return <InvalidLink siteName={siteName} />;
  const errors = actionData?.errors;
  return (
    <AuthLayout title="Welcome" siteName={siteName}>
      <main id="content" className="office-card gate-card">
        <h1>Welcome</h1>
        <p>Set a password and you are in.</p>
        <AuthError text={errors?.name?.[0] ?? null} />
        {/* A plain form: the answer is a whole page of the office. */}
        <form method="post">
          <div className="field">
            <label htmlFor="email">Email</label>
            <input
              className="input"
              id="email"
              type="email"
              autoComplete="username"
              value={invitation.email}
              readOnly
            />
          </div>
          <div className="field">
            <label htmlFor="name">Your name</label>
            <input
              className="input"
              id="name"
              name="name"
              dir="auto"
              autoComplete="name"
              defaultValue={actionData?.name ?? invitation.name}
              maxLength={100}
              required
              aria-invalid={errors?.name ? true : undefined}
              aria-describedby={errors?.name ? "gate-problem" : undefined}
            />
          </div>
          <PasswordField isNew error={errors?.password?.[0]} />
          <button type="submit" className="button button-primary button-wide">
            Set password and sign in
          </button>
        </form>
      </main>
      <BackToSite />
    </AuthLayout>
  );
}

/** The same for a link that is unknown, used, withdrawn or too old: nobody learns which. */
function InvalidLink({ siteName }: { siteName: string }) {
  return (
    <AuthLayout title="Invitation" siteName={siteName}>
      <main id="content" className="office-card gate-card">
        <h1>This invitation does not work</h1>
        <p>{`It may have been used already, been withdrawn, or be older than ${INVITATION_DAYS} days. Ask whoever sent it for a new link.`}</p>
        <a className="button button-secondary button-wide" href={ADMIN_PREFIX}>
          Go to sign in
        </a>
      </main>
      <BackToSite />
    </AuthLayout>
  );
}
