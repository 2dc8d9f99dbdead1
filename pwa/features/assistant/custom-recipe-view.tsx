import { Suspense } from 'react';
import type { CreateRecipeAnswer } from '#domain/assistant/answers';
import { HealthyOnly, NotJudged } from '../../components/caveats.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { ReportFlag } from '../safety/report-flag.tsx';
import styles from './assistant.module.css';
import { RecommendationCard } from './recommendation-card.tsx';

// Loads only with an answer that contains a recipe.
const KeepCustomRecipe = lazyPart(() => import('../own/keep-custom-recipe.tsx'), 'KeepCustomRecipe');

/** A recipe the assistant created, shown in full because it has no page. */
export function CustomRecipeView({ answer }: { answer: CreateRecipeAnswer }) {
  const { recipe, explanation, source } = answer;
  return (
    <div className={styles['answer']}>
      <p>{explanation}</p>
      <NotJudged />
      <h2>For your {recipe.species}</h2>
      <RecommendationCard found={recipe} />
      <section className={styles['card']} aria-label="Ingredients">
        <h3>Ingredients</h3>
        <HealthyOnly />
        <ul>
          {recipe.ingredients.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className={styles['card']} aria-label="Instructions">
        <h3>Instructions</h3>
        <ol>
          {recipe.instructions.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {recipe.healthBenefits.length > 0 && (
        <section className={styles['card']} aria-label="Health benefits">
          <h3>Health benefits</h3>
          <ul>
            {recipe.healthBenefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </section>
      )}
      <Suspense>
        <KeepCustomRecipe recipe={recipe} />
      </Suspense>
      <p className={styles['muted']}>
        {source === 'model'
          ? 'A language model helped write this. We calculated its amounts and supplements.'
          : 'Our built-in assistant put this together.'}
      </p>
      <ReportFlag
        species={recipe.species}
        text={[recipe.title, ...recipe.ingredients, ...recipe.instructions].join('\n')}
      />
    </div>
  );
}
