import type { ReviewDraft } from '#domain/review/review';
import type { NewEntry } from './entry.ts';
import { newItems } from './entry.ts';
import type { UnqueuedItem } from './item.ts';

type ReviewOfTest = { recipeId: number; recipeTitle: string; draft: ReviewDraft };

/** A review as the app queues it. */
export function reviewItem(review: ReviewOfTest, id: string, now: number): UnqueuedItem<'review'> {
  return newItems({ type: 'review', ...review }, () => id, now)[0] as UnqueuedItem<'review'>;
}

/** One entry of each type but the withdrawal; the review has a photo. */
export const ENTRY_OF_EACH_TYPE = [
  {
    type: 'review',
    recipeId: 3,
    recipeTitle: 'Beef Pot',
    draft: { rating: 4, userName: 'Jo', comment: 'Rex finished it in a minute.' },
    photo: { bytes: Uint8Array.of(255, 216, 255).buffer, mediaType: 'image/jpeg' },
  },
  {
    type: 'recipe',
    draft: {
      title: 'Turkey Supper',
      description: 'A quick supper for small dogs.',
      prepTime: 20,
      servings: 4,
      species: 'dog',
      category: 'small',
      isOrganic: false,
      ingredients: ['500 g turkey mince', '200 g carrots'],
      instructions: ['Fry the mince.', 'Add the carrots.'],
    },
  },
  {
    type: 'contact',
    draft: {
      name: 'Jo',
      email: 'jo@example.com',
      subject: 'Cooked weight',
      message: 'How much does rice weigh when cooked?',
      category: 'recipe',
    },
  },
  { type: 'newsletter', draft: { email: 'jo@example.com', list: 'dog' } },
  {
    type: 'share',
    recipeId: 3,
    recipeTitle: 'Beef Pot',
    draft: { recipientEmail: 'sam@example.com', senderName: 'Jo', personalMessage: 'For Bella.' },
  },
  {
    type: 'report',
    draft: {
      kind: 'missed',
      species: 'dog',
      text: '100 g Sultana bran',
      food: 'Sultana',
      comment: 'Sultanas are grapes.',
      version: '1',
    },
  },
] as const satisfies NewEntry[];
