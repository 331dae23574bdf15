import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import type { AccountAnswer } from "#app/features/auth/admin/account.route";

/** What became of a form of this screen, which holds several: emptied once it is saved, at the field to be mended when it is not. */
export function useAnswer(answer: AccountAnswer | undefined, intents: readonly string[]) {
  const form = useRef<HTMLFormElement>(null);
  const { formData } = useNavigation();
  const own = answer && intents.includes(answer.intent) ? answer : undefined;
  useEffect(() => {
    if (own?.ok) form.current?.reset();
    else if (own?.errors) form.current?.querySelector<HTMLInputElement>("[aria-invalid]")?.focus();
  }, [own]);
  return { form, errors: own?.errors, isSending: intents.some((intent) => formData?.get("intent") === intent) };
}
