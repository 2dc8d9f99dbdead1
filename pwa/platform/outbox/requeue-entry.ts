import { E_MAIL_ABOUT, REVIEW_OF } from './item-title.ts';
import type { NewEntry } from './new-entry.ts';
import type { ItemBodies, PendingItem } from './outbox-item.ts';

/** Types that can be requeued under a new id; a photo only follows its review. */
type WritableType = NewEntry['type'];

/** A new entry with the item's new text, for an item whose earlier version has already been delivered. */
export function requeueEntry<Type extends WritableType>(
  item: PendingItem<Type>,
  draft: ItemBodies[Type]['draft'],
): NewEntry {
  const start = item.type === 'share' ? E_MAIL_ABOUT : REVIEW_OF;
  const recipeTitle = item.title.slice(start.length);
  const ofRecipe = 'recipeId' in item.body ? { recipeId: item.body.recipeId, recipeTitle } : {};
  return { type: item.type, ...ofRecipe, draft } as NewEntry;
}
