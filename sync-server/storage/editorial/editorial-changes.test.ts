import { describe, expect, it } from 'vitest';
import { aReview } from '../../testing/storage-builders.ts';
import { newReviewDocument, type ReviewDocument, type ReviewStatus } from '../review-document.ts';
import { reviewChanges } from './editorial-changes.ts';

const ACTOR = { by: 'keeper', at: '2026-03-02T08:00:00.000Z' };
const TRANSLATION = { language: 'de', comment: 'Er hat den Napf ausgeleckt.' };

const review = (status: ReviewStatus, more: Partial<ReviewDocument> = {}): ReviewDocument => ({
  ...newReviewDocument(aReview()),
  status,
  ...more,
});
const changes = (status: ReviewStatus, act: 'approve' | 'reject' | 'reopen' | 'withdraw' | 'restore') =>
  reviewChanges(review(status), { act }, ACTOR);

describe('a decision on a review', () => {
  it.each([
    ['rejected', 'approve', 'approved'],
    ['withdrawn', 'approve', 'approved'],
    ['approved', 'reject', 'rejected'],
    ['withdrawn', 'reject', 'rejected'],
  ] as const)('changes a review that is %s: %s makes it %s and names the actor', (status, act, next) => {
    const moderation = { status: next, by: 'keeper', at: new Date(ACTOR.at), notes: null };
    expect(changes(status, act)).toEqual({ status: next, moderation });
  });

  it.each(['approved', 'rejected', 'withdrawn'] as const)('is undone by reopen if %s', (status) => {
    expect(changes(status, 'reopen')).toEqual({ status: 'pending', moderation: null });
  });

  it.each([
    ['approved', 'approve'],
    ['rejected', 'reject'],
    ['pending', 'reopen'],
  ] as const)('changes nothing in a review that is %s with the act %s', (status, act) => {
    expect(changes(status, act)).toBeNull();
  });

  it("is not an act while the review is pending: approve and reject answer 'missing'", () => {
    expect([changes('pending', 'approve'), changes('pending', 'reject')]).toEqual(['missing', 'missing']);
  });

  it('doesn’t revive erased reviews, and rejected ones can’t be withdrawn or restored', () => {
    expect([changes('removed', 'approve'), changes('removed', 'reopen')]).toEqual(['missing', 'missing']);
    expect([changes('rejected', 'withdraw'), changes('rejected', 'restore')]).toEqual(['missing', 'missing']);
  });
});

describe('the translation of an edited review', () => {
  const words = {
    act: 'edit',
    userName: 'Ada',
    comment: 'He licked the bowl clean.',
    adminReply: null,
  } as const;
  const stored = review('approved', { userName: 'Ada', comment: words.comment, translation: TRANSLATION });

  it('stays if the edit omits it and leaves the text unchanged', () => {
    expect(reviewChanges(stored, words, ACTOR)).toBeNull();
  });

  it('is removed when the review’s text changes, unless the edit has a new translation', () => {
    const other = { ...words, comment: 'She licked the bowl clean.' };
    expect(reviewChanges(stored, other, ACTOR)).toEqual({ comment: other.comment, translation: null });
    const translation = { language: 'de', comment: 'Sie hat den Napf ausgeleckt.' };
    expect(reviewChanges(stored, { ...other, translation }, ACTOR)).toEqual({
      comment: other.comment,
      translation,
    });
  });

  it('can be added, changed or removed on its own', () => {
    const french = { language: 'fr', comment: 'Il a léché le bol.' };
    expect(reviewChanges(stored, { ...words, translation: french }, ACTOR)).toEqual({ translation: french });
    expect(reviewChanges(stored, { ...words, translation: null }, ACTOR)).toEqual({ translation: null });
  });
});
