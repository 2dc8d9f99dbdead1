import { createHash } from 'node:crypto';
import type { LoginBody } from '#domain/contract/admin';
import { tooManyRequests, unauthorised } from '../errors.ts';
import type { Administrators } from '../storage/administrators.ts';
import type { Limits } from '../storage/limits.ts';
import type { Passwords } from './passwords.ts';

const WINDOW_SECONDS = 15 * 60;
const WRONG_AT_MOST = 5;

type SignInDeps = { administrators: Administrators; limits: Limits; passwords: Passwords };

/**
 * Checks a name and a password.
 * @param addressKey the caller's address as limits know it
 * @returns the name as it is stored
 * @throws {ApiError} 401 when they do not match, the same for an unknown name; 429 from the sixth wrong attempt on
 *   within 15 minutes, counted by account and by address
 */
export type SignIn = (credentials: LoginBody, addressKey: string) => Promise<string>;

export function createSignIn({ administrators, limits, passwords }: SignInDeps): SignIn {
  return async ({ username, password }, addressKey) => {
    // Hashed, because a password typed into the wrong field must not be kept.
    const account = createHash('sha256').update(username.toLowerCase()).digest('base64url').slice(0, 22);
    const keys = [`login:account:${account}`, `login:address:${addressKey}`];
    // Counted before the check, so that many attempts at once cannot slip through together.
    const hits = await Promise.all(keys.map((key) => limits.hit(key, WINDOW_SECONDS, WRONG_AT_MOST)));
    const wait = Math.max(...hits.map((hit) => hit.retryAfterSeconds));
    if (hits.some((hit) => !hit.isAllowed)) {
      throw tooManyRequests('Too many attempts. Please try again later.', wait);
    }
    const administrator = await administrators.find(username);
    const isRight = await passwords.verify(administrator?.passwordHash ?? null, password);
    if (administrator === null || !isRight) throw unauthorised('Invalid credentials. Please try again.');
    await Promise.all(keys.map((key) => limits.forget(key, WINDOW_SECONDS)));
    return administrator.username;
  };
}
