import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import type { AccountAnswer } from "#app/features/auth/admin/account.route";

/** The result of one of several forms on a screen: resets it on success, focuses the invalid field on failure. */
export function useFormResult(answer: AccountAnswer | undefined, intents: readonly string[]) {
  const form = useRef<HTMLFormElement>(null);
  const { formData } = useNavigation();
  const own = answer && intents.includes(answer.intent) ? answer : undefined;
  useEffect(() => {
    if (own?.ok) form.current?.reset();
    else if (own?.errors) form.current?.querySelector<HTMLInputElement>("[aria-invalid]")?.focus();
  }, [own]);
  return { form, errors: own?.errors, isSending: intents.some((intent) => formData?.get("intent") === intent) };
}
