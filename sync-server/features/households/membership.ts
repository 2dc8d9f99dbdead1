import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { householdIdSchema, MEMBER_KEY_HEADER, memberKeySchema } from '#domain/contract/household-records';
import { notFound } from '../../lib/errors.ts';
import type { Store } from '../../storage/store/store.ts';

/** What a caller claims: a household, and the hash of its members' key. */
export type Claim = { household: string; keyHash: string };

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
/** Compared with if there is no such household, so that the answer takes as long. */
const NOBODY = hashOf('');

/** The same for a site without households, an unknown one and a wrong key. */
export const noSuchHousehold = () => notFound('There is no such household.');

/** @throws {ApiError} 404 unless id and key have the right form */
export function claimOf(ctx: Context, id: string): Claim {
  const household = householdIdSchema.safeParse(id);
  const key = memberKeySchema.safeParse(ctx.req.headers[MEMBER_KEY_HEADER.toLowerCase()]);
  if (!household.success || !key.success) throw noSuchHousehold();
  return { household: household.data, keyHash: hashOf(key.data) };
}

/** @returns 'unknown' if there is no such household; 'stranger' with the wrong key */
export async function standingOf(
  { household, keyHash }: Claim,
  households: Store['households'],
): Promise<'member' | 'stranger' | 'unknown'> {
  const known = await households.keyHashOf(household);
  const isRight = timingSafeEqual(Buffer.from(keyHash), Buffer.from(known ?? NOBODY));
  if (known === null) return 'unknown';
  return isRight ? 'member' : 'stranger';
}
