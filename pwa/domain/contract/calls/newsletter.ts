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
    summary: 'All subscribers as CSV, those who have not confirmed too.',
    needsSession: true,
    ownerOnly: true,
    answer: { status: 200, description: 'The list.', schema: null, fileType: 'text/csv' },
    errors: [401, 403],
  },
  getNewsletter: {
    method: 'get',
    path: '/api/admin/newsletter',
    summary: 'The newest issues with their counts, how many receive each list, and refused addresses.',
    needsSession: true,
    answer: ok('The desk of the newsletter.', newsletterDeskSchema),
    errors: [400, 401],
  },
  previewIssue: {
    method: 'post',
    path: '/api/admin/newsletter/preview',
    summary: 'An issue as its messages leave. Nothing is kept of it.',
    needsSession: true,
    body: issueDraftSchema,
    answer: ok('The message.', issuePreviewSchema),
    errors: [400, 401, 403, 409, 413, 415],
  },
  saveIssue: {
    method: 'post',
    path: '/api/admin/newsletter/issues/{id}',
    summary: 'Keeps a draft; 412 if it has changed or was sent since the version that was seen.',
    params,
    needsSession: true,
    body: saveIssueBodySchema,
    answer: ok('The draft.', issueSchema),
    errors: [400, 401, 403, 404, 412, 413, 415],
  },
  testIssue: {
    method: 'post',
    path: '/api/admin/newsletter/issues/{id}/test',
    summary: 'Sends an issue to one address, as a test.',
    params,
    needsSession: true,
    body: testIssueBodySchema,
    answer: ok('Sent.', testIssueAnswerSchema),
    errors: [400, 401, 403, 404, 409, 413, 415, 422],
  },
  actOnIssue: {
    method: 'post',
    path: '/api/admin/newsletter/issues/{id}/acts',
    summary: 'Begins to send an issue, stops it, goes on with it, or discards a draft.',
    params,
    needsSession: true,
    body: issueActBodySchema,
    answer: ok('The issue as it stands now.', issueActAnswerSchema),
    errors: [400, 401, 403, 404, 409, 412, 413, 415],
  },
});
