import * as z from 'zod/mini';
import { emailSchema } from '../text/characters.ts';
import { defineCalls, ok } from './call.ts';

/** Waiting items by kind. */
const itemCountsSchema = z.strictObject({
  comments: z.int(),
  recipes: z.int(),
  messages: z.int(),
  reports: z.int(),
});
export type ItemCounts = z.infer<typeof itemCountsSchema>;

/** The e-mails that one administrator gets about items waiting for a decision; off by default. */
const noticeChoice = {
  /** Where they go; null for nowhere. */
  email: z.nullable(emailSchema),
  /** Once a day, if anything waits. */
  isDaily: z.boolean(),
  /** Within about two minutes of each new item. */
  isImmediate: z.boolean(),
};

/** Body of `POST /api/admin/notices`. */
export const noticesBodySchema = z
  .strictObject(noticeChoice)
  .check(
    z.refine(({ email, isDaily, isImmediate }) => email !== null || !(isDaily || isImmediate), {
      path: ['email'],
      message: 'Enter the address to send them to.',
    }),
  )
  .register(z.globalRegistry, {
    anyOf: [
      { properties: { email: { type: 'string' } } },
      { properties: { isDaily: { const: false }, isImmediate: { const: false } } },
    ],
  });
export type NoticesBody = z.infer<typeof noticesBodySchema>;

/** Answer of both calls: the choice, and how delivery goes. */
export const noticesSchema = z.strictObject({
  ...noticeChoice,
  /** Whether the server has a mail server; without one messages become files. */
  sendsMail: z.boolean(),
  /** Why the last one wasn't sent, as a sentence; null if it was. */
  mailProblem: z.nullable(z.string()),
  /** The operator's webhook; null without one. */
  webhook: z.nullable(z.strictObject({ problem: z.nullable(z.string()) })),
});
export type Notices = z.infer<typeof noticesSchema>;

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
