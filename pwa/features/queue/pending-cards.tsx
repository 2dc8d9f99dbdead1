import { CircleX, Clock } from 'lucide-react';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../components/button.tsx';
import { whenInWords } from '../../components/when-in-words.ts';
import { retryItem } from '../../platform/outbox/commands.ts';
import type { ItemType, RefusedItem, WaitingItem } from '../../platform/outbox/item.ts';
import styles from '../page/item-card.module.css';
import { runCommand } from '../page/run-command.ts';
import { ITEM_KINDS, ItemCard } from './item-card.tsx';
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

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** Whole days since a moment; 0 for one in the future. */
export function daysSince(iso: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(iso).getTime()) / MS_PER_DAY));
}
