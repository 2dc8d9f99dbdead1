import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { whenInWords } from '../../components/when-in-words.ts';
import type { ImportEntry } from '../../platform/imports/import-inbox.ts';
import { removeLink } from '../../platform/imports/links.ts';
import styles from '../page/item-card.module.css';
import { ItemCard } from './item-card.tsx';
import { QueueSection } from './queue-section.tsx';

const STATES = {
  waiting: ['Waiting', 'waiting'],
  failed: ['Not read', 'refused'],
  read: ['Read', 'sent'],
} as const;

/** Queued links and their outcomes, until the owner has seen them. */
export function LinkRows({ links, now }: { links: readonly ImportEntry[]; now: Date }) {
  return (
    <QueueSection titleId="links-title" title={`Links (${links.length})`}>
      {links.map(({ id, link, parts, takenAt }) => {
        const [badge, tone] = STATES[link?.state ?? 'waiting'];
        return (
          <ItemCard
            key={id}
            tone={tone}
            type="recipe"
            title={parts[0]?.name ?? ''}
            subtitle={`Link of ${whenInWords(takenAt, now)}`}
            badge={badge}
          >
            {link?.detail !== undefined && <p className={styles['state']}>{link.detail}</p>}
            <div className={styles['actions']}>
              <Button asChild variant="soft">
                <Link to={`/import?item=${id}`}>Open</Link>
              </Button>
              <Button variant="ghost" onClick={() => void removeLink(id)}>
                {link?.state === 'waiting' ? 'Cancel' : 'Remove'}
              </Button>
            </div>
          </ItemCard>
        );
      })}
    </QueueSection>
  );
}
