/** The ids by which a button, before any script, opens its popover. */
export const SITE_MENU_ID = "site-menu";
export const CHOICES_SHEET_ID = "language-and-currency";
