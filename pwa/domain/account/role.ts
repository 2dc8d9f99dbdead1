/** Owners may do everything; moderators may not manage accounts, or erase or export personal data. */
export const ROLES = ['owner', 'moderator'] as const;
export type Role = (typeof ROLES)[number];
