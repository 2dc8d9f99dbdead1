import * as z from 'zod/mini';
import { defineCalls, ok } from '../call.ts';
import {
  issueActAnswerSchema,
  issueActBodySchema,
  issueDraftSchema,
  issuePreviewSchema,
  issueSchema,
  newsletterDeskSchema,
  saveIssueBodySchema,
  testIssueAnswerSchema,
  testIssueBodySchema,
} from '../newsletter-issue.ts';

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
