import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './static.module.css';

/** A link to another site, unpaid; opens in a new tab. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={styles['outside']} target="_blank" rel="noopener">
      {children}
      <ExternalLink size={16} aria-hidden />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
