import { TriangleAlert } from 'lucide-react';
import type { BowlCaution } from '#domain/nutrition/bowl-cautions';
import styles from './bowl-cautions.module.css';
import { cautionWords } from './caution-words.ts';

/** What a vet would say of a bowl beside its nutrients; nothing where there is nothing to say. */
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
