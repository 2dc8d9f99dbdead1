import { NEWSLETTER_CALLS } from '#domain/contract/calls/newsletter';
import type { IssueActBody, IssueDraft, SaveIssueBody } from '#domain/contract/newsletter-issue';
import { request } from '../../calls/api.ts';

/** All subscribers as CSV; for owners. */
export const SUBSCRIBERS_FILE = NEWSLETTER_CALLS.exportNewsletter.path;

/** An issue as it will be sent, saved or not. */
export const previewIssue = (body: IssueDraft) => request(NEWSLETTER_CALLS.previewIssue, { body });

/** Saves a draft under an id made on the device, so that a retry creates no second one. */
export const saveIssue = (id: string, body: SaveIssueBody) =>
  request(NEWSLETTER_CALLS.saveIssue, { params: { id }, body });

export const testIssue = (id: string, email: string) =>
  request(NEWSLETTER_CALLS.testIssue, { params: { id }, body: { email } });

/** @param body.version the version displayed; a change since then is refused with 412 */
export const actOnIssue = (id: string, body: IssueActBody) =>
  request(NEWSLETTER_CALLS.actOnIssue, { params: { id }, body });
