import { useEffect, useRef, type FocusEvent } from "react";
import { Form, useNavigation } from "react-router";
import { INVITATION_DAYS } from "#app/features/auth/rules";
import { CopyButton } from "#app/ui/office/copy-button";
import { Field } from "#app/ui/office/form/field";

interface Answer {
  ok: boolean;
  name?: string;
  link?: string;
  isMailed?: boolean;
  errors?: Partial<Record<"name" | "email", string>>;
  values?: { name: string; email: string };
}

/** Selects the whole text backwards, so that its beginning stays visible. */
function selectFromTheEnd({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
  input.setSelectionRange(0, input.value.length, "backward");
}

/** Makes a link by which somebody sets a password and becomes staff. The link is shown here and nowhere else. */
export function InviteCard({ answer, canMail }: { answer: Answer | undefined; canMail: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const link = useRef<HTMLInputElement>(null);
  const { formData } = useNavigation();
  const isSending = formData?.get("intent") === "invite";
  const made = answer?.link;
  useEffect(() => {
    if (!made) return;
    form.current?.reset();
    link.current?.focus();
  }, [made]);
  // The field that is to be mended has the focus, also when the browser did not find the fault.
  const errors = answer?.errors;
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLInputElement>("[aria-invalid]")?.focus();
  }, [errors]);
  return (
    <section className="office-card form-card invite-card" id="invite" aria-labelledby="invite-title">
      <h2 id="invite-title">Invite somebody</h2>
      <p>{`${canMail ? "The person gets a message with a link, and you get one to pass on yourself." : "You get a link to pass on."} It works once, for ${INVITATION_DAYS} days, and leads to a page where the person sets a password.`}</p>
      <Form ref={form} method="post" preventScrollReset>
        <input type="hidden" name="intent" value="invite" />
        <Field name="name" label="Name" isRequired error={errors?.name}>
          {(control) => (
            <input
              {...control}
              className="input"
              dir="auto"
              autoComplete="off"
              maxLength={100}
              required
              defaultValue={answer?.values?.name}
            />
          )}
        </Field>
        <Field name="email" label="Email" isRequired error={errors?.email}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="email"
              autoComplete="off"
              maxLength={254}
              required
              defaultValue={answer?.values?.email}
            />
          )}
        </Field>
        <button type="submit" className="button button-primary" disabled={isSending}>
          {isSending ? "Making the link..." : canMail ? "Send the invitation" : "Make the link"}
        </button>
      </Form>
      {made && (
        <div className="invite-link" role="status">
          {answer.isMailed && <p>A message with a link is on its way. This link works as well:</p>}
          <label htmlFor="invite-link">
            Link for <bdi>{answer.name}</bdi>
          </label>
          <input ref={link} className="input" id="invite-link" value={made} readOnly onFocus={selectFromTheEnd} />
          <p>Copy it now. It is not kept here and cannot be shown again; you can always make a new one.</p>
          <CopyButton text={made} label="Copy link" />
        </div>
      )}
    </section>
  );
}
