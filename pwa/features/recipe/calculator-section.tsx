import { lazy, Suspense, useState } from 'react';
import type { Recipe } from '#domain/recipe/recipe';
import { Skeleton } from '../../components/skeleton.tsx';
import { FoldedSection } from './folded-section.tsx';

// Breeds and formulas load when the calculator is opened.
const DogCalculator = lazy(() =>
  import('../tools/dog-calculator.tsx').then((module) => ({ default: module.DogCalculator })),
);
const CatCalculator = lazy(() =>
  import('../tools/cat-calculator.tsx').then((module) => ({ default: module.CatCalculator })),
);

/** The calculator for the recipe's species, mounted at its first opening. */
export function CalculatorSection({ recipe }: { recipe: Recipe }) {
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
          <Calculator recipe={recipe} />
        </Suspense>
      )}
    </FoldedSection>
  );
}
