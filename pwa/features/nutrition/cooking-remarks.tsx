import { TriangleAlert } from 'lucide-react';
import type { CookingRemark } from '#domain/cooking/cooking-audit';
import styles from './result-cards.module.css';
import card from './tool-card.module.css';

/** Raw foods that no step cooks; empty if there are none. */
export function CookingRemarks({ remarks }: { remarks: readonly CookingRemark[] }) {
  if (remarks.length === 0) return null;
  return (
    <section className={card['card']} aria-labelledby="cooking-title">
      <h2 id="cooking-title">Is everything cooked?</h2>
      <ul className={styles['flags']}>
        {remarks.map(({ index, words }) => (
          <li key={index} data-severity="caution">
            <p className={styles['typed']}>
              <TriangleAlert size={20} aria-hidden />
              <span>{words}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className={card['muted']}>
        Name the food in the step that cooks it, or write “cooked” or “tinned” in its line.
      </p>
    </section>
  );
}
