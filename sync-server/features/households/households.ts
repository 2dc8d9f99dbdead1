import { Router } from '@koa/router';
import type { Context } from 'koa';
import { HOUSEHOLD_CALLS } from '#domain/contract/calls/household';
import { serve } from '../../http/serve.ts';
import type { Visitors } from '../../http/visitors.ts';
import { householdFull } from '../../lib/errors.ts';
import type { Store } from '../../storage/store/store.ts';
import { createHouseholdLimits } from './household-limits.ts';
import { type Claim, claimOf, noSuchHousehold, standingOf } from './membership.ts';
import type { Watchers } from './watchers.ts';

type Deps = {
  store: Pick<Store, 'households' | 'householdRecords' | 'limits'>;
  visitors: Visitors;
  /** Null if the operator turned households off. */
  watchers: Watchers | null;
};

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

  /** A member, also of a household that this very call creates. */
  async function requireOrCreate(ctx: Context, claim: Claim): Promise<void> {
    if ((await standingOf(claim, households)) === 'unknown') {
      await visitors.limitNewHouseholds(ctx);
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
