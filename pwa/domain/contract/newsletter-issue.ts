import * as z from 'zod/mini';
import { newsletterSignUpSchema } from '../messages/sign-up.ts';
import { emailSchema, line, trimmed } from '../text/characters.ts';
import { defineCalls, ok } from './call.ts';

export const ISSUE_SUBJECT_MAX = 120;
export const ISSUE_INTRO_MAX = 4000;
export const ISSUE_RECIPES_MAX = 12;

/** An issue as the administrator writes it: one list, a subject, words, and recipes in their order. */
export const issueDraftSchema = z.strictObject({
  list: newsletterSignUpSchema.shape.list,
  subject: line(1, ISSUE_SUBJECT_MAX, { least: 'Required' }),
  intro: trimmed(1, ISSUE_INTRO_MAX, { least: 'Required' }),
  recipeIds: z
    .array(z.int().check(z.positive(), z.lte(999_999_999)))
    .check(z.maxLength(ISSUE_RECIPES_MAX, `At most ${ISSUE_RECIPES_MAX} recipes`)),
});
export type IssueDraft = z.infer<typeof issueDraftSchema>;

const version = z.int().check(z.nonnegative());

/** Body of `POST /api/admin/newsletter/issues/{id}`; version 0 for a new one. */
const saveIssueBodySchema = z.extend(issueDraftSchema, { version });

/** Body of `POST /api/admin/newsletter/issues/{id}/test`. */
const testIssueBodySchema = z.strictObject({ email: emailSchema });

const testIssueAnswerSchema = z.strictObject({ status: z.literal('sent') });

/** Body of `POST /api/admin/newsletter/issues/{id}/acts`; `version` is the one displayed. */
const issueActBodySchema = z.strictObject({
  act: z.enum(['send', 'stop', 'resume', 'discard']),
  version,
});

const count = z.int().check(z.nonnegative());

/**
 * Messages of an issue. 'sent': the mail server took it. 'unknown': the connection broke when the message may have been
 * sent, so it is never sent again. 'refused': refused for good. 'waiting': not tried yet, or to be retried.
 */
const issueCountsSchema = z.strictObject({ sent: count, unknown: count, refused: count, waiting: count });
export type IssueCounts = z.infer<typeof issueCountsSchema>;

const issueSchema = z.extend(issueDraftSchema, {
  id: z.uuid(),
  version,
  state: z.enum(['draft', 'sending', 'stopped', 'sent']),
  /** Titles of the recipes in order; null for one that is not published. */
  titles: z.array(z.nullable(z.string())),
  counts: issueCountsSchema,
  /** ISO 8601, UTC; null before. */
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
});
export type Issue = z.infer<typeof issueSchema>;

const discardedSchema = z.strictObject({ id: z.uuid(), state: z.literal('discarded') });
const issueActAnswerSchema = z.union([issueSchema, discardedSchema]);

/** People on a list: those who receive it, those who have not confirmed, and those whose address is refused. */
const audienceSchema = z.strictObject({ confirmed: count, unconfirmed: count, suspended: count });

/** An address that a mail server refused for good. */
const bounceSchema = z.strictObject({
  email: z.string(),
  list: newsletterSignUpSchema.shape.list,
  /** Issues refused in a row. */
  refusals: count,
  /** Code of the latest reply. */
  reply: z.int(),
  at: z.string(),
  isSuspended: z.boolean(),
});
export type Bounce = z.infer<typeof bounceSchema>;

/** Answer of `GET /api/admin/newsletter`: the newest issues, the lists, and the latest refusals. */
const newsletterDeskSchema = z.strictObject({
  audience: z.strictObject({ dog: audienceSchema, cat: audienceSchema, general: audienceSchema }),
  issues: z.array(issueSchema),
  bounces: z.array(bounceSchema),
  /** Why the mail server currently accepts no mail at all; null while it does. */
  problem: z.nullable(z.string()),
  perMinute: z.int(),
});
export type NewsletterDesk = z.infer<typeof newsletterDeskSchema>;

/** Answer of `POST /api/admin/newsletter/preview`: a message as sent. */
const issuePreviewSchema = z.strictObject({ subject: z.string(), text: z.string(), html: z.string() });
export type IssuePreview = z.infer<typeof issuePreviewSchema>;

const params = { id: z.uuid() };

/** The weekly tips, for the administrator who writes them. */
export const NEWSLETTER_CALLS = defineCalls({
  exportNewsletter: {
    method: 'get',
    path: '/api/admin/newsletter.csv',
    summary: 'All subscribers as CSV, unconfirmed ones included.',
    needsSession: true,
    ownerOnly: true,
    answer: { status: 200, description: 'The list.', schema: null, fileType: 'text/csv' },
  },
  getNewsletter: {
    method: 'get',
    path: '/api/admin/newsletter',
    summary:
      'The newest issues with their counts, the number of recipients of each list, and refused addresses.',
    needsSession: true,
    answer: ok('Issues, lists and refusals.', newsletterDeskSchema),
  },
  previewIssue: {
    method: 'post',
    path: '/api/admin/newsletter/preview',
    summary: 'Renders an issue as it would be sent. Stores nothing.',
    needsSession: true,
    body: issueDraftSchema,
    answer: ok('The message.', issuePreviewSchema),
    errors: [409],
  },
  saveIssue: {
    method: 'post',
    path: '/api/admin/newsletter/issues/{id}',
    summary: 'Saves a draft; 412 if it has changed or was sent since the version shown.',
    params,
    needsSession: true,
    body: saveIssueBodySchema,
    answer: ok('The draft.', issueSchema),
    errors: [404, 412],
  },
  testIssue: {
    method: 'post',
    path: '/api/admin/newsletter/issues/{id}/test',
    summary: 'Sends an issue to one address as a test.',
    params,
    needsSession: true,
    body: testIssueBodySchema,
    answer: ok('Sent.', testIssueAnswerSchema),
    errors: [404, 409, 422],
  },
  actOnIssue: {
    method: 'post',
    path: '/api/admin/newsletter/issues/{id}/acts',
    summary: 'Starts, stops or resumes sending an issue, or discards a draft.',
    params,
    needsSession: true,
    body: issueActBodySchema,
    answer: ok('The issue as it is now.', issueActAnswerSchema),
    errors: [404, 409, 412],
  },
});
