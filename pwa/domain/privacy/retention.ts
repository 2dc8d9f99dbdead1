/** Retention periods, shared by the code that deletes things and the privacy policy. */

/** Maximum days for visitors' messages; an operator may choose fewer. */
export const MOST_CONTACT_DAYS = 180;
/** Daily counts: over a year, so that seasons can be compared year on year. */
export const COUNT_DAYS = 400;
/** Search terms that several visits share. */
export const SEARCH_TERM_DAYS = 90;
/** Digests of search terms, until several visits share them. */
export const SEARCH_DIGEST_DAYS = 31;
/** The marker of a counted visit, so that one across midnight counts once. */
export const VISIT_DAYS = 2;
/** An uploaded photo that was never attached to its review. */
export const UNATTACHED_PHOTO_DAYS = 1;
/** Failed sign-in attempts, counted from the last one. */
export const ATTEMPT_DAYS = 1;
/** An administrator's session. */
export const SESSION_HOURS = 12;
/** A device an administrator signed in on. */
export const DEVICE_DAYS = 180;
/** An invitation to become an administrator. */
export const INVITATION_DAYS = 7;
/** How long a newsletter's confirmation link works; after that the address is deleted. */
export const CONFIRM_WITHIN_DAYS = 7;
/** Cookies set by the pages. */
export const COOKIE_DAYS = 365;
/** Viewed photos that the service worker caches: age and number. */
export const SEEN_PHOTO_DAYS = 30;
export const MOST_SEEN_PHOTOS = 60;
/** Snapshot of a recipe before an automatic fix or conversion, so that it can be undone. */
export const FORMER_RECIPE_DAYS = 30;
/** Days with meals that the device's log of what was fed keeps: a year, and the month before for comparison. */
export const FED_LOG_DAYS = 400;
/** A shared household after the last visit of any of its devices, and what is left of something deleted in it. */
export const HOUSEHOLD_DAYS = 400;
/** How far ahead a pushed reminder may be: longer than food keeps in a freezer. */
export const PUSH_DAYS = 400;
/** The audit log, unless the operator chose otherwise. */
export const AUDIT_DAYS = 730;

/** A stored thing as the privacy policy describes it. */
export type StoredThing = {
  what: string;
  why: string;
  /** Retention period. */
  kept: string;
  /** How its owner can delete it. */
  deleted: string;
  /** Its names in the code; tests compare them with the definitions there. */
  names: readonly string[];
};
