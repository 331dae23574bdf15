/** Path of the office. Obscure on purpose, but not relied on: every request is authorized. */
export const ADMIN_PREFIX = "/1324admin";

/** Where visitors send the pictures of a property they offer. */
export const PROPERTY_IMAGES = "/media/property-images";

/** Where other channels read our days: the rest of such a path is a secret. */
export const SHARED_CALENDARS = "/calendar/";
/** Pictures that link previews show. */
export const SHARE_PICTURES = "/share/";

/** Where guests see what they sent: the rest of such a path is a secret. */
const GUEST_PAGES = "/my";

export function guestPagePath(token: string): string {
  return `${GUEST_PAGES}/${token}`;
}

/** Where a kind of mail is ended: the rest of such a path is a secret. */
export function mailStopPath(token: string): string {
  return `/stop/${token}`;
}

/** Where a mailbox that is told of properties starts and ends that: the rest of such a path is a secret. */
export function alertsPagePath(token: string): string {
  return `/alerts/${token}`;
}

/** Whether a path ends a kind of mail. Providers of mailboxes post there for their readers, from anywhere. */
export function isMailStop(pathname: string): boolean {
  return /^(\/[a-z]{2})?\/stop\/[\w-]+$/i.test(pathname);
}

/** Whether a path is a guest's own, in any language and whatever the router makes of its ending. */
export function isGuestPage(pathname: string): boolean {
  return /^(\/[a-z]{2})?\/(my|stop|alerts)(\/|\.data$|$)/i.test(pathname);
}

/** Where visitors see what they saved, and copies of such lists: the rest of such a path is a secret. */
const SAVED_PAGES = "/saved";

export function sharedListPath(token: string): string {
  return `${SAVED_PAGES}/${token}`;
}

export function isSavedPage(pathname: string): boolean {
  return /^(\/[a-z]{2})?\/saved(\/|\.data$|$)/i.test(pathname);
}

/** Whether a path is the draft of a trip plan. */
export function isPlanPage(pathname: string): boolean {
  return /^(\/[a-z]{2})?\/plan(\/|\.data$|$)/i.test(pathname);
}

/** Whether a path is the visitors' search: every query is another page, so none is kept. */
export function isSearchPage(pathname: string): boolean {
  return /^(\/[a-z]{2})?\/search(\/|\.|$)/i.test(pathname);
}

/** Whether a page is for one visitor alone: never kept or indexed, and its address not told to other sites. */
export function isPrivatePage(pathname: string): boolean {
  return isGuestPage(pathname) || isSavedPage(pathname) || isPlanPage(pathname);
}

/** Whether a path is a guest's page itself, where his messages are sent, with pictures where there are no scripts. */
export function isGuestMessage(pathname: string): boolean {
  return /^(\/[a-z]{2})?\/my\/[^/]+$/i.test(pathname);
}

/** The same for the screen of a case, where staff answer. */
export function isCaseScreen(pathname: string): boolean {
  return new RegExp(`^${ADMIN_PREFIX}/inbox/[^/]+$`, "i").test(pathname);
}

/** Whether pictures of conversations are sent to a path, one at a time. */
export function isPictureUpload(pathname: string): boolean {
  return new RegExp(`^((/[a-z]{2})?/my|${ADMIN_PREFIX}/inbox)/[^/]+/pictures$`, "i").test(pathname);
}

/** Whether a path belongs to the office. The router does not mind capitals, so neither does this. */
export function isOffice(pathname: string): boolean {
  const after = pathname[ADMIN_PREFIX.length];
  return (
    (after === undefined || after === "/") && pathname.slice(0, ADMIN_PREFIX.length).toLowerCase() === ADMIN_PREFIX
  );
}

/**
 * Whether a path is the form by which visitors offer a property, in any language, as a page without scripts sends it.
 */
export function isPropertySubmission(pathname: string): boolean {
  return /^(\/[a-z]{2})?\/real-estate\/submit$/.test(pathname);
}

/** Whether a path is the one by which staff bring a file of texts, with scripts or without. */
export function isTextImport(pathname: string): boolean {
  return new RegExp(`^${ADMIN_PREFIX}/translations/import(\\.data)?$`, "i").test(pathname);
}

/** The screen of a property's files, which come with its form. */
export function isPropertyFilesScreen(pathname: string): boolean {
  return new RegExp(`^${ADMIN_PREFIX}/properties/[^/]+/files(\\.data)?$`).test(pathname);
}

/** Whether a path is the screen where staff bring documents of their own. */
export function isDocumentUpload(pathname: string): boolean {
  return new RegExp(`^${ADMIN_PREFIX}/documents(\\.data)?$`, "i").test(pathname);
}
