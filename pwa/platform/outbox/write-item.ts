import { entryTitle, photoTitle } from './item-title.ts';
import type { NewEntry } from './new-entry.ts';
import {
  ITEM_VERSION,
  type ItemBodies,
  type ItemDraft,
  type PendingItem,
  type UnqueuedItem,
  type WaitingItem,
} from './outbox-item.ts';

/**
 * Items for a new entry: one, plus a review's photo after it in the same lane. All other entries get a lane of their
 * own, so that none waits for another.
 * @param entry parsed by `newEntrySchema`
 * @param newId generates a UUID
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
    case 'withdrawal': {
      const { recipeId, reviewId, secret, draft } = entry;
      const body = { recipeId, reviewId, ...(secret !== undefined && { secret }), draft };
      return [{ ...common, id, type: entry.type, title, body }];
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
 * Replaces the text of an item, keeping its place. A waiting item keeps its id, since the server may already have the
 * first text and must notice; a refused one is new to the server and gets `newId`.
 * @param draft of the item's own type
 */
export function editedItem(item: PendingItem, draft: ItemDraft, newId: string, now: number): WaitingItem {
  const writtenAt = new Date(now).toISOString();
  const title =
    item.type === 'recipe'
      ? entryTitle({ type: 'recipe', draft: draft as ItemBodies['recipe']['draft'] })
      : item.title;
  const changed = { ...item, title, body: { ...item.body, draft } };
  return (
    item.status === 'refused'
      ? { ...changed, ...untried(writtenAt), id: newId, status: 'waiting' }
      : { ...changed, writtenAt, nextAttemptAt: writtenAt }
  ) as WaitingItem;
}

/** The item after 'Retry now': waiting, without backoff, unchanged even if it was refused. */
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
