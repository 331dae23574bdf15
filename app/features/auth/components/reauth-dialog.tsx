import { CircleAlert } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { CodeField } from "#app/features/auth/components/code-field";
import { closeParentModal, Modal } from "#app/ui/office/modal";
import { registerSignInDialog } from "#app/ui/office/reauthentication";
import { ADMIN_PREFIX } from "#app/urls";

/** Dialog that asks for the password when the session expires during work, without leaving the page. */
export function ReauthDialog({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  const [step, setStep] = useState<"password" | "code">("password");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  /** Whoever waits for the answer. Several writes may have failed at once. */
  const pendingResolvers = useRef<((isOpen: boolean) => void)[]>([]);

  useEffect(
    () =>
      registerSignInDialog(() => {
        setOpen(true);
        setStep("password");
        setProblem(null);
        return new Promise((resolve) => pendingResolvers.current.push(resolve));
      }),
    [],
  );

  function finish(isSignedIn: boolean) {
    setOpen(false);
    for (const resolve of pendingResolvers.current.splice(0)) resolve(isSignedIn);
  }

  async function signIn(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // The dialog may stand inside another form's tree.
    event.stopPropagation();
    setSending(true);
    setProblem(null);
    try {
      const answer = await fetch(`${ADMIN_PREFIX}/sign-in`, {
        method: "POST",
        body: new FormData(event.currentTarget),
      });
      if (answer.ok) return finish(true);
      const { code, message } = (await answer.json()) as { code: string; message: string };
      if (code === "second_step") return setStep("code");
      if (code === "expired") setStep("password");
      setProblem(message);
    } catch (error) {
      console.error(error);
      setProblem("The connection failed. Try again.");
    } finally {
      setSending(false);
    }
  }

  // The email stands there already.
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) fields.current?.querySelector<HTMLInputElement>("[name=password], [name=code]")?.focus();
  }, [isOpen, step]);

  if (!isOpen) return null;
  return (
    <Modal className="sign-in-again" label="Sign in again" onClose={() => finish(false)}>
      <form method="post" onSubmit={signIn}>
        <h2>Sign in again</h2>
        <p>Your session has ended. Everything on this page stays as it is.</p>
        {problem && (
          <div className="error-box" role="alert">
            <CircleAlert aria-hidden />
            <span>{problem}</span>
          </div>
        )}
        <div ref={fields}>
          {step === "password" ? (
            <>
              <div className="field">
                <label htmlFor="again-email">Email</label>
                <input
                  className="input"
                  id="again-email"
                  name="email"
                  type="email"
                  autoComplete="username"
                  defaultValue={email}
                  required
                />
              </div>
              <div className="field">
                <label htmlFor="again-password">Password</label>
                <input
                  className="input"
                  id="again-password"
                  name="password"
                  type="password"
                  autoComplete="current-password"
                  required
                />
              </div>
            </>
          ) : (
            <CodeField id="again-code" label="Code from your app, or a backup code" isInvalid={problem !== null} />
          )}
        </div>
        <div className="modal-actions">
          <button type="button" className="button button-secondary" onClick={closeParentModal}>
            Not now
          </button>
          <button type="submit" className="button button-primary" disabled={isSending}>
            {isSending ? "Signing in..." : "Sign in"}
          </button>
        </div>
      </form>
    </Modal>
  );
}
