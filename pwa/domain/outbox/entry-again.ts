import { E_MAIL_ABOUT, REVIEW_OF } from './item-title.ts';
import type { NewEntry } from './new-entry.ts';
import type { ItemBodies, PendingItem } from './outbox-item.ts';

/** What may be written anew under the name of an item; a photo goes with its review only. */
export type WritableType = NewEntry['type'];

/** The item with other words, as a new entry of its own: for words whose earlier version has arrived already. */
export function entryAgain<Type extends WritableType>(
  item: PendingItem<Type>,
  draft: ItemBodies[Type]['draft'],
): NewEntry {
  const start = item.type === 'share' ? E_MAIL_ABOUT : REVIEW_OF;
  const recipeTitle = item.title.slice(start.length);
  const ofRecipe = 'recipeId' in item.body ? { recipeId: item.body.recipeId, recipeTitle } : {};
  return { type: item.type, ...ofRecipe, draft } as NewEntry;
}
