import { defineCalls, ok } from '../call.ts';
import { noticesBodySchema, noticesSchema } from '../notices.ts';

/** An administrator's own e-mails about new items. */
export const NOTICE_CALLS = defineCalls({
  getNotices: {
    method: 'get',
    path: '/api/admin/notices',
    summary: 'Which e-mails about new items the administrator gets, and whether they and the webhook arrive.',
    needsSession: true,
    answer: ok('The choice.', noticesSchema),
  },
  changeNotices: {
    method: 'post',
    path: '/api/admin/notices',
    summary:
      'Chooses the administrator’s own e-mails about new items: a daily digest, one for each, or none.',
    needsSession: true,
    body: noticesBodySchema,
    answer: ok('The choice.', noticesSchema),
  },
});
