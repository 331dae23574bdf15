/** The ids by which a button, before any script, opens its popover. */
export const SITE_MENU = "site-menu";
export const LANGUAGE_SHEET = "language-sheet";
export const CURRENCY_SHEET = "currency-sheet";
