import { createContext, useContext } from "react";
import { useFetcher } from "react-router";
import { DEFAULT_PREFERENCES, type Preference, type Preferences } from "#app/features/notifications/schema";
import { ADMIN_PREFIX } from "#app/urls";

/** The preferences of whoever is signed in, which the frame of the office reads. */
export const PreferencesContext = createContext<Preferences>(DEFAULT_PREFERENCES);

const CENTER = `${ADMIN_PREFIX}/notifications`;

/**
 * One preference and the form that turns it, from any screen. It turns at once, and back again if the server says no.
 */
export function usePreference(preference: Preference) {
  const fetcher = useFetcher({ key: `preference-${preference}` });
  const stored = useContext(PreferencesContext)[preference];
  const sent = fetcher.formData?.get(preference);
  return {
    isOn: typeof sent === "string" ? sent === "true" : stored,
    Form: fetcher.Form,
    action: CENTER,
    setOn: (isOn: boolean) =>
      fetcher.submit({ intent: "preference", [preference]: String(isOn) }, { method: "post", action: CENTER }),
  };
}
