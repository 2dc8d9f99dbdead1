import {
  type Issue,
  type IssueActBody,
  type IssueDraft,
  type IssuePreview,
  issueActAnswerSchema,
  issuePreviewSchema,
  issueSchema,
  type NewsletterDesk,
  newsletterDeskSchema,
  type SaveIssueBody,
  testIssueAnswerSchema,
} from '#domain/contract/newsletter-issue';
import { read } from '../calls/api.ts';

/** All subscribers as CSV; for owners. */
export const SUBSCRIBERS_FILE = '/api/admin/newsletter.csv';

const issueAt = (id: string) => `/api/admin/newsletter/issues/${encodeURIComponent(id)}`;

/** The newest issues with their counts, the lists, and refused addresses. */
export function readNewsletter(): Promise<NewsletterDesk> {
  return read(newsletterDeskSchema, '/api/admin/newsletter');
}

/** An issue as its messages leave, saved or not. */
export function previewIssue(body: IssueDraft): Promise<IssuePreview> {
  return read(issuePreviewSchema, '/api/admin/newsletter/preview', { method: 'POST', body });
}

/** Keeps a draft under an id of the device's own, so that a repeat makes no second one. */
export function saveIssue(id: string, body: SaveIssueBody): Promise<Issue> {
  return read(issueSchema, issueAt(id), { method: 'POST', body });
}

export async function testIssue(id: string, email: string): Promise<void> {
  await read(testIssueAnswerSchema, `${issueAt(id)}/test`, { method: 'POST', body: { email } });
}

/** @param body.version the version displayed; a change since then is refused with 412 */
export async function actOnIssue(id: string, body: IssueActBody): Promise<void> {
  await read(issueActAnswerSchema, `${issueAt(id)}/acts`, { method: 'POST', body });
}
