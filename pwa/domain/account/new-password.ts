import * as z from 'zod/mini';
import { atLeast, atMost } from '../text/characters.ts';

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
