import { ArrowLeft, CircleAlert, Eye, EyeOff, Lock, LogOut } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Avatar } from "#app/features/auth/components/avatar";
import { TideLines } from "#app/features/auth/components/tide-lines";
import { brand } from "#app/brand";
import { Mark } from "#app/ui/logo";
import { ADMIN_PREFIX } from "#app/urls";

export type GateState =
  | { gate: "sign-in"; problem?: "refused" | "limited" | "incomplete"; email?: string; retryAfter?: number }
  | { gate: "denied"; name: string; email: string };

/** What stands in place of an office page for anyone who may not see it. Nothing of the office itself is in here. */
export function GateScreen({ state }: { state: GateState }) {
  return state.gate === "denied" ? <AccessDenied name={state.name} email={state.email} /> : <SignIn state={state} />;
}

function GateFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="office gate">
      <title>{`${title} · Staff`}</title>
      <meta name="robots" content="noindex" />
      <TideLines />
      <header className="office-logo gate-logo">
        <Mark />
        {brand.name}
        <small>Staff</small>
      </header>
      {children}
    </div>
  );
}

type SignInState = Extract<GateState, { gate: "sign-in" }>;

function SignIn({ state }: { state: SignInState }) {
  const problem = describeProblem(state);
  return (
    <GateFrame title="Sign in">
      <main id="content" className="office-card gate-card">
        <h1>Sign in</h1>
        <p>For the people who answer the messages.</p>
        {problem && (
          <div className="error-box" role="alert" id="gate-problem">
            <CircleAlert aria-hidden />
            <span>{problem}</span>
          </div>
        )}
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
      </main>
      <footer className="gate-back">
        <a href="/">
          <ArrowLeft aria-hidden />
          Back to the website
        </a>
      </footer>
    </GateFrame>
  );
}

function PasswordField({ describedBy }: { describedBy: string | undefined }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="field">
      <label htmlFor="password">Password</label>
      <div className="input input-group">
        <input
          id="password"
          name="password"
          type={isShown ? "text" : "password"}
          autoComplete="current-password"
          required
          aria-describedby={describedBy}
        />
        <button type="button" className="input-action" aria-pressed={isShown} aria-label="Show password" onClick={() => setShown(!isShown)}>
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </button>
      </div>
    </div>
  );
}

function describeProblem({ problem, retryAfter = 60 }: SignInState): string | null {
  const texts = {
    refused: "That email and password do not match. Try again, or ask an administrator to reset it.",
    limited: `Too many attempts. Try again in ${Math.ceil(retryAfter / 60)} minutes.`,
    incomplete: "Please enter your email and password.",
  };
  return problem ? texts[problem] : null;
}

function AccessDenied({ name, email }: { name: string; email: string }) {
  return (
    <GateFrame title="Access denied">
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
    </GateFrame>
  );
}
