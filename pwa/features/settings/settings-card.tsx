import type { ReactNode } from 'react';
import card from '../nutrition/tool-card.module.css';

/** One subject of the settings. */
export function SettingsCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={card['card']}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

/** Additional information in a card. */
export function Note({ children }: { children: ReactNode }) {
  return <p className={card['muted']}>{children}</p>;
}
