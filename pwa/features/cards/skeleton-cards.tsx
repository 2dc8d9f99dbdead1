import type { Species } from '#domain/reference/species';
import { sectionOfSpecies } from '../../components/section.ts';
import { LongWait } from '../page/long-wait.tsx';
import styles from './skeleton-cards.module.css';

/** Outlines of cards with a ring where the bowl will be; nothing moves. */
export function SkeletonCards(props: {
  species: Species;
  label: string;
  count?: number;
  of?: 'device' | 'catalogue';
}) {
  const { species, label, count = 3, of = 'catalogue' } = props;
  return (
    <LongWait of={of}>
      <div aria-busy className={styles['cards']} data-section={sectionOfSpecies(species)}>
        <span className="visually-hidden">{label}</span>
        {Array.from({ length: count }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <div key={card} className={styles['card']} aria-hidden>
            <div className={styles['art']}>
              <div className={styles['ring']} />
            </div>
            <div className={styles['head']}>
              <div className={styles['chip']} />
              <div className={styles['bar']} />
              <div className={styles['bar']} />
            </div>
            <div className={styles['words']}>
              <div className={styles['bar']} />
              <div className={styles['bar']} />
            </div>
          </div>
        ))}
      </div>
    </LongWait>
  );
}
