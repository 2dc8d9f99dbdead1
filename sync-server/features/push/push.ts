import { Router } from '@koa/router';
import { PUSH_CALLS } from '#domain/contract/pushed-reminders';
import { serve } from '../../http/serve.ts';
import type { Visitors } from '../../http/visitors.ts';
import { notFound } from '../../lib/errors.ts';
import type { Store } from '../../storage/store/store.ts';

type Deps = {
  store: Pick<Store, 'pushedReminders'>;
  visitors: Visitors;
  /** Null without keys: nothing is pushed, and no reminder is taken. */
  key: string | null;
};

/** Takes the reminders that devices want pushed. Whoever knows a browser's push address may change its reminders. */
export function pushRoutes({ store, visitors, key }: Deps): Router {
  const router = new Router();

  serve(router, PUSH_CALLS.getPushKey, () => ({ key }));

  serve(
    router,
    PUSH_CALLS.putReminders,
    async (_ctx, { body: { subscription, due } }) => {
      if (key === null) throw notFound('This server pushes no reminders.');
      await store.pushedReminders.put(subscription, due);
    },
    (ctx) => visitors.limit(ctx, 'reminders'),
  );

  return router;
}
