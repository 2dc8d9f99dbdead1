import * as z from 'zod/mini';
import { contactMessageSchema } from '#domain/messages/contact-message';
import { emailShareSchema } from '#domain/messages/email-share';
import { type SafetyReportKind, safetyReportSchema } from '#domain/messages/safety-report';
import { type NewsletterList, newsletterSignUpSchema } from '#domain/messages/sign-up';
import { photoSchema } from '#domain/review/photos';
import { reviewDraftSchema } from '#domain/review/review';
import { recipeSubmissionSchema } from '#domain/submission/submission';
import {
  ITEM_VERSION,
  type ItemBodies,
  type ItemDraft,
  type ItemType,
  type PendingItem,
  type UnqueuedItem,
  type WaitingItem,
} from './item.ts';

/** Schema of the draft for each item type. */
export const DRAFT_SCHEMAS = {
  review: reviewDraftSchema,
  recipe: recipeSubmissionSchema,
  contact: contactMessageSchema,
  newsletter: newsletterSignUpSchema,
  share: emailShareSchema,
  report: safetyReportSchema,
  photo: photoSchema,
  withdrawal: z.strictObject({}),
} satisfies { [Type in ItemType]: z.ZodMiniType<ItemBodies[Type]['draft']> };

const ofRecipe = { recipeId: z.int(), recipeTitle: z.string().check(z.minLength(1)) };

/** An entry that the queue accepts. */
export const newEntrySchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('review'),
    ...ofRecipe,
    draft: DRAFT_SCHEMAS.review,
    photo: z.optional(photoSchema),
  }),
  z.strictObject({ type: z.literal('recipe'), draft: DRAFT_SCHEMAS.recipe }),
  z.strictObject({ type: z.literal('contact'), draft: DRAFT_SCHEMAS.contact }),
  z.strictObject({ type: z.literal('newsletter'), draft: DRAFT_SCHEMAS.newsletter }),
  z.strictObject({ type: z.literal('share'), ...ofRecipe, draft: DRAFT_SCHEMAS.share }),
  z.strictObject({ type: z.literal('report'), draft: DRAFT_SCHEMAS.report }),
  z.strictObject({
    type: z.literal('withdrawal'),
    ...ofRecipe,
    reviewId: z.string(),
    secret: z.optional(z.string()),
    draft: DRAFT_SCHEMAS.withdrawal,
  }),
]);
export type NewEntry = z.infer<typeof newEntrySchema>;

export const REVIEW_OF = 'Review of ';
const E_MAIL_ABOUT = 'E-mail about ';

const LISTS: Record<NewsletterList, string> = {
  dog: 'Weekly dog food tips',
  cat: 'Weekly cat food tips',
  general: 'Weekly dog and cat tips',
};

const REPORTS: Record<SafetyReportKind, string> = {
  'false-alarm': 'Report of a false alarm',
  missed: 'Report of a missed danger',
};

/**
 * Title of an entry in the queue: 'Review of Chicken & Brown Rice Bowl'. Outlives the text, so it reveals nothing of it
 * but a submitted recipe's title.
 */
function entryTitle(entry: NewEntry): string {
  switch (entry.type) {
    case 'review':
      return `${REVIEW_OF}${entry.recipeTitle}`;
    case 'share':
      return `${E_MAIL_ABOUT}${entry.recipeTitle}`;
    case 'recipe':
      return `Recipe: ${entry.draft.title}`;
    case 'contact':
      return 'Message to Bowlful';
    case 'newsletter':
      return LISTS[entry.draft.list];
    case 'withdrawal':
      return `Withdrawal of your review of ${entry.recipeTitle}`;
    case 'report':
      return REPORTS[entry.draft.kind];
  }
}

function photoTitle(recipeTitle: string): string {
  return `Photo for your review of ${recipeTitle}`;
}

export type PreparedItems = [UnqueuedItem, ...UnqueuedItem[]];

/**
 * Items for a new entry: one, plus a review's photo after it in the same lane. All other entries get a lane of their
 * own, so that none waits for another.
 * @param entry parsed by `newEntrySchema`
 * @param newId generates a UUID
 * @param now the device's clock, milliseconds since 1970
 */
export function newItems(entry: NewEntry, newId: () => string, now: number): PreparedItems {
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
    case 'share': {
      const { recipeId, draft } = entry;
      return [{ ...common, id, type: entry.type, title, body: { recipeId, draft } }];
    }
    default: {
      const { type, draft } = entry;
      return [{ ...common, id, type, title, body: { draft } } as UnqueuedItem];
    }
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
