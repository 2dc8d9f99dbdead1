import { writeCookie } from './write-cookie.ts';

/** A cookie outlives a database that the browser evicts; finding it beside an empty one tells what happened. */
const MARKER = 'has_local';
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

export function hasLocalMarker(): boolean {
  return document.cookie.split(/;\s*/).some((cookie) => cookie === `${MARKER}=1`);
}

/** Something is kept on this device from now on. Written anew at every start: some browsers cut its life short. */
export function setLocalMarker(): void {
  writeCookie(`${MARKER}=1; max-age=${MAX_AGE_SECONDS}; path=/; SameSite=Lax`);
}

/** Nothing of the owner's is kept here any more, by the owner's own wish. */
export function clearLocalMarker(): void {
  writeCookie(`${MARKER}=; max-age=0; path=/; SameSite=Lax`);
}
