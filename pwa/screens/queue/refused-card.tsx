import { CircleX } from 'lucide-react';
import type { RefusedItem } from '#domain/outbox/outbox-item';
import { Button } from '../../components/button.tsx';
import { whenInWords } from '../../components/when-in-words.ts';
import { CopyItem } from './copy-item.tsx';
import { DiscardItem } from './discard-item.tsx';
import { EditItem } from './edit-item.tsx';
import styles from './item-card.module.css';
import { ItemCard } from './item-card.tsx';
import { ItemWords } from './item-words.tsx';
import type { PendingCardProps } from './pending-card-props.ts';

/** The server has the first text under this id already, so the new one cannot follow it there. */
const ARRIVED_BEFORE = 'key-reused';

/** A refused item: the reason, and the way to make it right. */
export function RefusedCard({ item, now, isEditing, setEditing }: PendingCardProps<RefusedItem>) {
  const arrivedBefore = item.lastProblem?.code === ARRIVED_BEFORE;
  const reason = (item.lastProblem?.detail ?? 'The server did not take this').replace(/\.$/, '');
  return (
    <ItemCard
      tone="refused"
      title={item.title}
      subtitle={`Written ${whenInWords(item.writtenAt, now)}`}
      badge={
        <>
          <CircleX size={18} aria-hidden /> Refused
        </>
      }
    >
      <p className={styles['reason']}>
        {arrivedBefore
          ? `${reason}. The text below is your newer one: send it as a second review, or discard it.`
          : `${reason}. Your text is kept as you wrote it.`}
      </p>
      {isEditing ? (
        <EditItem item={item} onClose={() => setEditing(false)} />
      ) : (
        <>
          <ItemWords item={item} />
          <div className={styles['actions']}>
            <Button onClick={() => setEditing(true)}>Correct and send again</Button>
            <CopyItem item={item} />
            <DiscardItem item={item} />
          </div>
        </>
      )}
    </ItemCard>
  );
}
