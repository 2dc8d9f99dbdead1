import { COOKIE_DAYS } from '#domain/privacy/retention';

/** A cookie survives an eviction of the database; a marker beside an empty database reveals one. */
const MARKER = 'has_local';
const MAX_AGE_SECONDS = COOKIE_DAYS * 24 * 60 * 60;

export function hasLocalMarker(): boolean {
  return document.cookie.split(/;\s*/).some((cookie) => cookie === `${MARKER}=1`);
}

/** Marks that this device holds data. Renewed by each full sync and each save, since some browsers shorten a cookie's life. */
export function setLocalMarker(): void {
  writeCookie(`${MARKER}=1; max-age=${MAX_AGE_SECONDS}; path=/; SameSite=Lax`);
}

/** Removes the marker: the owner has deleted the data. */
export function clearLocalMarker(): void {
  writeCookie(`${MARKER}=; max-age=0; path=/; SameSite=Lax`);
}

/** Sets one cookie, given with its attributes. */
export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = cookie;
}
