import { useParams } from 'react-router-dom';
import { Skeleton } from '../../components/skeleton.tsx';
import { useRecipe } from '../../database/recipes.ts';
import { RecipeArticle } from './recipe-article.tsx';
import { RecipeNotFound } from './recipe-not-found.tsx';
import styles from './recipe-page.module.css';

/** Route `/recipe/:id`. */
export function RecipePage() {
  const { id = '' } = useParams();
  // Anything but a plain number is no recipe's address.
  const recipeId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
  const found = useRecipe(recipeId);
  if (recipeId === 0 || found === null) return <RecipeNotFound />;
  if (found === undefined) {
    return (
      <div className={styles['loading']}>
        <div className={styles['placeholder']} />
        <Skeleton lines={6} label="Loading recipe..." />
      </div>
    );
  }
  return <RecipeArticle recipe={found.recipe} card={found.card} />;
}
