import { Lock, LogOut } from "lucide-react";
import { useLocation } from "react-router";
import { Avatar } from "#app/features/auth/components/avatar";
import { CodeField } from "#app/features/auth/components/code-field";
import { BackToSite, AuthLayout, AuthNotice, AuthError } from "#app/features/auth/components/auth-layout";
import { PasswordField } from "#app/features/auth/components/password-field";
import { unknownOriginAdvice } from "#app/platform/http/unknown-origin";
import { ADMIN_PREFIX } from "#app/urls";

/** In the address of the sign-in screen after a new password was set. */
export const PASSWORD_SET = "password-set";

export type AuthScreenState = { siteName: string } & (
  | {
      gate: "sign-in";
      problem?: "refused" | "limited" | "incomplete" | "expired" | "origin";
      email?: string;
      retryAfter?: number;
      origin?: string;
      isPasswordReset?: boolean;
    }
  | { gate: "code"; problem?: "refused" | "limited"; retryAfter?: number }
  | { gate: "denied"; name: string; email: string }
);

/** What stands in place of an office page for anyone who may not see it. Nothing of the office itself is in here. */
export function AuthScreen({ state }: { state: AuthScreenState }) {
  switch (state.gate) {
    case "denied":
      return <AccessDenied {...state} />;
    case "code":
      return <EnterCode state={state} />;
    case "sign-in":
      return <SignIn state={state} />;
  }
}

type SignInState = Extract<AuthScreenState, { gate: "sign-in" }>;

function SignIn({ state }: { state: SignInState }) {
  const problem = describeProblem(state);
  return (
    <AuthLayout title="Sign in" siteName={state.siteName}>
      <main id="content" className="office-card gate-card">
        <h1>Sign in</h1>
        <p>For the people who answer the messages.</p>
        <AuthError text={problem} />
        {state.isPasswordReset && <AuthNotice>Your new password is set. Sign in with it.</AuthNotice>}
        {/* A plain form: the answer is a whole page, so that everything the new session may load is loaded anew. */}
        <form method="post">
          <input type="hidden" name="intent" value="sign-in" />
          <div className="field">
            <label htmlFor="email">Email</label>
            <input
              className="input"
              id="email"
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={state.email}
              required
              aria-describedby={problem ? "gate-problem" : undefined}
            />
          </div>
          <PasswordField describedBy={problem ? "gate-problem" : undefined} />
          <button type="submit" className="button button-primary button-wide">
            Sign in
          </button>
        </form>
        <a className="gate-again" href={`${ADMIN_PREFIX}/forgot-password`}>
          Forgot your password?
        </a>
      </main>
      <BackToSite />
    </AuthLayout>
  );
}

function describeProblem({ problem, retryAfter = 60, origin = "" }: SignInState): string | null {
  const texts = {
    refused: "That email and password do not match. Try again, or ask whoever runs the site for a new password.",
    expired: "That took too long. Please sign in again.",
    limited: `Too many attempts. Try again in ${Math.ceil(retryAfter / 60)} minutes.`,
    incomplete: "Please enter your email and password.",
    origin: unknownOriginAdvice(origin),
  };
  return problem ? texts[problem] : null;
}

/** The second step. The password was right; the way back begins anew. */
function EnterCode({
  state: { siteName, problem, retryAfter = 60 },
}: {
  state: Extract<AuthScreenState, { gate: "code" }>;
}) {
  const texts = {
    refused: "That code is not right. Each works once and only for half a minute: wait for the next one and try again.",
    limited: `Too many attempts. Try again in ${Math.ceil(retryAfter / 60)} minutes.`,
  };
  const { pathname, search } = useLocation();
  return (
    <AuthLayout title="Enter your code" siteName={siteName}>
      <main id="content" className="office-card gate-card">
        <h1>Enter your code</h1>
        <p>Open the app on your phone and type the six digits it shows. A backup code works too.</p>
        <AuthError text={problem ? texts[problem] : null} />
        <form method="post">
          <input type="hidden" name="intent" value="sign-in-code" />
          <CodeField describedBy={problem ? "gate-problem" : undefined} isInvalid={problem === "refused"} />
          <button type="submit" className="button button-primary button-wide">
            Continue
          </button>
        </form>
        <a className="gate-again" href={`${pathname}${search}`}>
          Sign in as somebody else
        </a>
      </main>
      <BackToSite />
    </AuthLayout>
  );
}

function AccessDenied({ siteName, name, email }: { siteName: string; name: string; email: string }) {
  return (
    <AuthLayout title="Access denied" siteName={siteName}>
      <main id="content" className="office-card gate-card">
        <span className="gate-lock">
          <Lock aria-hidden />
        </span>
        <h1>Access denied</h1>
        <p>You are signed in, but this account has no staff role yet. An administrator can add it in a minute.</p>
        <div className="gate-account">
          <Avatar name={name} />
          <span>
            <b>{name}</b>
            <small>{email}</small>
          </span>
          <span className="badge">No role</span>
        </div>
        <div className="gate-ways-out">
          <form method="post" action={`${ADMIN_PREFIX}/sign-out`}>
            <button type="submit" className="button button-secondary button-wide">
              <LogOut aria-hidden />
              Logout
            </button>
          </form>
          <a className="button button-primary button-wide" href="/">
            Go to the website
          </a>
        </div>
      </main>
    </AuthLayout>
  );
}
