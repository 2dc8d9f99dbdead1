import { createHash, timingSafeEqual } from 'node:crypto';
import { Router } from '@koa/router';
import type { Context } from 'koa';
import {
  HOUSEHOLD_CALLS,
  householdIdSchema,
  MEMBER_KEY_HEADER,
  memberKeySchema,
} from '#domain/contract/household-records';
import { serve } from '../../http/serve.ts';
import type { Visitors } from '../../http/visitors.ts';
import { householdFull, notFound, tooManyRequests } from '../../lib/errors.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Watchers } from './watchers.ts';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * 60;
/** A tick each second on six devices is 360; a household with all its records is pushed in 100 calls. */
const CALLS_PER_MINUTE = 600;
/** 64 full copies a day: enough to set up every device again, too few to use a household as file hosting. */
const UNITS_PER_DAY = 2048;
const UNIT_BYTES = 64 * 1024;

const unitsOf = (bytes: number) => Math.floor(bytes / UNIT_BYTES);

/** Bounds what one household does, from however many addresses; what one address does is bounded by `Visitors`. */
function createHouseholdLimits(limits: Store['limits'], visitors: Visitors) {
  async function hit(key: string, seconds: number, most: number, cost = 1): Promise<void> {
    const { isAllowed, retryAfterSeconds } = await limits.hit(key, seconds, most, cost);
    if (!isAllowed)
      throw tooManyRequests('This household is very busy. Please try again later.', retryAfterSeconds);
  }

  return {
    /**
     * Before the body is read.
     * @throws {ApiError} 429
     */
    async call(ctx: Context, household: string): Promise<void> {
      const cost = 1 + unitsOf(Number(ctx.get('Content-Length')) || 0);
      // Together, because each is a write.
      await Promise.all([
        visitors.limit(ctx, 'household', cost),
        hit(`household-calls:${household}`, MINUTE_SECONDS, CALLS_PER_MINUTE),
      ]);
    },
    /**
     * Before the records are sent.
     * @throws {ApiError} 429
     */
    async pulled(household: string, bytes: number): Promise<void> {
      const units = unitsOf(bytes);
      if (units > 0) await hit(`household-bytes:${household}`, DAY_SECONDS, UNITS_PER_DAY, units);
    },
  };
}

type Deps = {
  store: Pick<Store, 'households' | 'householdRecords' | 'limits'>;
  visitors: Visitors;
  /** Null if the operator turned households off. */
  watchers: Watchers | null;
};

/** What a caller claims: a household, and the hash of its members' key. */
export type Claim = { household: string; keyHash: string };

/** Sealed records that the devices of one household share; whoever has its key is a member. */
export function householdRoutes({ store, visitors, watchers }: Deps): Router {
  const router = new Router();
  const { households, householdRecords } = store;
  const limits = createHouseholdLimits(store.limits, visitors);
  const { pullHousehold, pushHousehold, watchHousehold, eraseHousehold } = HOUSEHOLD_CALLS;

  /** Checked before the body is read. */
  async function limit(ctx: Context): Promise<void> {
    if (watchers === null) throw noSuchHousehold();
    const { household } = claimOf(ctx, ctx['params'].household);
    await limits.call(ctx, household);
  }

  /** @throws {ApiError} 404 unless the caller is a member */
  async function requireMember(ctx: Context, id: string): Promise<string> {
    const claim = claimOf(ctx, id);
    if ((await standingOf(claim, households)) !== 'member') throw noSuchHousehold();
    await households.noteVisit(claim.household);
    return claim.household;
  }

  /** Creates the household if there is none; doesn't check that the caller is a member of an existing one. */
  async function requireOrCreate(ctx: Context, claim: Claim): Promise<void> {
    if ((await standingOf(claim, households)) === 'unknown') {
      await visitors.limit(ctx, 'new-household');
      await households.create(claim.household, claim.keyHash);
    }
  }

  serve(
    router,
    pullHousehold,
    async (ctx, { params, query }) => {
      const household = await requireMember(ctx, params.household);
      const page = await householdRecords.after(household, query.after ?? 0);
      const bytes = page.records.reduce((sum, { body }) => sum + body.length, 0);
      await limits.pulled(household, bytes);
      return page;
    },
    limit,
  );

  serve(
    router,
    pushHousehold,
    async (ctx, { params, body: { epoch, changes } }) => {
      if (epoch === null) await requireOrCreate(ctx, claimOf(ctx, params.household));
      const household = await requireMember(ctx, params.household);
      const answer = await householdRecords.push(household, epoch, changes);
      if (answer === 'full') throw householdFull();
      await households.eraseLate(household);
      watchers?.wake();
      return answer;
    },
    limit,
  );

  serve(
    router,
    watchHousehold,
    async (ctx, { params }) => {
      const household = await requireMember(ctx, params.household);
      const stream = await watchers?.watch(household, visitors.addressKey(ctx));
      ctx.type = 'text/event-stream';
      // For proxies: neither store, compress nor buffer.
      ctx.set('Cache-Control', 'no-store, no-transform');
      ctx.set('X-Accel-Buffering', 'no');
      ctx.body = stream;
    },
    limit,
  );

  serve(
    router,
    eraseHousehold,
    async (ctx, { params }) => {
      const claim = claimOf(ctx, params.household);
      const standing = await standingOf(claim, households);
      if (standing === 'stranger') throw noSuchHousehold();
      await households.erase(claim.household);
      watchers?.endOf(claim.household);
    },
    limit,
  );

  return router;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
/** Compared with if there is no such household, so that the answer takes as long. */
const NOBODY = hashOf('');

/** The same for a site without households, an unknown one and a wrong key. */
const noSuchHousehold = () => notFound('There is no such household.');

/** @throws {ApiError} 404 unless id and key have the right form */
function claimOf(ctx: Context, id: string): Claim {
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
