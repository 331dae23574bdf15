import { CircleAlert } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { closeModalAround, Modal } from "#app/ui/office/modal";
import { offerSignIn } from "#app/ui/office/session";
import { ADMIN_PREFIX } from "#app/urls";

/** Waits in the frame of the office until a session has ended in the middle of something; then asks for the password over it. */
export function SignInAgain({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  /** Whoever waits for the answer. Several writes may have failed at once. */
  const waiting = useRef<((isOpen: boolean) => void)[]>([]);

  useEffect(
    () =>
      offerSignIn(() => {
        setOpen(true);
        setProblem(null);
        return new Promise((resolve) => waiting.current.push(resolve));
      }),
    [],
  );

  function finish(isSignedIn: boolean) {
    setOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(isSignedIn);
  }

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The dialog may stand inside another form's tree.
    event.stopPropagation();
    setSending(true);
    setProblem(null);
    try {
      const answer = await fetch(`${ADMIN_PREFIX}/sign-in`, { method: "POST", body: new FormData(event.currentTarget) });
      if (answer.ok) finish(true);
      else setProblem(((await answer.json()) as { message: string }).message);
    } catch (error) {
      console.error(error);
      setProblem("The connection failed. Try again.");
    } finally {
      setSending(false);
    }
  }

  // The email stands there already.
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen) password.current?.focus();
  }, [isOpen]);

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
        <div className="field">
          <label htmlFor="again-email">Email</label>
          <input className="input" id="again-email" name="email" type="email" autoComplete="username" defaultValue={email} required />
        </div>
        <div className="field">
          <label htmlFor="again-password">Password</label>
          <input className="input" ref={password} id="again-password" name="password" type="password" autoComplete="current-password" required />
        </div>
        <div className="modal-actions">
          <button type="button" className="button button-secondary" onClick={closeModalAround}>
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
