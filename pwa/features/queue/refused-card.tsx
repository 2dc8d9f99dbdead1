import { CircleX } from 'lucide-react';
import { whenInWords } from '../../components/when-in-words.ts';
import type { ItemType, RefusedItem } from '../../platform/outbox/item.ts';
import styles from '../page/item-card.module.css';
import { CopyItem } from './copy-item.tsx';
import { DiscardItem } from './discard-item.tsx';
import { EditAction, Editor } from './editor.tsx';
import { ItemCard } from './item-card.tsx';
import { ITEM_KINDS } from './item-kind.ts';
import { ItemWords } from './item-words.tsx';
import type { PendingCardProps } from './pending-card-props.ts';
import { SavePhoto } from './save-photo.tsx';

/** The server has stored another text under this id, so a correction needs a new one. */
const ARRIVED_BEFORE = 'key-reused';
/** An e-mail that may have been sent: only the sender can decide to try again. */
const OUTCOME_UNKNOWN = 'outcome-unknown';

/** A refused item: the reason, and the ways to correct it. */
export function RefusedCard({ item, now, isEditing, setEditing, ...about }: PendingCardProps<RefusedItem>) {
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
      {isEditing ? (
        <Editor item={item} onClose={() => setEditing(false)} />
      ) : (
        <>
          <ItemWords item={item} />
          <div className={styles['actions']}>
            <EditAction
              item={item}
              label={isUnknown ? 'Send once more' : 'Correct and send again'}
              onEdit={() => setEditing(true)}
            />
            {item.type === 'photo' ? <SavePhoto item={item} /> : <CopyItem item={item} />}
            <DiscardItem item={item} {...about} />
          </div>
        </>
      )}
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
