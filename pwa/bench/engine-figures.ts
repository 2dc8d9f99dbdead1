import { analyseRecipe } from '#domain/analysis/analyse-recipe';
import { recipeCard } from '#domain/catalogue/card-of-recipe';
import { buildSearchIndex } from '#domain/catalogue/search-index';
import { closeGaps } from '#domain/nutrition/close-gaps';
import { recipeNutrients } from '#domain/nutrition/recipe-nutrients';
import { recipeVerdict } from '#domain/nutrition/recipe-verdict';
import type { Recipe } from '#domain/recipe/recipe';
import { recipeLifeStage } from '#domain/reference/life-stage';
import { STANDARDS } from '#domain/reference/targets';
import { BUILTIN_RECIPES } from '../../sync-server/catalogue/builtin-recipes.ts';
import { syntheticRecipes } from '../../sync-server/testing/synthetic-recipes.ts';
import { atMost, type Figure, median, percentile95 } from './figures.ts';
import { matcherFigures } from './matcher-figures.ts';
import { eachMilliseconds, millisecondsOf } from './stopwatch.ts';
import { asWritten, manyWritten } from './written-recipes.ts';

const MANY = 10_000;
/** Warm-up rounds over the catalogue, so that measurements run compiled code. */
const WARM_ROUNDS = 5;
const ROUNDS = 9;
const RUNS = 3;

/**
 * Milliseconds per item: the median of each over the rounds, so that garbage collection caused by others is excluded.
 */
function medianOfEach<T>(items: readonly T[], act: (item: T) => unknown): number[] {
  const rounds = Array.from({ length: ROUNDS }, () => eachMilliseconds(items, act));
  return items.map((_, at) => median(rounds.map((round) => round[at] ?? 0)));
}

/** From text to answer, without the supplement solver; the run over many includes garbage collection. */
function analysisFigures(): Figure[] {
  const written = BUILTIN_RECIPES.map(asWritten);
  const first = millisecondsOf(() => analyseRecipe(written[0] as (typeof written)[number]));
  for (let round = 0; round < WARM_ROUNDS; round += 1) written.forEach(analyseRecipe);
  const times = medianOfEach(written, analyseRecipe);
  const many = manyWritten(BUILTIN_RECIPES, MANY);
  const all = millisecondsOf(() => many.forEach(analyseRecipe));
  const cold = `${first.toFixed(1)} ms`;
  const name = (what: string) => `Full analysis of a recipe from its text, ${what} of ${written.length}`;
  return [
    { name: 'Full analysis of a recipe, the very first of the process', value: cold, budget: '–', met: null },
    atMost(name('median'), median(times), 2, 'ms', 2),
    atMost(name('p95'), percentile95(times), 2, 'ms', 2),
    atMost(name('worst'), Math.max(...times), 2, 'ms', 2),
    atMost(`Full analysis of ${MANY.toLocaleString('en-GB')} recipes, one core`, all / 1000, 10, 's', 2),
  ];
}

/** Removes the supplements of every everyday recipe and solves for them by either standard. */
function solverFigures(): Figure[] {
  const everyday = BUILTIN_RECIPES.filter(({ role }) => role === 'everyday');
  const bare = everyday.flatMap((recipe) => {
    const nutrients = recipeNutrients({ ...recipe, supplements: [] });
    const stage = { species: recipe.species, lifeStage: recipeLifeStage(recipe) };
    return STANDARDS.map((standard) => ({ nutrients, options: { ...stage, standard } }));
  });
  const solve = ({ nutrients, options }: (typeof bare)[number]) => closeGaps(nutrients, options);
  bare.forEach(solve);
  const times = medianOfEach(bare, solve);
  const name = (what: string) => `Supplements for a bare everyday recipe, ${what} of ${bare.length}`;
  return [
    { name: name('median'), value: `${median(times).toFixed(1)} ms`, budget: '–', met: null },
    atMost(name('p95'), percentile95(times), 50, 'ms', 1),
    atMost(name('worst'), Math.max(...times), 50, 'ms', 1),
  ];
}

function catalogueFigures(): Figure[] {
  const recipes: Recipe[] = syntheticRecipes(MANY);
  const runs = (act: () => unknown) => median(Array.from({ length: RUNS }, () => millisecondsOf(act)));
  const verdicts = runs(() => recipes.forEach(recipeVerdict));
  const cards = recipes.map((recipe) => recipeCard(recipe, { averageRating: null, ratingCount: 0 }));
  const index = runs(() => buildSearchIndex(cards));
  return [
    {
      name: 'Verdicts of 10,000 recipes',
      value: `${(verdicts / 1000).toFixed(2)} s`,
      budget: '–',
      met: null,
    },
    atMost('Search index for 10,000 recipes', index / 1000, 1, 's', 2),
  ];
}

/** The domain's engines on one core, by processor time: no browser, no network. */
export function engineFigures(): Figure[] {
  return [...analysisFigures(), ...solverFigures(), ...matcherFigures(), ...catalogueFigures()];
}
