import { WifiOff } from 'lucide-react';
import type { OutboxItem, RefusedItem, SentItem, WaitingItem } from '#domain/outbox/outbox-item';
import { EmptyState } from '../../components/empty-state.tsx';
import { useOutbox } from '../../database/outbox/use-outbox.ts';
import { useConnection } from '../../sync/connection.ts';
import { ExportQueue } from './export-queue.tsx';
import styles from './queue-page.module.css';
import { RefusedCard } from './refused-card.tsx';
import { SentCard } from './sent-card.tsx';
import { useEditing } from './use-editing.ts';
import { useNow } from './use-now.ts';
import { WaitingCard } from './waiting-card.tsx';

const isRefused = (item: OutboxItem): item is RefusedItem => item.status === 'refused';
const isWaiting = (item: OutboxItem): item is WaitingItem => item.status === 'waiting';
const isSent = (item: OutboxItem): item is SentItem => item.status === 'sent';

/** Route `/queue`: everything written on this device, until it has arrived. */
export function QueuePage() {
  const items = useOutbox();
  const { online } = useConnection();
  const now = useNow();
  const { shown, isEditing, setEditing } = useEditing(items ?? []);
  if (items === undefined) return <p role="status">Reading the queue</p>;
  if (shown.length === 0) {
    return <EmptyState title="Nothing is waiting" text="Everything you write is kept here until it arrives." />;
  }

  const refused = shown.filter(isRefused);
  const waiting = shown.filter(isWaiting);
  const sent = shown.filter(isSent).reverse();
  return (
    <div className={styles['page']}>
      {refused.length > 0 && (
        <section aria-labelledby="refused-title">
          <h2 id="refused-title">Refused ({refused.length})</h2>
          <ul className={styles['cards']}>
            {refused.map((item) => (
              <RefusedCard
                key={item.seq}
                item={item}
                now={now}
                isEditing={isEditing(item)}
                setEditing={(editing) => setEditing(item, editing)}
              />
            ))}
          </ul>
        </section>
      )}
      {waiting.length > 0 && (
        <section aria-labelledby="waiting-title">
          <h2 id="waiting-title">Waiting ({waiting.length})</h2>
          <ul className={styles['cards']}>
            {waiting.map((item) => (
              <WaitingCard
                key={item.seq}
                item={item}
                now={now}
                isEditing={isEditing(item)}
                setEditing={(editing) => setEditing(item, editing)}
              />
            ))}
          </ul>
          <p className={styles['note']}>
            {!online && <WifiOff size={18} aria-hidden />}
            {online
              ? 'Sends by itself. Nothing is sent twice.'
              : 'Sends by itself when you are back online. Nothing is sent twice.'}
          </p>
        </section>
      )}
      {refused.length + waiting.length > 0 && <ExportQueue items={shown} />}
      {sent.length > 0 && (
        <section aria-labelledby="sent-title">
          <h2 id="sent-title">Sent</h2>
          <ul className={styles['cards']}>
            {sent.map((item) => (
              <SentCard key={item.seq} item={item} now={now} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
