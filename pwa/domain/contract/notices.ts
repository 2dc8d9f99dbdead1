import * as z from 'zod/mini';
import { emailSchema } from '../text/email.ts';

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
