import { Router } from '@koa/router';
import type { Logger } from 'pino';
import { PUSH_CALLS } from '#domain/contract/pushed-reminders';
import { pushOf } from '#domain/plan/reminder';
import { serve } from '../../http/serve.ts';
import type { Visitors } from '../../http/visitors.ts';
import type { Config } from '../../lib/config.ts';
import { notFound } from '../../lib/errors.ts';
import type { ClaimedReminder } from '../../storage/pushed-reminders.ts';
import type { Store } from '../../storage/store/store.ts';
import { type Outside, sendOutside } from '../import/fetch-page.ts';

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

/** After that the day is over: neither we nor the push service deliver it. */
const USEFUL_MS = 12 * 60 * 60_000;

type SendingDeps = {
  store: Pick<Store, 'pushedReminders' | 'isReady'>;
  vapid: NonNullable<Config['vapid']>;
  outside: Outside;
  publicOrigin: string;
  logger: Logger;
  clock: () => number;
};

/** Whether the browser has unsubscribed. A refusal may be our own fault: wrong keys, or a wrong clock. */
const isGone = (status: number) => status === 404 || status === 410;

/**
 * Pushes the reminders that are due, each at most once: a reminder that can't be delivered now is not tried again, and the
 * device shows it when it is next opened.
 * @returns one round
 */
export function createReminderSending(deps: SendingDeps): (signal?: AbortSignal) => Promise<void> {
  const { store, vapid, outside, publicOrigin, logger, clock } = deps;

  /** @returns the push service's status */
  async function push({ subscription, ...reminder }: ClaimedReminder, leftMs: number): Promise<number> {
    // Loaded with the first reminder.
    const { default: webPush } = await import('web-push');
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify(pushOf(reminder, publicOrigin)),
      { vapidDetails: vapid, TTL: Math.floor(leftMs / 1000), urgency: 'high' },
    );
    const message = { method, headers, body };
    const answer = await sendOutside(
      new URL(endpoint),
      message,
      outside,
      AbortSignal.timeout(outside.withinMs),
    );
    answer.destroy();
    return answer.statusCode ?? 0;
  }

  async function send(reminder: ClaimedReminder): Promise<void> {
    const leftMs = Date.parse(reminder.at) + USEFUL_MS - clock();
    if (leftMs <= 0) return;
    try {
      const status = await push(reminder, leftMs);
      if (isGone(status)) await store.pushedReminders.forget(reminder.subscription);
      if (status >= 300) logger.info({ status }, 'push refused');
    } catch (error) {
      // Never the whole error: it may name the address.
      logger.info({ code: (error as NodeJS.ErrnoException).code ?? 'failed' }, 'push failed');
    }
  }

  return async (signal) => {
    if (!store.isReady()) return;
    for (;;) {
      const due = await store.pushedReminders.claimDue();
      if (due.length === 0) return;
      await Promise.all(due.map(send));
      if (signal?.aborted === true) return;
    }
  };
}
