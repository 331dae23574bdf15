import * as v from "valibot";
import { PASSWORD_MAX, PASSWORD_MIN } from "#app/features/auth/rules";

const newPassword = v.pipe(
  v.string(),
  v.minLength(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters.`),
  v.maxLength(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`),
);
const personName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty("Please enter a name."),
  v.maxLength(100, "Use at most 100 characters."),
);

export const signInForm = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty(), v.maxLength(254)),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(PASSWORD_MAX)),
});

export const inviteForm = v.object({
  name: personName,
  email: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.nonEmpty("Please enter an email."),
    v.maxLength(254, "Use at most 254 characters."),
    v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "Please enter a valid email."),
  ),
});

export const forgotForm = v.object({ email: inviteForm.entries.email });

export const resetForm = v.object({ password: newPassword });

export const acceptForm = v.object({ name: personName, password: newPassword });

export const passwordForm = v.object({
  current: v.pipe(v.string(), v.nonEmpty("Please enter your current password."), v.maxLength(PASSWORD_MAX)),
  password: newPassword,
});

/** A signed-in person; with a role, staff. */
export interface Account {
  id: string;
  name: string;
  email: string;
  role: string | null;
}

export interface Staff extends Account {
  role: string;
}

/** The days a week may begin with. */
export const WEEK_STARTS = ["monday", "sunday", "saturday"] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

export function isWeekStart(value: unknown): value is WeekStart {
  return typeof value === "string" && (WEEK_STARTS as readonly string[]).includes(value);
}
