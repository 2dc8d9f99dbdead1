import type { Recipe } from '#domain/recipe/recipe';
import styles from './method.module.css';

/** The description, the times and the numbered steps. */
export function Method({
  recipe,
}: {
  recipe: Pick<Recipe, 'description' | 'steps' | 'prepTime' | 'cookTime'>;
}) {
  const { description, steps, prepTime, cookTime } = recipe;
  const cooking = cookTime === 0 ? 'nothing is cooked' : `${cookTime} min to cook`;
  return (
    <>
      {description !== '' && <p className={styles['description']}>{description}</p>}
      <p className={styles['times']}>
        {prepTime} min to prepare, {cooking}.
      </p>
      <ol className={styles['steps']}>
        {steps.map((step, at) => (
          // The structured data points to each step by this id.
          <li key={step.text} id={`step-${at + 1}`} className={styles['step']}>
            {step.text}
          </li>
        ))}
      </ol>
    </>
  );
}
