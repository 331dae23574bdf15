import { Form } from "react-router";
import type { AccountAnswer } from "#app/features/auth/admin/account.route";
import { useFormResult } from "#app/features/auth/admin/use-form-result";
import { PasswordField } from "#app/features/auth/components/password-field";

export function PasswordCard({ email, answer }: { email: string; answer: AccountAnswer | undefined }) {
  const { form, errors, isSending } = useFormResult(answer, ["password"]);
  return (
    <section className="office-card form-card" aria-labelledby="password-title">
      <h2 id="password-title">Password</h2>
      <p>A new one ends your sessions on all other devices.</p>
      <Form ref={form} method="post" preventScrollReset>
        {/* For password managers: whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="current" label="Current password" error={errors?.current} />
        <PasswordField label="New password" isNew error={errors?.password} />
        <button type="submit" name="intent" value="password" className="button button-primary" disabled={isSending}>
          {isSending ? "Saving..." : "Change password"}
        </button>
      </Form>
    </section>
  );
}
