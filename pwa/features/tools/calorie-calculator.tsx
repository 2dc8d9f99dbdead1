import { lazy, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { NO_RECIPE } from '#domain/catalogue/recipe-address';
import type { Species } from '#domain/reference/species';
import { PageHero } from '../../components/page-hero.tsx';
import { sectionOfSpecies } from '../../components/section.ts';
import { Segmented } from '../../components/segmented.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useRecipe } from '../../platform/database/recipes.ts';
import { LazyHydrationBoundary } from '../../platform/hydration/lazy-hydration-boundary.tsx';
import { ANIMALS } from '../nutrition/animals.tsx';
import styles from '../nutrition/calorie.module.css';
import { useActivePet } from '../pets/pets.ts';
import { EnergyExplained } from './energy-explained.tsx';
import { RecipeChoice } from './recipe-choice.tsx';

// Breeds and formulas load after the page.
const CALCULATORS = {
  dog: lazy(async () => ({
    default: (await import('./dog-calculator.tsx')).DogCalculator,
  })),
  cat: lazy(async () => ({
    default: (await import('./cat-calculator.tsx')).CatCalculator,
  })),
};

/** Route `/tools/calorie-calculator`: how much energy an animal needs a day, and how much of a recipe that is. */
export function CalorieCalculator() {
  const [species, setSpecies] = useAnimal();
  const [recipeIds, setRecipeIds] = useState<Partial<Record<Species, number>>>({});
  const found = useRecipe(recipeIds[species] ?? NO_RECIPE);
  const section = sectionOfSpecies(species);
  const recipe = found?.recipe;
  // Memoised: a re-render before hydration would replace the rendered fields, with what was typed into them.
  const calculator = useMemo(() => {
    const Calculator = CALCULATORS[species];
    return (
      <LazyHydrationBoundary id="calculator" fallback={<Skeleton lines={8} label="Opening the calculator" />}>
        <Calculator {...(recipe && { recipe })} />
      </LazyHydrationBoundary>
    );
  }, [species, recipe]);
  return (
    <div className={styles['screen']} data-section={section}>
      <PageHero section={section} title="Calorie Calculator">
        <p className={styles['lead']}>
          How much energy a {species} needs a day, by two counts side by side, and how many grams of food that
          is.
        </p>
      </PageHero>
      <div className={styles['column']}>
        <div className={styles['part']}>
          <Segmented label="Animal" options={ANIMALS} value={species} onChange={setSpecies} />
          <RecipeChoice
            species={species}
            recipeId={recipeIds[species]}
            onChoose={(id) => setRecipeIds(withRecipe(recipeIds, species, id))}
          />
          <h2 className="visually-hidden">Energy of your {species}</h2>
          {calculator}
        </div>
        <div className={styles['part']}>
          <EnergyExplained species={species} />
          <p>
            What a bowl holds beside energy, the <Link to="/tools/nutrition-checker">nutrition checker</Link>{' '}
            tells; which tables stand behind it, <Link to="/nutrition">where the numbers come from</Link>.
          </p>
        </div>
      </div>
    </div>
  );
}

/** The animal chosen here, else the one in the address, else one with a profile. */
function useAnimal(): [Species, (species: Species) => void] {
  const [chosen, setChosen] = useState<Species>();
  const dog = useActivePet('dog');
  const cat = useActivePet('cat');
  // After the first paint: the server draws the page without its query.
  useEffect(() => {
    const named = new URLSearchParams(location.search).get('animal');
    if (named === 'dog' || named === 'cat') setChosen((before) => before ?? named);
  }, []);
  return [chosen ?? (cat && !dog ? 'cat' : 'dog'), setChosen];
}

function withRecipe(
  ids: Partial<Record<Species, number>>,
  species: Species,
  id: number | undefined,
): Partial<Record<Species, number>> {
  const { [species]: _, ...others } = ids;
  return id === undefined ? others : { ...others, [species]: id };
}
