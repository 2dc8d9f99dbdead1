import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { Species } from '#domain/recipe/species';
import type { AuditFlag, SafetyAudit } from '#domain/safety/audit-recipe';
import styles from '../screens/tools/result-cards.module.css';
import { flagSentence } from '../screens/tools/safety-words.ts';
import card from '../screens/tools/tool-card.module.css';

const PLACES: Record<AuditFlag['where'], string> = {
  title: 'In the title',
  ingredient: 'In the ingredients',
  instruction: 'In the method',
  supplement: 'Among the supplements',
};

/** What must not be fed, with where it stands, why, and what to take instead. */
export function RecipeSafety({ audit, species }: { audit: SafetyAudit; species: Species }) {
  return (
    <section
      className={`${card['card']} ${audit.isValid ? '' : card['danger']}`}
      aria-labelledby="review-safety"
    >
      <h3 id="review-safety">Safety</h3>
      {audit.flags.length === 0 ? (
        <p className={styles['safe']}>
          <CircleCheck size={22} aria-hidden /> Nothing here is on our list of foods that are toxic to{' '}
          {species}
          s.
        </p>
      ) : (
        <ul className={styles['flags']}>
          {audit.flags.map((flag) => (
            <li key={`${flag.where} ${flag.index} ${flag.start} ${flag.food}`} data-severity={flag.severity}>
              <p className={styles['typed']}>
                {flag.severity === 'toxic' ? (
                  <OctagonAlert size={20} aria-hidden />
                ) : (
                  <TriangleAlert size={20} aria-hidden />
                )}
                <span>{PLACES[flag.where]}</span>
              </p>
              <p>{flagSentence(flag, species)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
