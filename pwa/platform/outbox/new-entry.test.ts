import { describe, expect, it } from 'vitest';
import { PHOTO_MAX_BYTES } from '#domain/review/photos';
import { type NewEntry, newEntrySchema, newItems } from './entry.ts';
import { ENTRY_OF_EACH_TYPE } from './item.test-support.ts';

const [review, recipe, contact, newsletter, share, report] = ENTRY_OF_EACH_TYPE;
const fits = (entry: unknown) => newEntrySchema.safeParse(entry).success;
const withPhoto = (photo: unknown) => ({ ...review, photo });

describe('newEntrySchema', () => {
  it('accepts an entry of each type', () => {
    for (const entry of ENTRY_OF_EACH_TYPE) expect(fits(entry), entry.type).toBe(true);
  });

  it('trims texts and lower-cases addresses, as the server does', () => {
    const parsed = newEntrySchema.parse({
      ...review,
      draft: { ...review.draft, comment: '  Eaten in a minute.  ' },
    });
    expect(parsed).toMatchObject({ draft: { comment: 'Eaten in a minute.' } });
    const signUp = newEntrySchema.parse({ ...newsletter, draft: { email: 'Jo@Example.com', list: 'cat' } });
    expect(signUp).toMatchObject({ draft: { email: 'jo@example.com' } });
  });

  it('refuses what the server would refuse', () => {
    expect(fits({ ...review, draft: { ...review.draft, rating: 6 } })).toBe(false);
    expect(fits({ ...review, draft: { ...review.draft, comment: 'Short' } })).toBe(false);
    expect(fits({ ...recipe, draft: { ...recipe.draft, ingredients: [] } })).toBe(false);
    expect(fits({ ...contact, draft: { ...contact.draft, email: 'nobody' } })).toBe(false);
    expect(fits({ ...newsletter, draft: { email: 'jo@example.com', list: 'parrot' } })).toBe(false);
    expect(fits({ ...share, draft: { ...share.draft, senderName: ' ' } })).toBe(false);
    expect(fits({ ...share, recipeId: undefined })).toBe(false);
    expect(fits({ ...report, draft: { ...report.draft, text: ' ' } })).toBe(false);
    expect(fits({ ...report, draft: { ...report.draft, comment: 'a'.repeat(501) } })).toBe(false);
    expect(fits({ ...contact, extra: true })).toBe(false);
    expect(fits({ type: 'photo', draft: review.photo })).toBe(false);
  });

  it('accepts a JPEG, PNG or WebP photo of at most 5 MB', () => {
    const bytes = (length: number) => new ArrayBuffer(length);
    expect(PHOTO_MAX_BYTES).toBe(5_242_880);
    expect(fits(withPhoto({ bytes: bytes(PHOTO_MAX_BYTES), mediaType: 'image/webp' }))).toBe(true);
    expect(fits(withPhoto({ bytes: bytes(PHOTO_MAX_BYTES + 1), mediaType: 'image/webp' }))).toBe(false);
    expect(fits(withPhoto({ bytes: bytes(0), mediaType: 'image/png' }))).toBe(false);
    expect(fits(withPhoto({ bytes: bytes(9), mediaType: 'image/gif' }))).toBe(false);
    expect(fits(withPhoto({ bytes: 'text', mediaType: 'image/png' }))).toBe(false);
  });
});

describe('newItems', () => {
  function itemsOf(entry: NewEntry) {
    let ids = 0;
    return newItems(entry, () => `id ${++ids}`, Date.parse('2026-03-01T12:00:00.000Z'));
  }

  it('gives each entry its own lane', () => {
    expect(ENTRY_OF_EACH_TYPE.map((entry) => itemsOf(entry)[0].lane)).toEqual([
      'review:id 1',
      'recipe:id 1',
      'contact:id 1',
      'newsletter:id 1',
      'share:id 1',
      'report:id 1',
    ]);
  });

  it('makes the photo a separate item after its review in the same lane, with its own key and the shared secret', () => {
    const [first, second, ...more] = itemsOf(review);
    expect(more).toEqual([]);
    expect(first.body).toEqual({ recipeId: 3, secret: 'id 3', draft: review.draft });
    expect(second).toMatchObject({
      id: 'id 2',
      type: 'photo',
      lane: 'review:id 1',
      title: 'Photo for your review of Beef Pot',
      body: { recipeId: 3, reviewId: 'id 1', secret: 'id 3', draft: review.photo },
      status: 'waiting',
      attempts: 0,
    });
  });
});
