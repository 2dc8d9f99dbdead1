import type { PendingItem } from '#domain/outbox/outbox-item';
import { Stars } from '../../components/stars.tsx';
import styles from './item-words.module.css';

/** What the person wrote, as it waits. */
export function ItemWords({ item }: { item: PendingItem }) {
  const { rating, userName, comment } = item.body.draft;
  return (
    <blockquote className={styles['words']}>
      <Stars value={rating} />
      <p>“{comment}”</p>
      <footer>{userName}</footer>
    </blockquote>
  );
}
