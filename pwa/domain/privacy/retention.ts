/** How long things are kept, where a number decides: read by what deletes them and by the privacy policy. */

/** Messages of visitors, at the most; an operator may choose fewer. */
export const MOST_CONTACT_DAYS = 180;
/** Counts by the day: over a year, so that a season can be compared with the previous one. */
export const COUNT_DAYS = 400;
/** Words of searches that several visits had in common. */
export const SEARCH_TERM_DAYS = 90;
/** Digests of words of searches, until several visits have them in common. */
export const SEARCH_DIGEST_DAYS = 31;
/** The mark of a counted visit, so that one across midnight counts once. */
export const VISIT_DAYS = 2;
/** A photo that was sent but never attached to its review. */
export const UNATTACHED_PHOTO_DAYS = 1;
/** Wrong attempts to sign in, after the last. */
export const ATTEMPT_DAYS = 1;
/** A session of an administrator. */
export const SESSION_HOURS = 12;
/** A device that an administrator signed in on. */
export const DEVICE_DAYS = 180;
/** An invitation to become an administrator. */
export const INVITATION_DAYS = 7;
/** Cookies that the pages write. */
export const COOKIE_DAYS = 365;
/** Photos that the service worker keeps after they were seen: age and number. */
export const SEEN_PHOTO_DAYS = 30;
export const MOST_SEEN_PHOTOS = 60;
/** A recipe as it was before an automatic fix or conversion, so that this can be taken back. */
export const FORMER_RECIPE_DAYS = 30;
/** The record of administrators' acts, unless the operator chose otherwise. */
export const AUDIT_DAYS = 730;
