/** What one member of staff wants to be told by. */
export interface Preferences {
  sound_enabled: boolean;
  browser_notifications: boolean;
  email_notifications: boolean;
}

export type Preference = keyof Preferences;

export const DEFAULT_PREFERENCES: Preferences = {
  sound_enabled: true,
  browser_notifications: false,
  email_notifications: false,
};

/** Remembers that somebody has read that email notifications are off. */
export const EMAIL_HINT_KEY = "pemba.email-hint";

/** As the switches and their messages call them. */
export const PREFERENCE_NAMES: Record<Preference, string> = {
  sound_enabled: "Sound",
  browser_notifications: "Browser",
  email_notifications: "Email",
};

export function isPreference(value: unknown): value is Preference {
  return typeof value === "string" && Object.hasOwn(PREFERENCE_NAMES, value);
}
