import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { BatchReading } from '#domain/nutrition/recipe-nutrients';
import type { Recipe } from '#domain/recipe/recipe';
import type { SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { Folds } from '../../components/fold.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { SharePanel } from '../share/share-panel.tsx';
import { FoldedSection } from './folded-section.tsx';
import { RecipeNotes } from './recipe-notes.tsx';
import { RecipeTools } from './recipe-tools.tsx';

// Breeds and formulas load when the calculator is opened.
const DogCalculator = lazy(() =>
  import('../tools/dog-calculator.tsx').then((module) => ({ default: module.DogCalculator })),
);
const CatCalculator = lazy(() =>
  import('../tools/cat-calculator.tsx').then((module) => ({ default: module.CatCalculator })),
);

const TopperPanel = lazy(() =>
  import('./topper-panel.tsx').then((module) => ({ default: module.TopperPanel })),
);

type Judged = { recipe: Recipe; reading: BatchReading | undefined; lead: SafetyAudit['lead'] };

/** How much of the recipe goes with a bought complete food, computed at its first opening. */
function TopperSection(judged: Judged) {
  const [isWanted, setWanted] = useState(false);
  return (
    <FoldedSection
      id="topper-title"
      title="On top of kibble"
      fact="How much of this goes with a complete food"
      contentId="on-kibble"
      onOpen={() => setWanted(true)}
    >
      {isWanted && (
        <Suspense fallback={<Skeleton lines={5} label="Computing the nutrients" />}>
          <TopperPanel {...judged} />
        </Suspense>
      )}
    </FoldedSection>
  );
}

/** The calculator for the recipe's species, mounted at its first opening. */
function CalculatorSection({ recipe }: { recipe: Recipe }) {
  const [isWanted, setWanted] = useState(false);
  const Calculator = recipe.species === 'cat' ? CatCalculator : DogCalculator;
  return (
    <FoldedSection
      id="calculator-title"
      title={`${recipe.species === 'cat' ? 'Cat' : 'Dog'} Nutrition Calculator`}
      fact="How much to feed, and how long this recipe lasts"
      onOpen={() => setWanted(true)}
    >
      {isWanted && (
        <Suspense fallback={<Skeleton lines={5} label="Opening the calculator" />}>
          <Calculator recipe={recipe} isCard />
        </Suspense>
      )}
    </FoldedSection>
  );
}

type RecipeExtrasProps = Judged & {
  isOwn: boolean;
  /** The first folds, and the last one. */
  children: ReactNode;
  last: ReactNode;
};

/** Actions, then rarely needed parts as folds: tables, portions, notes, sharing. */
export function RecipeExtras({ recipe, reading, lead, isOwn, children, last }: RecipeExtrasProps) {
  return (
    <>
      <RecipeTools recipe={recipe} isOwn={isOwn} />
      <Folds isApart>
        {children}
        <TopperSection recipe={recipe} reading={reading} lead={lead} />
        <CalculatorSection recipe={recipe} />
        <RecipeNotes key={recipe.id} recipe={recipe} />
        {!isOwn && (
          <FoldedSection id="share-title" title="Share this recipe" fact="Its link, by e-mail or elsewhere">
            <SharePanel recipeId={recipe.id} title={recipe.title} />
          </FoldedSection>
        )}
        {last}
      </Folds>
    </>
  );
}
