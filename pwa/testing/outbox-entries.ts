import type { NewEntry } from '../platform/outbox/entry.ts';
import type { ItemDraft, ItemType } from '../platform/outbox/item.ts';
import { POISON } from './fake-write-server.ts';

/** Types written by people in the model; each has one field for its text, which `wordsOf` reads. */
export const WRITTEN_TYPES = ['review', 'recipe', 'contact', 'newsletter', 'share', 'report'] as const;
export type WrittenType = (typeof WRITTEN_TYPES)[number];

/** A draft of the type with this text. For a newsletter sign-up it is the address. */
export function draftOf(type: ItemType, words: string): ItemDraft {
  switch (type) {
    case 'review':
      return { rating: 5, userName: 'Robin', comment: words };
    case 'recipe':
      return {
        title: 'Bowl',
        description: words,
        prepTime: 10,
        servings: 2,
        species: 'dog',
        category: 'all',
        isOrganic: false,
        ingredients: ['100 g chicken'],
        instructions: ['Cook it.'],
      };
    case 'contact':
      return {
        name: 'Robin',
        email: 'robin@example.com',
        subject: 'Bowl',
        message: words,
        category: 'general',
      };
    case 'newsletter':
      return { email: `${words.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}@example.com`, list: 'dog' };
    case 'share':
      return { recipientEmail: 'sam@example.com', senderName: 'Robin', personalMessage: words };
    case 'report':
      return { kind: 'missed', species: 'dog', text: 'A line', comment: words, version: '1' };
    case 'withdrawal':
      return {};
    case 'photo':
      return { bytes: bytesOf(words), mediaType: 'image/jpeg' };
  }
}

/** An entry of the type; a review has a photo if `photoWords` is given. */
export function entryOf(type: WrittenType, words: string, photoWords: string | null): NewEntry {
  const recipe = { recipeId: 1, recipeTitle: 'Bowl' };
  const photo = photoWords === null ? {} : { photo: draftOf('photo', photoWords) };
  const ofRecipe = type === 'review' || type === 'share' ? recipe : {};
  return { type, ...ofRecipe, draft: draftOf(type, words), ...photo } as NewEntry;
}

export function wordsFor(entry: number, version: number, poisoned: boolean): string {
  return `Entry ${entry}, version ${version}${poisoned ? `, ${POISON}` : ''}`;
}

function bytesOf(words: string): ArrayBuffer {
  return new TextEncoder().encode(words).buffer as ArrayBuffer;
}
