import { Link } from 'react-router-dom';
import type { OutboxItem } from '../../platform/outbox/item.ts';
import { withdrawalOf } from '../../platform/outbox/item.ts';
import { useOutbox } from '../../platform/outbox/use-outbox.ts';
import { useReviews } from './reviews.ts';
import styles from './reviews-panel.module.css';

/** State of this device's own review of a recipe: queued, refused, awaiting approval, or published. */
export function OwnReview({ recipeId }: { recipeId: number }) {
  const items = useOutbox() ?? [];
  const published = useReviews(recipeId) ?? [];
  const { words, link } =
    pendingWords(recipeId, items) ?? sentWords(recipeId, items, new Set(published.map(({ id }) => id))) ?? {};
  if (words === undefined) return null;
  return (
    <p className={styles['queued']}>
      {words} <Link to="/queue">{link}</Link>
    </p>
  );
}

type Words = { words: string; link: string };

function pendingWords(recipeId: number, items: readonly OutboxItem[]): Words | undefined {
  const pending = items.flatMap((item) =>
    (item.type === 'review' || item.type === 'photo') &&
    item.status !== 'sent' &&
    item.body.recipeId === recipeId
      ? [item]
      : [],
  );
  if (pending.length === 0) return undefined;
  const refused = pending.filter((item) => item.status === 'refused');
  // A photo queued behind its review is not mentioned.
  const isPhotoAlone = (refused.length > 0 ? refused : pending).every(({ type }) => type === 'photo');
  const subject = isPhotoAlone ? 'The photo of your review' : 'Your review of this recipe';
  return refused.length > 0
    ? { words: `${subject} was refused.`, link: 'Correct it in the queue' }
    : { words: `${subject} is waiting on this device.`, link: 'See it in the queue' };
}

/** The latest delivered review that this device has not withdrawn. */
function sentWords(
  recipeId: number,
  items: readonly OutboxItem[],
  publishedIds: ReadonlySet<string>,
): Words | undefined {
  const sent = items.findLast(
    (item) =>
      item.type === 'review' &&
      item.status === 'sent' &&
      item.recipeId === recipeId &&
      withdrawalOf(item.id, items) === undefined,
  );
  if (sent === undefined) return undefined;
  const words = publishedIds.has(sent.id)
    ? 'Your review is published.'
    : 'Your review has arrived and will appear once we approve it.';
  return { words, link: 'Change or withdraw it in the queue' };
}
