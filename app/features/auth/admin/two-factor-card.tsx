import { useEffect, useState } from "react";
import { Form } from "react-router";
import { OFFICE } from "#app/brand";
import type { AccountAnswer, OwnTwoFactor } from "#app/features/auth/admin/account.route";
import { BackupCodes } from "#app/features/auth/admin/backup-codes";
import { useFormResult } from "#app/features/auth/admin/use-form-result";
import { PasswordField } from "#app/features/auth/components/password-field";
import { CopyButton } from "#app/ui/office/copy-button";
import { Field } from "#app/ui/office/form/field";
import { dayAt, formatDay } from "#app/platform/dates/dates";

interface TwoFactorProps {
  twoFactor: OwnTwoFactor;
  email: string;
  answer: AccountAnswer | undefined;
}

/** Off, being set up, or on. The backup codes stay until they are put away, whatever else is done on this screen. */
export function TwoFactorCard({ twoFactor, email, answer }: TwoFactorProps) {
  const [codes, setCodes] = useState(answer?.codes);
  useEffect(() => {
    if (answer?.codes) setCodes(answer.codes);
  }, [answer]);
  return (
    <section className="office-card form-card" aria-labelledby="two-factor-title">
      <div className="two-factor-head">
        <h2 id="two-factor-title">Two-factor sign-in</h2>
        <span className="badge person-state" data-off={twoFactor.state !== "on" || undefined}>
          {twoFactor.state === "on" ? "On" : "Off"}
        </span>
      </div>
      {twoFactor.state === "off" && <Begin email={email} answer={answer} />}
      {twoFactor.state === "begun" && <SetUp twoFactor={twoFactor} answer={answer} />}
      {twoFactor.state === "on" && codes && <BackupCodes codes={codes} onDismiss={() => setCodes(undefined)} />}
      {twoFactor.state === "on" && !codes && <SwitchedOn twoFactor={twoFactor} email={email} answer={answer} />}
    </section>
  );
}

function Begin({ email, answer }: { email: string; answer: AccountAnswer | undefined }) {
  const { form, errors, isSending } = useFormResult(answer, ["two-factor-begin"]);
  return (
    <>
      <p className="two-factor-text">
        After your password, a code from an app on your phone is asked for. A stolen password alone then opens nothing.
      </p>
      <Form ref={form} method="post" preventScrollReset className="two-factor-form">
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="confirmation" label="Your password" error={errors?.confirmation} />
        <button
          type="submit"
          name="intent"
          value="two-factor-begin"
          className="button button-secondary"
          disabled={isSending}
        >
          Set up
        </button>
      </Form>
    </>
  );
}

function SetUp({
  twoFactor,
  answer,
}: {
  twoFactor: Extract<OwnTwoFactor, { state: "begun" }>;
  answer: AccountAnswer | undefined;
}) {
  const { form, errors, isSending } = useFormResult(answer, ["two-factor-on"]);
  const { secret, qr } = twoFactor;
  return (
    <>
      <p className="two-factor-text">
        Use any authenticator app: add an account, scan this picture, then type the six digits it shows.
      </p>
      <div className="two-factor-setup">
        <svg
          className="two-factor-qr"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label="QR code for your authenticator app. Its key stands beside it as text."
          shapeRendering="crispEdges"
        >
          <path d={qr.path} />
        </svg>
        <div>
          <p className="two-factor-label">Or type this key</p>
          <code className="two-factor-key">{secret.match(/.{1,4}/g)?.join(" ")}</code>
          <CopyButton text={secret} label="Copy key" />
          <Form ref={form} method="post" preventScrollReset>
            <Field name="code" label="Code from the app" error={errors?.code}>
              {(control) => (
                <input
                  {...control}
                  className="input code-input"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={10}
                  required
                />
              )}
            </Field>
            <div className="two-factor-actions">
              <button
                type="submit"
                name="intent"
                value="two-factor-on"
                className="button button-good"
                disabled={isSending}
              >
                Switch on
              </button>
              <button
                type="submit"
                name="intent"
                value="two-factor-cancel"
                className="button button-secondary"
                formNoValidate
              >
                Cancel
              </button>
            </div>
          </Form>
        </div>
      </div>
    </>
  );
}

function SwitchedOn({
  twoFactor,
  email,
  answer,
}: TwoFactorProps & { twoFactor: Extract<OwnTwoFactor, { state: "on" }> }) {
  const { form, errors, isSending } = useFormResult(answer, ["two-factor-off", "backup-codes"]);
  const { since, codesLeft } = twoFactor;
  return (
    <>
      <p className="two-factor-text">
        {`On since ${formatDay(dayAt(since, OFFICE.hoursAheadOfUtc), "en")}. `}
        {codesLeft === 0
          ? "No backup code is left: make new ones."
          : codesLeft === 1
            ? "One backup code is left."
            : `${codesLeft} backup codes are left.`}
      </p>
      <Form ref={form} method="post" preventScrollReset className="two-factor-form">
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="confirmation" label="Your password" error={errors?.confirmation} />
        <div className="two-factor-actions">
          <button
            type="submit"
            name="intent"
            value="backup-codes"
            className="button button-secondary"
            disabled={isSending}
          >
            Make new backup codes
          </button>
          <button
            type="submit"
            name="intent"
            value="two-factor-off"
            className="button button-secondary button-danger"
            disabled={isSending}
          >
            Switch off
          </button>
        </div>
      </Form>
    </>
  );
}
