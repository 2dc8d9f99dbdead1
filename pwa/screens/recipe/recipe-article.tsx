import { lazy, memo, Suspense, useEffect } from 'react';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { BatchReading } from '#domain/nutrition/recipe-nutrients';
import type { OwnRecipe } from '#domain/own/own-recipe';
import type { Recipe } from '#domain/recipe/recipe';
import type { Species } from '#domain/reference/species';
import { classNames } from '../../components/class-names.ts';
import { sectionOfSpecies } from '../../components/section.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { endWaits, whenNear } from '../../components/when-near.ts';
import { LazyHydrationBoundary } from '../../hydration/lazy-hydration-boundary.tsx';
import { FoldedSection } from './folded-section.tsx';
import { IngredientList } from './ingredient-list.tsx';
import { KeepAndFeed } from './keep-and-feed.tsx';
import { Method } from './method.tsx';
import { PrintAddress } from './print-address.tsx';
import styles from './recipe-article.module.css';
import { RecipeHead } from './recipe-head.tsx';
import { isSameContent } from './same-content.ts';
import { SectionTabs } from './section-tabs.tsx';
import { VerdictFrame } from './verdict-frame.tsx';
import { VetNotice } from './vet-notice.tsx';

// Needs the tables: rendered by the server, hydrated once they have loaded.
const VerdictCard = lazy(async () => ({ default: (await import('./verdict-card.tsx')).VerdictCard }));
// Sections further down hydrate when they come near the viewport.
const RecipeFigures = lazy(() =>
  whenNear('nutrition-title')
    .then(() => import('./recipe-figures.tsx'))
    .then((figures) => ({ default: figures.RecipeFigures })),
);

// The safety matcher is as large as the tables, so it loads when its section comes near the viewport.
const SafetyResult = lazy(() =>
  whenNear('safety-title')
    .then(() => import('./safety-result.tsx'))
    .then((safety) => ({ default: safety.SafetyResult })),
);

// Only where an owner has recipes of their own.
const OwnVerdict = lazy(async () => ({ default: (await import('./own-verdict.tsx')).OwnVerdict }));
const OwnActions = lazy(async () => ({ default: (await import('./own-actions.tsx')).OwnActions }));

// Advertisements keep away from the kitchen: they follow everything needed for cooking.
const RecipeAside = lazy(() =>
  whenNear('recipe-aside')
    .then(() => import('./recipe-aside.tsx'))
    .then((aside) => ({ default: aside.RecipeAside })),
);

// Actions on a recipe, as opposed to its content.
const RecipeExtras = lazy(() =>
  whenNear('recipe-extras')
    .then(() => import('./recipe-extras.tsx'))
    .then((extras) => ({ default: extras.RecipeExtras })),
);
const ReviewsPanel = lazy(() =>
  whenNear('reviews-panel')
    .then(() => import('../parts/reviews/reviews-panel.tsx'))
    .then((reviews) => ({ default: reviews.ReviewsPanel })),
);

// Memoised while the recipe is refreshed: a re-render before hydration would replace the server-rendered content.
const AsidePlace = memo(function AsidePlace({ recipeId, species }: { recipeId: number; species: Species }) {
  return (
    <>
      <div id="recipe-aside" className={classNames(styles['onScreen'], styles['aside'])}>
        <Suspense>
          <RecipeAside recipeId={recipeId} species={species} part="sponsors" />
        </Suspense>
      </div>
      <div className={styles['onScreen']}>
        <Suspense>
          <RecipeAside recipeId={recipeId} species={species} part="recent" />
        </Suspense>
      </div>
    </>
  );
});

/** Tables and remarks that nobody needs at once. */
function FoldedTables({ recipe, reading }: Pick<RecipeArticleProps, 'recipe' | 'reading'>) {
  return (
    <>
      <FoldedSection id="amounts-title" title="How much is in it" fact="Energy and every nutrient">
        <Suspense fallback={<Skeleton lines={4} label="Reading the ingredient table" />}>
          <RecipeFigures recipe={recipe} reading={reading} part="amounts" />
        </Suspense>
      </FoldedSection>
      <FoldedSection
        id="panel-title"
        title="What is in it"
        fact="Weight, energy and cost, line by line"
        contentId="line-by-line"
      >
        <Suspense fallback={<Skeleton lines={4} label="Reading the ingredient table" />}>
          <RecipeFigures recipe={recipe} part="ingredients" />
        </Suspense>
      </FoldedSection>
      {recipe.nutritionalBenefits.length > 0 && (
        <FoldedSection id="benefits-title" title="Nutritional Benefits" fact="What its foods bring">
          <ul className={styles['benefits']}>
            {recipe.nutritionalBenefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </FoldedSection>
      )}
    </>
  );
}

const SECTIONS = [
  { id: 'ingredients', label: 'Ingredients' },
  { id: 'method', label: 'Method' },
  { id: 'nutrition', label: 'Nutrition' },
  { id: 'reviews', label: 'Reviews' },
] as const;
const OWN_SECTIONS = SECTIONS.filter(({ id }) => id !== 'reviews');

type RecipeArticleProps = {
  recipe: Recipe;
  card: RecipeCard;
  /** A recipe of the owner's: nobody reviews it, and nothing is advertised beside it. */
  own?: OwnRecipe | undefined;
  reading?: BatchReading | undefined;
};

/**
 * The recipe page's content. On wide screens the ingredients stay beside the method. Re-renders only when the content
 * changes, not when the device reads the same recipe again: that would replace parts waiting to hydrate.
 */
export const RecipeArticle = memo(function RecipeArticle({ recipe, card, own, reading }: RecipeArticleProps) {
  useEffect(() => endWaits, []);
  useEffect(() => {
    // Recently viewed recipes are stored on this device; nothing on the page depends on it.
    void import('../../database/recents.ts')
      .then(({ rememberRecipe }) => rememberRecipe(recipe.id))
      .catch(() => {});
  }, [recipe.id]);
  return (
    <article className={styles['article']} data-section={sectionOfSpecies(recipe.species)}>
      <RecipeHead recipe={recipe} card={card} isOwn={own !== undefined} />
      <div className={styles['column']}>
        {own === undefined ? (
          <section className={styles['verdict']} aria-labelledby="verdict-title">
            <Suspense fallback={<VerdictFrame verdict={card.verdict} unsettledFor={card.species} />}>
              <VerdictCard recipe={recipe} />
            </Suspense>
          </section>
        ) : (
          <Suspense fallback={<Skeleton lines={6} label="Computing the nutrients" />}>
            <OwnActions own={own} recipe={recipe} />
            <OwnVerdict own={own} />
          </Suspense>
        )}
        <SectionTabs sections={own === undefined ? SECTIONS : OWN_SECTIONS} />
        <div className={styles['kitchen']}>
          <section id="ingredients" className={styles['ingredients']} aria-labelledby="ingredients-title">
            <h2 id="ingredients-title">Ingredients</h2>
            <IngredientList recipe={recipe} />
            <VetNotice species={recipe.species} />
          </section>
          <div>
            <section id="method" aria-labelledby="method-title">
              <h2 id="method-title">Method</h2>
              <Method recipe={recipe} />
            </section>
            <section aria-labelledby="keep-title">
              <h2 id="keep-title">Keep and feed</h2>
              <KeepAndFeed recipe={recipe} />
            </section>
          </div>
        </div>
        <div className={classNames(styles['below'], own === undefined && styles['withAside'])}>
          <section id="nutrition" className={styles['onScreen']} aria-labelledby="nutrition-title">
            <h2 id="nutrition-title">Nutritional Information</h2>
            <LazyHydrationBoundary
              id="nutrition-figures"
              fallback={<Skeleton lines={6} label="Computing the nutrients" />}
            >
              <RecipeFigures recipe={recipe} reading={reading} part="nutrition" />
            </LazyHydrationBoundary>
          </section>
          <div className={styles['pair']}>
            <section className={styles['onScreen']} aria-labelledby="safety-title">
              <h2 id="safety-title">Safety</h2>
              <Suspense fallback={<Skeleton lines={2} label="Looking for toxic foods" />}>
                <SafetyResult recipe={recipe} />
              </Suspense>
            </section>
            <section className={styles['onScreen']} aria-labelledby="cost-title">
              <h2 id="cost-title">Cost</h2>
              <Suspense fallback={<Skeleton lines={4} label="Computing the cost" />}>
                <RecipeFigures recipe={recipe} part="cost" />
              </Suspense>
            </section>
          </div>
          <div className={styles['onScreen']}>
            <LazyHydrationBoundary
              id="recipe-extras"
              fallback={<Skeleton lines={8} label="Opening the tools" />}
            >
              <RecipeExtras recipe={recipe} isOwn={own !== undefined}>
                <FoldedTables recipe={recipe} reading={reading} />
              </RecipeExtras>
            </LazyHydrationBoundary>
          </div>
          {own === undefined && (
            <>
              <AsidePlace recipeId={recipe.id} species={recipe.species} />
              <section id="reviews" className={styles['onScreen']} aria-labelledby="reviews-title">
                <h2 id="reviews-title">Reviews</h2>
                <LazyHydrationBoundary
                  id="reviews-panel"
                  fallback={<Skeleton lines={3} label="Loading reviews..." />}
                >
                  <ReviewsPanel recipeId={recipe.id} title={recipe.title} />
                </LazyHydrationBoundary>
              </section>
            </>
          )}
        </div>
        <PrintAddress />
      </div>
    </article>
  );
}, isSameContent);
