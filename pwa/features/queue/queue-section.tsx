import type { ReactNode } from 'react';
import styles from '../page/list-page.module.css';

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
      <ul className={styles['cards']}>{children}</ul>
      {note}
    </section>
  );
}
