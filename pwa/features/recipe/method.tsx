import { chillMinutesOfSteps } from '#domain/recipe/cook-minutes';
import type { Recipe } from '#domain/recipe/recipe';
import { timesSentence } from '#domain/recipe/times-text';
import styles from './method.module.css';

/** The description, the times and the numbered steps. */
export function Method({
  recipe,
}: {
  recipe: Pick<Recipe, 'description' | 'steps' | 'prepTime' | 'cookTime'>;
}) {
  const { description, steps, prepTime, cookTime } = recipe;
  const chillTime = chillMinutesOfSteps(steps.map(({ text }) => text));
  return (
    <>
      {description !== '' && <p className={styles['description']}>{description}</p>}
      <p className={styles['times']}>{timesSentence({ prepTime, cookTime, chillTime })}</p>
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
