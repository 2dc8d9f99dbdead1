import type { OutboxItem } from './outbox-item.ts';

const TEXTS = ['lane', 'writtenAt', 'nextAttemptAt'];

/**
 * The row as an item, or null where this code cannot read it: written by a later version, or damaged.
 * Such a row is neither sent, shown nor changed. By hand, because the first paint reads the counts and
 * must not load a schema library for it.
 */
export function readableItem(row: unknown): OutboxItem | null {
  if (!isRecord(row)) return null;
  const known = row['v'] === 1 && row['type'] === 'review';
  if (!known || typeof row['id'] !== 'string' || !Number.isInteger(row['seq'])) return null;
  if (typeof row['title'] !== 'string') return null;
  if (row['status'] === 'sent') {
    return Number.isInteger(row['recipeId']) && typeof row['sentAt'] === 'string'
      ? (row as OutboxItem)
      : null;
  }
  if (row['status'] !== 'waiting' && row['status'] !== 'refused') return null;
  const whole =
    TEXTS.every((key) => typeof row[key] === 'string') &&
    Number.isInteger(row['attempts']) &&
    hasDraft(row['body']) &&
    (row['lastProblem'] === null || isRecord(row['lastProblem'])) &&
    (row['serverErrors'] === null || isRecord(row['serverErrors']));
  return whole ? (row as OutboxItem) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function hasDraft(body: unknown): boolean {
  return isRecord(body) && Number.isInteger(body['recipeId']) && isRecord(body['draft']);
}
