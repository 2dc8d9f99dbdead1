import { memo, Suspense } from 'react';
import type { BatchReading } from '#domain/nutrition/recipe-nutrients';
import type { Recipe } from '#domain/recipe/recipe';
import type { Species } from '#domain/reference/species';
import type { SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { classNames } from '../../components/class-names.ts';
import { Fold } from '../../components/fold.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { whenNear } from '../../components/near-viewport.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { LazyHydrationBoundary } from '../../platform/hydration/lazy-hydration-boundary.tsx';
import styles from './recipe-article.module.css';

// Sections further down hydrate when they near the viewport.
const RecipeFigures = lazyPart(
  () => whenNear('nutrition-title').then(() => import('./recipe-figures.tsx')),
  'RecipeFigures',
);

// The safety matcher is as large as the tables, so it loads when its section comes near the viewport.
const SafetyResult = lazyPart(
  () => whenNear('safety-title').then(() => import('./safety-result.tsx')),
  'SafetyResult',
);
// Shown inside RecipeExtras, which already waits for the viewport.
const SafetySource = lazyPart(() => import('./safety-result.tsx'), 'SafetySource');

// Advertisements come after everything needed for cooking.
const RecipeAside = lazyPart(
  () => whenNear('recipe-aside').then(() => import('./recipe-aside.tsx')),
  'RecipeAside',
);

// Actions on a recipe, as opposed to its content.
const RecipeExtras = lazyPart(
  () => whenNear('recipe-extras').then(() => import('./recipe-extras.tsx')),
  'RecipeExtras',
);
const ReviewsPanel = lazyPart(
  () => whenNear('reviews-panel').then(() => import('../reviews/reviews-panel.tsx')),
  'ReviewsPanel',
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

type FurtherSectionsProps = {
  recipe: Recipe;
  /** A recipe of the owner's: no reviews and no advertisements. */
  isOwn: boolean;
  reading: BatchReading | undefined;
  /** No doses are suggested beside a food that is or may be toxic. */
  lead: SafetyAudit['lead'];
};

/** Tables and notes, collapsed at first. */
function FoldedTables({ recipe, reading }: Pick<FurtherSectionsProps, 'recipe' | 'reading'>) {
  return (
    <>
      <Fold headingId="amounts-title" title="How much is in it" fact="Energy and every nutrient">
        <Suspense fallback={<Skeleton lines={4} label="Reading the ingredient table" />}>
          <RecipeFigures recipe={recipe} reading={reading} part="amounts" />
        </Suspense>
      </Fold>
      <Fold
        headingId="panel-title"
        title="What is in it"
        fact="Weight, energy and cost, line by line"
        contentId="line-by-line"
      >
        <Suspense fallback={<Skeleton lines={4} label="Reading the ingredient table" />}>
          <RecipeFigures recipe={recipe} part="ingredients" />
        </Suspense>
      </Fold>
      {recipe.nutritionalBenefits.length > 0 && (
        <Fold headingId="benefits-title" title="Nutritional Benefits" fact="What its foods bring">
          <ul className={styles['benefits']}>
            {recipe.nutritionalBenefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}

/** Sources and limits of every figure on the page. */
function HowWeKnow({ recipe }: { recipe: Recipe }) {
  return (
    <Fold
      headingId="sources-title"
      title="How we know"
      fact="Where the figures come from, and what they leave out"
    >
      <div className={styles['sources']}>
        <Suspense fallback={<Skeleton lines={4} label="Reading the ingredient table" />}>
          <RecipeFigures recipe={recipe} part="sources" />
        </Suspense>
        <Suspense>
          <SafetySource recipe={recipe} />
        </Suspense>
      </div>
    </Fold>
  );
}

/** Everything below the kitchen: figures, tools, reviews. */
export function FurtherSections({ recipe, isOwn, reading, lead }: FurtherSectionsProps) {
  return (
    <div className={classNames(styles['below'], !isOwn && styles['withAside'])} data-below-fold>
      <section id="nutrition" className={styles['onScreen']} aria-labelledby="nutrition-title">
        <h2 id="nutrition-title">Nutritional Information</h2>
        <LazyHydrationBoundary
          id="nutrition-figures"
          isHeld
          fallback={<Skeleton lines={6} label="Computing the nutrients" />}
        >
          <RecipeFigures recipe={recipe} reading={reading} lead={lead} part="nutrition" />
        </LazyHydrationBoundary>
      </section>
      <div className={styles['pair']}>
        <section className={styles['onScreen']} aria-labelledby="safety-title">
          <h2 id="safety-title">Safety</h2>
          <LazyHydrationBoundary isHeld fallback={<Skeleton lines={2} label="Looking for toxic foods" />}>
            <SafetyResult recipe={recipe} />
          </LazyHydrationBoundary>
        </section>
        <section className={styles['onScreen']} aria-labelledby="cost-title">
          <h2 id="cost-title">Cost</h2>
          <LazyHydrationBoundary isHeld fallback={<Skeleton lines={4} label="Computing the cost" />}>
            <RecipeFigures recipe={recipe} part="cost" />
          </LazyHydrationBoundary>
        </section>
      </div>
      <div className={styles['onScreen']}>
        <LazyHydrationBoundary
          id="recipe-extras"
          isHeld
          fallback={<Skeleton lines={8} label="Opening the tools" />}
        >
          <RecipeExtras
            recipe={recipe}
            reading={reading}
            lead={lead}
            isOwn={isOwn}
            last={<HowWeKnow recipe={recipe} />}
          >
            <FoldedTables recipe={recipe} reading={reading} />
          </RecipeExtras>
        </LazyHydrationBoundary>
      </div>
      {!isOwn && (
        <>
          <AsidePlace recipeId={recipe.id} species={recipe.species} />
          <section id="reviews" className={styles['onScreen']} aria-labelledby="reviews-title">
            <h2 id="reviews-title">Reviews</h2>
            <LazyHydrationBoundary
              id="reviews-panel"
              isHeld
              fallback={<Skeleton lines={3} label="Loading reviews..." />}
            >
              <ReviewsPanel recipeId={recipe.id} title={recipe.title} />
            </LazyHydrationBoundary>
          </section>
        </>
      )}
    </div>
  );
}
