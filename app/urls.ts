/** The office's address. Hard to guess by intent, but nothing rests on that: every request behind it is checked. */
export const ADMIN_PREFIX = "/1324admin";
