import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import { findSupplement } from '#domain/reference/supplements';
import type { AuditFlag, SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { askedSentence } from '#domain/safety/audit/safety-sentences';
import type { DraftRecipe } from '#domain/submission/recipe-from-submission';
import { classNames } from '../../../components/class-names.ts';
import { flagSentence } from '../../../features/nutrition/flagged-lines.ts';
import styles from '../../../features/nutrition/result-cards.module.css';
import card from '../../../features/nutrition/tool-card.module.css';

const PLACES: Record<AuditFlag['where'], string> = {
  title: 'In the title',
  ingredient: 'In the ingredients',
  instruction: 'In the method',
  supplement: 'In the supplements',
};

/** The line that a flag is about, as it would be published. */
function flaggedText({ where, index }: AuditFlag, recipe: DraftRecipe): string {
  if (where === 'title') return recipe.title;
  if (where === 'ingredient') return recipe.ingredientLines[index]?.metric ?? '';
  if (where === 'instruction') return recipe.steps[index]?.text ?? '';
  return findSupplement(recipe.supplements[index]?.id ?? '')?.name ?? '';
}

/** Unsafe foods of the recipe, with place, reason and alternative. */
export function RecipeSafety({ audit, recipe }: { audit: SafetyAudit; recipe: DraftRecipe }) {
  const { species } = recipe;
  return (
    <section
      className={classNames(card['card'], !audit.isValid && card['danger'])}
      aria-labelledby="review-safety"
    >
      <h2 id="review-safety">Safety</h2>
      {audit.asked.length > 0 && <p>{askedSentence(audit.asked)}</p>}
      {audit.flags.length + audit.asked.length === 0 ? (
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
                <span>
                  {PLACES[flag.where]}: {flaggedText(flag, recipe)}
                </span>
              </p>
              <p>{flagSentence(flag, species)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
