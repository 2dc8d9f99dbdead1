import { Link } from 'react-router-dom';
import type { RecipeValidation } from '#domain/contract/seo';
import { GOOD_SCORE } from '#domain/seo/score';
import { ScoreBadge } from './score-badge.tsx';
import styles from './seo.module.css';

const SHOWN = 10;

/** The recipes below 90, the lowest first and at most ten, and how many reach it. */
export function RecipeAnalysis({ recipes }: { recipes: readonly RecipeValidation[] }) {
  const below = recipes
    .filter(({ seoScore }) => seoScore < GOOD_SCORE)
    .sort((a, b) => a.seoScore - b.seoScore);
  const good = recipes.length - below.length;
  return (
    <>
      <p>
        {good} of {recipes.length} recipes score {GOOD_SCORE} or more.
        {below.length > SHOWN && ` Of the ${below.length} below, these are the ${SHOWN} lowest.`}
      </p>
      {below.length > 0 && (
        <ul className={styles['list']} aria-label="Recipes below 90">
          {below.slice(0, SHOWN).map(({ recipeId, title, seoScore, issues }) => (
            <li key={recipeId} className={styles['card']}>
              <ScoreBadge score={seoScore} />
              <h3>
                <Link to={`/recipe/${recipeId}`}>{title}</Link>
              </h3>
              <ul className={styles['finding']}>
                {issues.map((issue) => (
                  <li key={issue}>{issue}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
