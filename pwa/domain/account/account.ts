import * as z from 'zod/mini';
import { atLeast, atMost } from '../text/characters.ts';

/** Invisible characters: zero-width spaces and joiners, soft hyphens, direction marks. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

function folded(text: string): string {
  const visible = text.normalize('NFKC').replace(INVISIBLE, '');
  // Upper case first: it turns ß into SS and both small sigmas into one letter.
  return visible.toUpperCase().toLowerCase().normalize('NFKC').replace(/\s+/gu, ' ').trim();
}

/**
 * Canonical form of a user name: NFKC without invisible characters, case folded, runs of blanks collapsed. Two texts
 * name the same account exactly when their canonical forms are equal; canonicalising twice changes nothing. Empty
 * when no visible character is left.
 */
export function canonicalUserName(text: string): string {
  // Fold twice: folding can produce letters that fold further.
  return folded(folded(text));
}

export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 200;

/** A new password: every character counts towards the length, spaces included, and no character class is required. */
export const newPasswordSchema = z
  .string()
  .check(
    atLeast(PASSWORD_MIN, `must have at least ${PASSWORD_MIN} characters`),
    atMost(PASSWORD_MAX, `can have at most ${PASSWORD_MAX} characters`),
  );

/** Body of `POST /api/admin/password`. */
export const changePasswordBodySchema = z.strictObject({
  currentPassword: z.string().check(atLeast(1), atMost(PASSWORD_MAX)),
  newPassword: newPasswordSchema,
});

/** Owners may do everything; moderators may not manage accounts, or erase or export personal data. */
export const ROLES = ['owner', 'moderator'] as const;
export type Role = (typeof ROLES)[number];
