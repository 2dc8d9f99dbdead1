import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import styles from './panel.module.css';

/** A card with a heading: a chart, a table, a list. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card asChild className={styles['panel']}>
      <section aria-labelledby={id}>
        <h3 id={id}>{title}</h3>
        {children}
      </section>
    </Card>
  );
}
