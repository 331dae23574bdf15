/** Apart from the schemas: what validates a form is loaded only when somebody begins to fill it in. */

/** Set when a form is only to be checked, not stored. */
export const CHECK_ONLY_FIELD = "check";

export function hasErrors(errors: object): boolean {
  return Object.keys(errors).length > 0;
}
