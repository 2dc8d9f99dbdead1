import { entryTitle, photoTitle } from './item-title.ts';
import type { NewEntry } from './new-entry.ts';
import {
  ITEM_VERSION,
  type ItemDraft,
  type PendingItem,
  type UnqueuedItem,
  type WaitingItem,
} from './outbox-item.ts';

/**
 * An entry as it enters the queue: one item, and behind a review with a photo the photo's own, in the same lane. Lanes
 * are apart otherwise: what people write stands for itself, so nothing waits for another.
 * @param entry as `newEntrySchema` made it
 * @param newId makes a fresh UUID
 * @param now the device's clock, milliseconds since 1970
 */
export function newItems(
  entry: NewEntry,
  newId: () => string,
  now: number,
): [UnqueuedItem, ...UnqueuedItem[]] {
  const id = newId();
  const writtenAt = new Date(now).toISOString();
  const common = {
    v: ITEM_VERSION,
    lane: `${entry.type}:${id}`,
    status: 'waiting',
    sentAt: null,
    ...untried(writtenAt),
  } as const;
  const title = entryTitle(entry);
  switch (entry.type) {
    case 'review': {
      const { recipeId, recipeTitle, draft, photo } = entry;
      const photoId = newId();
      const secret = newId();
      const review = { ...common, id, type: entry.type, title, body: { recipeId, secret, draft } };
      if (photo === undefined) return [review];
      const body = { recipeId, reviewId: id, secret, draft: photo };
      return [review, { ...common, id: photoId, type: 'photo', title: photoTitle(recipeTitle), body }];
    }
    case 'share':
      return [
        { ...common, id, type: entry.type, title, body: { recipeId: entry.recipeId, draft: entry.draft } },
      ];
    case 'recipe':
      return [{ ...common, id, type: entry.type, title, body: { draft: entry.draft } }];
    case 'contact':
      return [{ ...common, id, type: entry.type, title, body: { draft: entry.draft } }];
    case 'newsletter':
      return [{ ...common, id, type: entry.type, title, body: { draft: entry.draft } }];
    case 'report':
      return [{ ...common, id, type: entry.type, title, body: { draft: entry.draft } }];
  }
}

/**
 * The item with another text, in its old place. A waiting item keeps its id, since the server may have the first
 * text and must notice; a refused one is a new thing for the server and gets `newId`.
 * @param draft of the item's own type
 */
export function editedItem(item: PendingItem, draft: ItemDraft, newId: string, now: number): WaitingItem {
  const writtenAt = new Date(now).toISOString();
  const title =
    item.type === 'recipe' && 'title' in draft ? entryTitle({ type: 'recipe', draft }) : item.title;
  const changed = { ...item, title, body: { ...item.body, draft } };
  return (
    item.status === 'refused'
      ? { ...changed, ...untried(writtenAt), id: newId, status: 'waiting' }
      : { ...changed, writtenAt, nextAttemptAt: writtenAt }
  ) as WaitingItem;
}

/** The item as it waits after 'Retry now': without its back-off, and, if it was refused, asked once more as it is. */
export function retriedItem(item: PendingItem, now: number): WaitingItem {
  return { ...item, status: 'waiting', nextAttemptAt: new Date(now).toISOString() };
}

function untried(writtenAt: string) {
  return {
    writtenAt,
    nextAttemptAt: writtenAt,
    attempts: 0,
    everAttempted: false,
    lastProblem: null,
    serverErrors: null,
  };
}
