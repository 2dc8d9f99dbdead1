import type { ReactNode } from 'react';
import type { ItemType } from '../../platform/outbox/item.ts';
import styles from '../page/item-card.module.css';
import { ITEM_KINDS } from './item-kind.ts';

type ItemCardProps = {
  tone: 'waiting' | 'refused' | 'sent';
  type: ItemType;
  title: string;
  /** 'Written yesterday, 18:04' */
  subtitle: string;
  badge: ReactNode;
  children?: ReactNode;
};

/** Frame of every queued item: type, date, state, and actions below. */
export function ItemCard({ tone, type, title, subtitle, badge, children }: ItemCardProps) {
  const { Icon } = ITEM_KINDS[type];
  return (
    <li className={styles['card']} data-tone={tone}>
      <Icon className={styles['icon']} size={26} aria-hidden />
      <div className={styles['head']}>
        <h3>{title}</h3>
        <p>{subtitle}</p>
      </div>
      <span className={styles['badge']}>{badge}</span>
      {children}
    </li>
  );
}
