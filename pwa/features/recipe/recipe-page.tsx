import { useLocation } from 'react-router-dom';
import { NO_RECIPE, recipeIdOf } from '#domain/catalogue/recipe-address';
import { isOwnRecipeId } from '#domain/own/own-id';
import { Skeleton } from '../../components/skeleton.tsx';
import { useRecipe } from '../../platform/database/recipes.ts';
import { usePageData } from '../../platform/query/page-data.ts';
import { LongWait } from '../page/long-wait.tsx';
import { NotFound, RecipeNotFound } from '../page/no-such-recipe.tsx';
import { RecipeArticle } from './recipe-article.tsx';
import styles from './recipe-page.module.css';

/** Route `/recipe/:id`. */
export function RecipePage() {
  const recipeId = recipeIdOf(useLocation().pathname);
  const found = useRecipe(recipeId);
  const isServed = usePageData()?.recipe?.recipe.id === recipeId;
  // Recipe addresses are plain numbers.
  if (recipeId === NO_RECIPE) return <NotFound />;
  if (found === null) return <RecipeNotFound />;
  if (found === undefined) {
    return (
      <div className={styles['loading']}>
        <div className={styles['placeholder']} />
        <div className={styles['waiting']}>
          <LongWait of={isOwnRecipeId(recipeId) ? 'device' : 'catalogue'}>
            <Skeleton lines={6} label="Loading recipe..." />
          </LongWait>
        </div>
      </div>
    );
  }
  return (
    <RecipeArticle
      key={recipeId}
      recipe={found.recipe}
      card={found.card}
      own={found.own}
      reading={found.reading}
      isServed={isServed}
    />
  );
}
