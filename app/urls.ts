/** The office's address. Hard to guess by intent, but nothing rests on that: every request behind it is checked. */
export const ADMIN_PREFIX = "/1324admin";

/** Whether a path belongs to the office. The router does not mind capitals, so neither does this. */
export function isOffice(pathname: string): boolean {
  return `${pathname.toLowerCase()}/`.startsWith(`${ADMIN_PREFIX}/`);
}
