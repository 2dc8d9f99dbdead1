import { lazy, Suspense, useState } from 'react';
import type { Recipe } from '#domain/recipe/recipe';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import styles from './recipe-article.module.css';

// Breeds and formulas load when the calculator is opened.
const DogCalculator = lazy(() =>
  import('../parts/calculators/dog-calculator.tsx').then((module) => ({ default: module.DogCalculator })),
);
const CatCalculator = lazy(() =>
  import('../parts/calculators/cat-calculator.tsx').then((module) => ({ default: module.CatCalculator })),
);

/** The calculator for the recipe's species, collapsed until opened. */
export function CalculatorSection({ recipe }: { recipe: Recipe }) {
  const [isShown, setShown] = useState(false);
  const Calculator = recipe.species === 'cat' ? CatCalculator : DogCalculator;
  return (
    <section
      className={classNames(styles['onScreen'], styles['calculator'])}
      aria-labelledby="calculator-title"
    >
      <h2 id="calculator-title">{recipe.species === 'cat' ? 'Cat' : 'Dog'} Nutrition Calculator</h2>
      {!isShown && <p>How much to feed, and how long this recipe lasts.</p>}
      <Button variant="soft" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide calculator' : 'Show calculator'}
      </Button>
      {isShown && (
        <Suspense fallback={<Skeleton lines={5} label="Opening the calculator" />}>
          <Calculator recipe={recipe} />
        </Suspense>
      )}
    </section>
  );
}
