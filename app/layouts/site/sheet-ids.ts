/** The ids by which a button, before any script, opens its popover. */
export const SITE_MENU = "site-menu";
export const CHOICES_SHEET = "language-and-currency";
