import { CircleX } from 'lucide-react';
import { whenInWords } from '../../components/when-in-words.ts';
import type { ItemType, RefusedItem } from '../../platform/outbox/item.ts';
import styles from '../page/item-card.module.css';
import { ItemCard } from './item-card.tsx';
import { ITEM_KINDS } from './item-kind.ts';
import { PendingBody, type PendingCardProps } from './pending-body.tsx';

/** The server has stored another text under this id, so a correction needs a new one. */
const ARRIVED_BEFORE = 'key-reused';
/** An e-mail that may have been sent: only the sender can decide to try again. */
const OUTCOME_UNKNOWN = 'outcome-unknown';

/** A refused item: the reason, and the ways to correct it. */
export function RefusedCard({ item, now, ...rest }: PendingCardProps<RefusedItem>) {
  const arrivedBefore = item.lastProblem?.code === ARRIVED_BEFORE;
  const isUnknown = item.lastProblem?.code === OUTCOME_UNKNOWN;
  const reason = (item.lastProblem?.detail ?? 'The server refused this').replace(/\.$/, '');
  return (
    <ItemCard
      tone="refused"
      type={item.type}
      title={item.title}
      subtitle={`Written ${whenInWords(item.writtenAt, now)}`}
      badge={
        <>
          <CircleX size={18} aria-hidden /> {isUnknown ? 'Unknown' : 'Refused'}
        </>
      }
    >
      <p className={styles['reason']}>
        {reason}. {arrivedBefore ? newerOne(item.type) : kept(item.type)}
      </p>
      <PendingBody
        {...rest}
        item={item}
        editLabel={isUnknown ? 'Send once more' : 'Correct and send again'}
      />
    </ItemCard>
  );
}

function newerOne(type: ItemType): string {
  return type === 'photo'
    ? 'You chose another photo after this was sent. Save a copy of it, or discard it.'
    : `You edited this after it was sent. Send it as a second ${ITEM_KINDS[type].noun}, or discard it.`;
}

function kept(type: ItemType): string {
  if (type === 'withdrawal') return 'Your review hasn’t changed.';
  return type === 'photo' ? 'Your photo is kept.' : 'Your text is kept as you wrote it.';
}
