import { Camera, Flag, Mail, MessageSquareText, NotebookPen, Send } from 'lucide-react';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import type { ItemType } from '../../platform/outbox/item.ts';
import styles from '../page/item-card.module.css';
import list from '../page/list-page.module.css';

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

type Icon = ComponentType<SVGProps<SVGSVGElement> & { size?: number }>;

/** Noun and icon of each item type. */
export const ITEM_KINDS: Record<ItemType, { noun: string; Icon: Icon }> = {
  review: { noun: 'review', Icon: MessageSquareText },
  recipe: { noun: 'recipe', Icon: NotebookPen },
  contact: { noun: 'message', Icon: MessageSquareText },
  newsletter: { noun: 'sign-up', Icon: Mail },
  share: { noun: 'e-mail', Icon: Send },
  report: { noun: 'report', Icon: Flag },
  withdrawal: { noun: 'withdrawal', Icon: MessageSquareText },
  photo: { noun: 'photo', Icon: Camera },
};

type QueueSectionProps = {
  titleId: string;
  title: string;
  /** The cards, each a list item. */
  children: ReactNode;
  note?: ReactNode;
};

/** The items of one state under a heading. */
export function QueueSection({ titleId, title, children, note }: QueueSectionProps) {
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className={list['cards']}>{children}</ul>
      {note}
    </section>
  );
}
