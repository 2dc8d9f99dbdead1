import { Clock } from 'lucide-react';
import type { WaitingItem } from '#domain/outbox/outbox-item';
import { Button } from '../../components/button.tsx';
import { whenInWords } from '../../components/when-in-words.ts';
import { retryItem } from '../../database/outbox/commands.ts';
import { CopyItem } from './copy-item.tsx';
import { daysSince } from './days-since.ts';
import { DiscardItem } from './discard-item.tsx';
import { EditItem } from './edit-item.tsx';
import styles from './item-card.module.css';
import { ItemCard } from './item-card.tsx';
import { ItemWords } from './item-words.tsx';
import type { PendingCardProps } from './pending-card-props.ts';
import { runQueueCommand } from './run-queue-command.ts';

/** From then on the person is told that browsers may clear what is kept; some do so after seven days. */
const WARN_AFTER_DAYS = 3;

/** A waiting item: what happened so far, when it is tried next, and what can be done meanwhile. */
export function WaitingCard({ item, now, isEditing, setEditing }: PendingCardProps<WaitingItem>) {
  const days = daysSince(item.writtenAt, now);
  return (
    <ItemCard
      tone="waiting"
      title={item.title}
      subtitle={`Written ${whenInWords(item.writtenAt, now)}`}
      badge={
        <>
          <Clock size={18} aria-hidden /> Waiting
        </>
      }
    >
      {item.lastProblem !== null && (
        <p className={styles['state']}>
          {item.lastProblem.detail} {nextTry(item, now)}
        </p>
      )}
      {days >= WARN_AFTER_DAYS && (
        <p className={styles['state']}>
          This has waited for {days} days. Some browsers clear what they keep after 7: copy it to be safe.
        </p>
      )}
      {isEditing ? (
        <EditItem item={item} onClose={() => setEditing(false)} />
      ) : (
        <>
          <ItemWords item={item} />
          <div className={styles['actions']}>
            <Button variant="soft" onClick={() => void runQueueCommand(() => retryItem(item.id))}>
              Retry
            </Button>
            <Button variant="ghost" onClick={() => setEditing(true)}>
              Edit
            </Button>
            <CopyItem item={item} />
            <DiscardItem item={item} />
          </div>
        </>
      )}
    </ItemCard>
  );
}

function nextTry(item: WaitingItem, now: Date): string {
  if (new Date(item.nextAttemptAt) <= now) return 'It is tried again now.';
  return `Next try ${whenInWords(item.nextAttemptAt, now)}.`;
}
