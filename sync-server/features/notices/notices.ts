import { Router } from '@koa/router';
import { NOTICE_CALLS, type Notices, type NoticesBody } from '#domain/contract/notices';
import { noteAct } from '../../http/request-notes.ts';
import { serve } from '../../http/serve.ts';
import { nameOf } from '../../http/sessions.ts';
import { unauthorised } from '../../lib/errors.ts';
import type { Store } from '../../storage/store/store.ts';
import { mailFeed, WEBHOOK_FEED, type Webhook } from './notice-sending.ts';

type Deps = {
  store: Pick<Store, 'administrators' | 'noticeFeeds'>;
  sendsMail: boolean;
  webhook: Webhook | undefined;
};

const OFF: NoticesBody = { email: null, isDaily: false, isImmediate: false };

/** An administrator's own choice of e-mails about new items. */
export function noticeRoutes({ store, sendsMail, webhook }: Deps): Router {
  const { administrators, noticeFeeds } = store;
  const router = new Router();

  async function choiceOf(username: string): Promise<NoticesBody> {
    const found = await administrators.find(username);
    if (found === null) throw unauthorised();
    return found.notices ?? OFF;
  }

  async function present(username: string): Promise<Notices> {
    const choice = await choiceOf(username);
    const problems = await Promise.all([
      choice.isImmediate ? noticeFeeds.problem(mailFeed('immediate', username)) : null,
      choice.isDaily ? noticeFeeds.problem(mailFeed('daily', username)) : null,
    ]);
    const hook = webhook && { problem: await noticeFeeds.problem(WEBHOOK_FEED) };
    const mailProblem = problems.find((problem) => problem !== null) ?? null;
    return { ...choice, sendsMail, mailProblem, webhook: hook ?? null };
  }

  serve(router, NOTICE_CALLS.getNotices, (ctx) => present(nameOf(ctx)));

  serve(router, NOTICE_CALLS.changeNotices, async (ctx, { body }) => {
    const username = nameOf(ctx);
    const before = await choiceOf(username);
    // From now on: without what arrived while they were off, and without the failures of a former address.
    const isMoved = body.email !== before.email;
    if (body.isDaily && (isMoved || !before.isDaily)) await noticeFeeds.restart(mailFeed('daily', username));
    if (body.isImmediate && (isMoved || !before.isImmediate))
      await noticeFeeds.restart(mailFeed('immediate', username));
    await administrators.setNotices(username, body);
    const { isDaily, isImmediate } = body;
    noteAct(ctx, {
      target: `account:${username}`,
      before: { isDaily: before.isDaily, isImmediate: before.isImmediate },
      after: { isDaily, isImmediate },
    });
    return await present(username);
  });

  return router;
}
