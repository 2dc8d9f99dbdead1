import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './item-card.module.css';

export type ItemCardProps = {
  tone: 'waiting' | 'refused' | 'sent';
  title: string;
  /** 'Written yesterday, 18:04' */
  subtitle: string;
  badge: ReactNode;
  children?: ReactNode;
};

/** The frame that all items of the queue share: what, when, state, and below it what can be done. */
export function ItemCard({ tone, title, subtitle, badge, children }: ItemCardProps) {
  return (
    <li className={styles['card']} data-tone={tone}>
      <MessageSquareText className={styles['icon']} size={26} aria-hidden />
      <div className={styles['head']}>
        <h3>{title}</h3>
        <p>{subtitle}</p>
      </div>
      <span className={styles['badge']}>{badge}</span>
      {children}
    </li>
  );
}
