import * as v from "valibot";

export const PASSWORD_MIN = 10;

export const signInForm = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty(), v.maxLength(254)),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
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
