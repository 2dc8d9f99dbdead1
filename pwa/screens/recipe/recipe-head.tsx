import { ArrowLeft, Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { authorLine } from '#domain/recipe/author-line';
import { recipeTrail } from '#domain/recipe/breadcrumb';
import { categoryLabel } from '#domain/recipe/category';
import type { Recipe } from '#domain/recipe/recipe';
import type { RecipeCard } from '#domain/recipe/recipe-card';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { InlineBowl } from '../../components/inline-bowl.tsx';
import { RecipeArt } from '../../components/recipe-art.tsx';
import { RecipeCloth } from '../../components/recipe-cloth.tsx';
import { Stars } from '../../components/stars.tsx';
import { useShareRecipe } from '../share/use-share-recipe.ts';
import { OwnVerdictBadge } from '../shared/own-verdict-badge.tsx';
import { HeartButton } from './heart-button.tsx';
import { RecipeFacts } from './recipe-facts.tsx';
import styles from './recipe-head.module.css';
import { StartCooking } from './start-cooking.tsx';

/** Bowl, title, rating and facts: everything that decides whether to read on. */
export function RecipeHead({ recipe, card }: { recipe: Recipe; card: RecipeCard }) {
  const { share } = useShareRecipe(recipe.title);
  const list = recipe.species === 'cat' ? '/cat-recipes' : '/dog-recipes';
  return (
    <header className={styles['head']}>
      <div className={styles['cloth']}>
        <Link
          className={styles['float']}
          to={list}
          aria-label={recipe.species === 'cat' ? 'Back to cat recipes' : 'Back to dog recipes'}
        >
          <ArrowLeft size={22} aria-hidden />
        </Link>
        <span className={styles['right']}>
          <button type="button" className={styles['float']} onClick={share} aria-label="Share">
            <Share2 size={22} aria-hidden />
          </button>
          <HeartButton recipeId={recipe.id} title={recipe.title} className={styles['float']} />
        </span>
        <RecipeCloth species={recipe.species} id={recipe.id}>
          <div className={styles['art']}>
            {recipe.imageUrl === null ? <InlineBowl recipe={recipe} /> : <RecipeArt recipe={recipe} />}
          </div>
        </RecipeCloth>
      </div>
      <div className={styles['words']}>
        <Breadcrumb trail={recipeTrail(recipe)} />
        <p className={styles['meta']}>
          <span className={styles['badge']}>{categoryLabel(recipe.category)}</span>
          {recipe.isOrganic && <span className={styles['badge']}>Organic</span>}
          {authorLine(recipe)}
        </p>
        <h1 tabIndex={-1}>{recipe.title}</h1>
        <div className={styles['told']}>
          <Rating card={card} />
          <a href="#verdict-title" className={styles['verdict']}>
            <OwnVerdictBadge card={card} recipe={recipe} />
          </a>
        </div>
        <p className={styles['description']}>{recipe.description}</p>
        <RecipeFacts card={card} />
      </div>
      <StartCooking recipeId={recipe.id} />
    </header>
  );
}

function Rating({ card }: { card: RecipeCard }) {
  if (card.averageRating === null) return <p className={styles['rating']}>Not yet rated</p>;
  return (
    <p className={styles['rating']}>
      <Stars value={card.averageRating} size={20} />
      <strong>{card.averageRating.toFixed(1)}</strong>
      {card.ratingCount === 1 ? '(1 review)' : `(${card.ratingCount} reviews)`}
    </p>
  );
}
