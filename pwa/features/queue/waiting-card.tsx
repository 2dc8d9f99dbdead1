import { Clock } from 'lucide-react';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../components/button.tsx';
import { whenInWords } from '../../components/when-in-words.ts';
import { retryItem } from '../../platform/outbox/commands.ts';
import type { WaitingItem } from '../../platform/outbox/item.ts';
import styles from '../page/item-card.module.css';
import { runCommand } from '../page/run-command.ts';
import { daysSince } from './days-since.ts';
import { ItemCard } from './item-card.tsx';
import { PendingBody, type PendingCardProps } from './pending-body.tsx';

/** From then on the card warns that browsers may evict data; some do so after seven days. */
const WARN_AFTER_DAYS = 3;

/** A waiting item: past attempts, the next attempt, and the actions meanwhile. */
export function WaitingCard({ item, now, waitsFor, ...rest }: PendingCardProps<WaitingItem>) {
  const days = daysSince(item.writtenAt, now);
  return (
    <ItemCard
      tone="waiting"
      type={item.type}
      title={item.title}
      subtitle={`Written ${whenInWords(item.writtenAt, now)}`}
      badge={
        <>
          <Clock size={18} aria-hidden /> Waiting
        </>
      }
    >
      {waitsFor !== null && (
        <p className={styles['state']}>
          {waitsFor.status === 'refused'
            ? 'This photo belongs to a review we couldn’t accept. Fix the review and the photo will follow.'
            : 'We’ll send it after its review.'}
        </p>
      )}
      {item.lastProblem !== null && (
        <p className={styles['state']}>
          {item.lastProblem.detail} {nextTry(item, now)}
        </p>
      )}
      {days >= WARN_AFTER_DAYS && (
        <p className={styles['state']}>
          This has waited for {counted(days, 'day')}. Some browsers clear what they keep after 7: copy it to
          be safe.
        </p>
      )}
      <PendingBody {...rest} item={item} editLabel="Edit">
        {waitsFor === null && (
          <Button variant="soft" onClick={() => void runCommand(() => retryItem(item.id))}>
            Retry
          </Button>
        )}
      </PendingBody>
    </ItemCard>
  );
}

function nextTry(item: WaitingItem, now: Date): string {
  if (new Date(item.nextAttemptAt) <= now) return 'Trying again now.';
  return `Next try ${whenInWords(item.nextAttemptAt, now)}.`;
}
