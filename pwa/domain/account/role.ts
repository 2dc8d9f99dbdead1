/** An owner may do everything; a moderator nothing with accounts, erasure and exports of personal data. */
export const ROLES = ['owner', 'moderator'] as const;
export type Role = (typeof ROLES)[number];
