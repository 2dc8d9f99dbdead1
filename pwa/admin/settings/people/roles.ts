import type { Role } from '#domain/account/account';

export const ROLE_WORDS: Record<Role, string> = { owner: 'Owner', moderator: 'Moderator' };

export const ROLE_OPTIONS = [
  { value: 'moderator', label: ROLE_WORDS.moderator },
  { value: 'owner', label: ROLE_WORDS.owner },
] as const;
