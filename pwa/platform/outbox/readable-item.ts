import type { ItemType, OutboxItem } from './outbox-item.ts';

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
  if (!isRecord(row) || row['v'] !== 1) return null;
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
