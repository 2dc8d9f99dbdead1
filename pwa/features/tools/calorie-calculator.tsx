import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { NO_RECIPE } from '#domain/catalogue/recipe-address';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { Species } from '#domain/reference/species';
import { lazyPart } from '../../components/lazy-part.ts';
import { PageHero } from '../../components/page-hero.tsx';
import { sectionOfSpecies } from '../../components/section.ts';
import { Segmented } from '../../components/segmented.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useRecipe } from '../../platform/database/recipes.ts';
import { LazyHydrationBoundary } from '../../platform/hydration/lazy-hydration-boundary.tsx';
import styles from '../nutrition/calorie.module.css';
import { ANIMALS } from '../nutrition/species-and-stages.tsx';
import { useActivePet } from '../pets/pets.ts';
import { RecipeField } from './recipe-field.tsx';

const FACTORS: Record<Species, string> = {
  dog: 'times a factor for age, activity and breed. It takes a grown dog of medium activity at 1.0 times its resting energy and food at 3.5 kcal a gram, which is the density of kibble.',
  cat: 'times a factor for age, and 0.8 for a cat that lives indoors. It takes a grown cat at 1.0 times its resting energy and food at 4 kcal a gram, which is the density of dry food.',
};

const BANDS: Record<Species, ReactNode> = {
  dog: (
    <>
      FEDIAF gives a grown dog 95 kcal per kg<sup>0.75</sup> a day at low and 110 at moderate activity; AAHA’s
      guidelines give 1.2 to 1.6 times the resting energy. Puppies take 210 until about half their adult
      weight, 175 until four fifths and 140 until they are grown; small breeds get there months before giants.
    </>
  ),
  cat: (
    <>
      FEDIAF gives a neutered or indoor cat 75 kcal per kg<sup>0.67</sup> a day and an active one 100; vets’
      texts give a neutered cat 1.2 times the resting energy, which is the upper end of the range wherever it
      is more than FEDIAF’s figure: for every cat of low activity, and for others from about 9 kg. Kittens
      take 2 to 2.5 times a grown cat’s energy until four months, 1.75 to 2 times until nine and 1.5 times
      until they are one.
    </>
  ),
};

/** Explains both numbers in plain words. */
function EnergyExplained({ species }: { species: Species }) {
  return (
    <section className={styles['words']} aria-labelledby="explained-title">
      <h2 id="explained-title">Why two numbers</h2>
      <h3>Site estimate</h3>
      <p>
        A formula: 70 kcal per kg<sup>0.75</sup>, the energy of an animal at rest, {FACTORS[species]} For a
        grown animal of normal weight it comes out low: the factor is one that vets use for losing weight.
      </p>
      <h3>Veterinary reference</h3>
      <p>
        The range that veterinary sources give for the same animal. {BANDS[species]} Single animals differ by
        30% either way, so the scales have the last word: weigh the animal every two weeks and move the energy
        by a tenth.
      </p>
      <h3>Which number we use</h3>
      <p>
        Amounts of food follow from the daily energy, which starts at the middle of the reference and which
        you may change and keep with your {species}. Grams come from the recipe’s own energy, not from that of
        kibble.
      </p>
      <h3>Ask your vet</h3>
      <p>
        Before you feed less than the resting energy, and for every animal that is growing, pregnant, nursing
        or ill: none of these numbers is made for it.
      </p>
    </section>
  );
}

const titleOf = ({ title }: RecipeCard) => title;

// Breeds and formulas load after the page.
const CALCULATORS = {
  dog: lazyPart(() => import('./dog-calculator.tsx'), 'DogCalculator'),
  cat: lazyPart(() => import('./cat-calculator.tsx'), 'CatCalculator'),
};

/** Route `/tools/calorie-calculator`: how much energy an animal needs a day, and how much of a recipe provides it. */
export function CalorieCalculator() {
  const [species, setSpecies] = useAnimal();
  const [recipeIds, setRecipeIds] = useState<Partial<Record<Species, number>>>({});
  const found = useRecipe(recipeIds[species] ?? NO_RECIPE);
  const section = sectionOfSpecies(species);
  const recipe = found?.recipe;
  // Memoised: a re-render before hydration would replace the rendered fields and lose typed text.
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
          How much energy a {species} needs a day, by two methods side by side, and how many grams of food
          that is.
        </p>
      </PageHero>
      <div className={styles['column']}>
        <div className={styles['part']}>
          <Segmented label="Animal" options={ANIMALS} value={species} onChange={setSpecies} />
          <RecipeField
            label="Recipe (optional)"
            help="With a recipe you also get grams per day and per meal."
            none="No recipe: energy only"
            species={species}
            textOf={titleOf}
            recipeId={recipeIds[species]}
            onChoose={(id) => setRecipeIds(withRecipe(recipeIds, species, id))}
          />
          <h2 className="visually-hidden">Energy of your {species}</h2>
          {calculator}
        </div>
        <div className={styles['part']}>
          <EnergyExplained species={species} />
          <p>
            For what a bowl holds besides energy, see the{' '}
            <Link to="/tools/nutrition-checker">nutrition checker</Link>. For the tables behind it, see{' '}
            <Link to="/nutrition">where the numbers come from</Link>.
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
  // After the first paint: the server renders the page without its query.
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
