import { TriangleAlert } from 'lucide-react';
import type { BowlCaution } from '#domain/nutrition/bowl-cautions';
import styles from './bowl-cautions.module.css';
import { cautionWords } from './caution-words.ts';

/** Cautions about a bowl, such as its share of liver; renders nothing without any. */
export function BowlCautions({ cautions }: { cautions: readonly BowlCaution[] }) {
  if (cautions.length === 0) return null;
  return (
    <ul className={styles['cautions']} aria-label="Take care">
      {cautions.map((caution) => (
        <li key={caution.code}>
          <TriangleAlert size={20} aria-hidden /> <span>{cautionWords(caution)}</span>
        </li>
      ))}
    </ul>
  );
}
