import { ArrowLeft, ChefHat, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { authorLine } from '#domain/catalogue/author-line';
import { recipeTrail } from '#domain/catalogue/breadcrumb';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { Recipe } from '#domain/recipe/recipe';
import { categoryLabel } from '#domain/reference/category';
import type { Species } from '#domain/reference/species';
import { counted } from '#domain/text/sentence-parts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Button } from '../../components/button.tsx';
import { PageBar } from '../../components/page-bar.tsx';
import { RecipeArt } from '../../components/recipe-art.tsx';
import { RecipeCloth } from '../../components/recipe-cloth.tsx';
import { Stars } from '../../components/stars.tsx';
import { isList, placeOf } from '../../platform/state/screens.ts';
import { HeartButton } from '../cards/heart-button.tsx';
import { OwnVerdictBadge } from '../nutrition/own-verdict-badge.tsx';
import { shareRecipe } from '../share/share-recipe.ts';
import { InlineBowl } from './inline-bowl.tsx';
import { RecipeFacts } from './recipe-facts.tsx';
import styles from './recipe-head.module.css';

/** Hidden once reviews or footer are in sight: nobody cooks from those. */
function isPastCooking(): boolean {
  const end = document.querySelector('#reviews, footer');
  return end !== null && end.getBoundingClientRect().top < window.innerHeight - 96;
}

/** Link to cook mode: within thumb reach on phones, under the facts on wide screens. */
function StartCooking({ recipeId }: { recipeId: number }) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const onScroll = () => setAway(isPastCooking());
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return (
    <PageBar className={styles['bar']} isAway={isAway}>
      <Button asChild className={styles['button']}>
        <Link to={`/recipe/${recipeId}/cook`}>
          <ChefHat size={24} aria-hidden /> Start cooking
        </Link>
      </Button>
    </PageBar>
  );
}

type BackToListProps = { species: Species; isOwn: boolean; className: string | undefined };

/** Back to the list that led here, with its filter and scroll position; else to the species' list or the owner's. */
function BackToList({ species, isOwn, className }: BackToListProps) {
  const navigate = useNavigate();
  const { from } = placeOf(useLocation().key);
  const list = isOwn ? '/my-recipes' : `/${species}-recipes`;
  const label = isOwn ? 'Back to your recipes' : `Back to ${species} recipes`;
  const isFromList = from !== undefined && isList(from);
  return (
    <Link
      className={className}
      to={list}
      aria-label={isFromList && from !== list ? 'Back to the list' : label}
      onClick={(event) => {
        if (!isFromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(-1);
      }}
    >
      <ArrowLeft size={22} aria-hidden />
    </Link>
  );
}

type RecipeHeadProps = {
  recipe: Recipe;
  card: RecipeCard;
  isOwn: boolean;
  /** For the owner's animal: foods to avoid, conditions. */
  notes: ReactNode;
  /** The verdict on one of our recipes; an owner's has only its badge here. */
  verdict: ReactNode;
  portions: ReactNode;
};

/** Bowl, title, rating, verdict, facts and portions: what decides whether to read on. */
export function RecipeHead({ recipe, card, isOwn, notes, verdict, portions }: RecipeHeadProps) {
  return (
    <header className={styles['head']}>
      <div className={styles['cloth']}>
        <BackToList species={recipe.species} isOwn={isOwn} className={styles['float']} />
        <span className={styles['right']}>
          {!isOwn && (
            <button
              type="button"
              className={styles['float']}
              onClick={() => void shareRecipe(recipe.title)}
              aria-label="Share"
            >
              <Share2 size={22} aria-hidden />
            </button>
          )}
          <HeartButton recipeId={recipe.id} title={recipe.title} className={styles['float']} />
        </span>
        <RecipeCloth species={recipe.species} id={recipe.id}>
          <div className={styles['art']} data-bowl>
            {recipe.imageUrl === null ? <InlineBowl recipe={recipe} /> : <RecipeArt recipe={recipe} />}
          </div>
        </RecipeCloth>
      </div>
      <div className={styles['words']}>
        <Breadcrumb trail={recipeTrail(recipe)} />
        <p className={styles['meta']}>
          <span className={styles['badge']}>{categoryLabel(recipe.category)}</span>
          {recipe.isOrganic && <span className={styles['badge']}>Organic</span>}
          {isOwn ? 'Yours, on this device' : authorLine(recipe)}
        </p>
        <h1 tabIndex={-1}>{recipe.title}</h1>
        {isOwn ? (
          <a href="#verdict-title" className={styles['badgeLink']}>
            <OwnVerdictBadge card={card} recipe={recipe} />
          </a>
        ) : (
          <>
            <Rating card={card} />
            <section className={styles['verdict']} aria-labelledby="verdict-title">
              {verdict}
            </section>
          </>
        )}
        {notes}
        <RecipeFacts card={card} />
        {portions}
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
      <strong>{card.averageRating.toFixed(1)}</strong>({counted(card.ratingCount, 'review')})
    </p>
  );
}
