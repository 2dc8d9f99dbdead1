import type { ContactMessage } from '#domain/messages/contact-message';
import type { EmailShare } from '#domain/messages/email-share';
import type { SafetyReport } from '#domain/messages/safety-report';
import type { NewsletterSignUp } from '#domain/messages/sign-up';
import type { Photo } from '#domain/review/photos';
import type { ReviewDraft } from '#domain/review/review';
import type { RecipeSubmission, SubmissionOutcome } from '#domain/submission/submission';

/** Version of the items this code writes; items of later versions are left unchanged. */
export const ITEM_VERSION = 1;

/** Payload of each item type: `draft` is the request body, the rest parameters of its path. */
export type ItemBodies = {
  /** `secret`: authorises its photo and its withdrawal; items of earlier versions have none. */
  review: { recipeId: number; secret?: string; draft: ReviewDraft };
  recipe: { draft: RecipeSubmission };
  contact: { draft: ContactMessage };
  newsletter: { draft: NewsletterSignUp };
  share: { recipeId: number; draft: EmailShare };
  report: { draft: SafetyReport };
  /** A review's photo, keyed by the review's current id; queued after it in the same lane. */
  photo: { recipeId: number; reviewId: string; secret?: string; draft: Photo };
  /** The withdrawal of a delivered review, by its id. */
  withdrawal: { recipeId: number; reviewId: string; secret?: string; draft: Record<string, never> };
};
export type ItemType = keyof ItemBodies;
export type ItemDraft = ItemBodies[ItemType]['draft'];

/** Why the last attempt wasn't acknowledged. */
type ItemProblem = {
  /** A code of the API, or one of `LOCAL_PROBLEMS`. */
  code: string;
  /** One sentence for the person. */
  detail: string;
  at: string;
};

type Identity<Type extends ItemType> = {
  /** UUID, the item's Idempotency-Key, made on the device; a refused item gets a new one when edited. */
  id: string;
  v: typeof ITEM_VERSION;
  /** Order of writing on this device. */
  seq: number;
  type: Type;
  /** Displayed title: 'Review of Chicken & Brown Rice Bowl'. */
  title: string;
};

type Pending<Type extends ItemType> = Identity<Type> & {
  /** Items of one lane are delivered in the order of `seq`; lanes do not wait for each other. */
  lane: string;
  body: ItemBodies[Type];
  writtenAt: string;
  /** Attempts that ended, time-outs and network errors included. */
  attempts: number;
  /** Set before the first request leaves: from then on the server may have received it. */
  everAttempted: boolean;
  /** Earliest next attempt; equals `writtenAt` while nothing has failed. */
  nextAttemptAt: string;
  lastProblem: ItemProblem | null;
  /** The current run of 5xx responses. */
  serverErrors: { count: number; since: string } | null;
  sentAt: null;
};

/** A delivered item keeps no text: only its recipe, a review's secret, the id of a withdrawn review, a recipe's outcome. */
type Sent<Type extends ItemType> = Identity<Type> & {
  status: 'sent';
  sentAt: string;
  /** The recipe's outcome, as last reported by the server. */
  outcome?: SubmissionOutcome;
} & Pick<ItemBodies[Type], Extract<keyof ItemBodies[Type], 'recipeId' | 'secret'>> &
  Partial<Pick<ItemBodies[Type], Extract<keyof ItemBodies[Type], 'reviewId'>>>;

/** 'sending' is never stored: a killed flusher leaves the item waiting for the next one. */
export type WaitingItem<Type extends ItemType = ItemType> = {
  [T in Type]: Pending<T> & { status: 'waiting' };
}[Type];
export type RefusedItem<Type extends ItemType = ItemType> = {
  [T in Type]: Pending<T> & { status: 'refused' };
}[Type];
export type SentItem<Type extends ItemType = ItemType> = { [T in Type]: Sent<T> }[Type];
/** An item whose text is still on the device. */
export type PendingItem<Type extends ItemType = ItemType> = WaitingItem<Type> | RefusedItem<Type>;
export type OutboxItem<Type extends ItemType = ItemType> = PendingItem<Type> | SentItem<Type>;

/** An item before it is queued; the queue assigns its `seq`. */
export type UnqueuedItem<Type extends ItemType = ItemType> = {
  [T in Type]: Omit<WaitingItem<T>, 'seq'>;
}[Type];

const TEXTS = ['lane', 'writtenAt', 'nextAttemptAt'];
/** Item types and whether each belongs to a recipe and so carries its id. */
const OF_RECIPE: Record<ItemType, boolean> = {
  review: true,
  recipe: false,
  contact: false,
  newsletter: false,
  share: true,
  report: false,
  photo: true,
  withdrawal: true,
};

/**
 * Parses a row, or null if this version cannot read it: written by a later version, of an unknown type, or damaged.
 * Such a row is neither sent, shown nor changed. Validated by hand, because every page reads the counts and must not
 * load a schema library for it.
 */
export function readableItem(row: unknown): OutboxItem | null {
  if (!isRecord(row) || row['v'] !== ITEM_VERSION) return null;
  const type = row['type'];
  if (typeof type !== 'string' || !Object.hasOwn(OF_RECIPE, type)) return null;
  if (typeof row['id'] !== 'string' || !Number.isInteger(row['seq'])) return null;
  if (typeof row['title'] !== 'string') return null;
  const whole =
    row['status'] === 'sent'
      ? typeof row['sentAt'] === 'string' && namesRecipe(type, row) && isOutcome(row['outcome'])
      : isPending(row) && isBody(type, row['body']);
  return whole ? (row as OutboxItem) : null;
}

function isPending(row: Record<string, unknown>): boolean {
  return (
    (row['status'] === 'waiting' || row['status'] === 'refused') &&
    TEXTS.every((key) => typeof row[key] === 'string') &&
    Number.isInteger(row['attempts']) &&
    (row['lastProblem'] === null || isRecord(row['lastProblem'])) &&
    (row['serverErrors'] === null || isRecord(row['serverErrors']))
  );
}

function isBody(type: string, body: unknown): boolean {
  if (!isRecord(body) || !isRecord(body['draft']) || !namesRecipe(type, body)) return false;
  const isPhoto = type === 'photo';
  if (!isPhoto && type !== 'withdrawal') return true;
  const { bytes, mediaType } = body['draft'];
  return (
    typeof body['reviewId'] === 'string' && (!isPhoto || (typeof mediaType === 'string' && isRecord(bytes)))
  );
}

function namesRecipe(type: string, holder: Record<string, unknown>): boolean {
  return !OF_RECIPE[type as ItemType] || Number.isInteger(holder['recipeId']);
}

function isOutcome(outcome: unknown): boolean {
  return outcome === undefined || (isRecord(outcome) && typeof outcome['status'] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

type Body = ItemBodies[ItemType];

/** Whether two bodies of one item are the same request. */
export function sameBody(a: Body, b: Body): boolean {
  return JSON.stringify(a) === JSON.stringify(b) && sameBytes(bytesOf(a), bytesOf(b));
}

/** JSON cannot represent bytes. */
function bytesOf({ draft }: Body): Uint8Array {
  return 'bytes' in draft ? new Uint8Array(draft.bytes) : new Uint8Array();
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

/** The withdrawal of a review on this device: waiting, refused or delivered. */
export function withdrawalOf(
  reviewId: string,
  items: readonly OutboxItem[],
): OutboxItem<'withdrawal'> | undefined {
  return items.find(
    (item): item is OutboxItem<'withdrawal'> =>
      item.type === 'withdrawal' && (item.status === 'sent' ? item : item.body).reviewId === reviewId,
  );
}

/** Prefix of the keys of drafts of edits. */
export const EDIT_DRAFTS = 'queue:';

/** Key of the draft of an edit, by the item's `seq`: its id may change, `seq` never does on one device. */
export const editedKey = (seq: number) => `${EDIT_DRAFTS}${seq}`;
