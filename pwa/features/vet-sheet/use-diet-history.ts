import { useEffect, useMemo } from 'react';
import { type DietHistory, dietHistory } from '#domain/diet-history/diet-history';
import { type EatenFood, eatenFoods, type HistorySpan, historySpan } from '#domain/diet-history/food-history';
import type { HistoryRecipes } from '#domain/diet-history/history-recipe';
import { petNeeds } from '#domain/nutrition/pet-needs';
import { petEnergy } from '#domain/pet/daily-energy';
import type { PlannedPet } from '#domain/plan/planned-animal';
import { useFedMeals } from '../../platform/database/fed-log.ts';
import { useLabelFoods } from '../../platform/own/label-foods.ts';
import { lazyQuery, useQuery } from '../../platform/query/query.ts';
import type { Pet } from '../pets/pets.ts';
import { useBoughtFoods } from '../plan/use-bought-foods.ts';
import { usePlanView } from '../plan/use-plan-view.ts';
import { loadPremixes } from '../premix/load-premixes.ts';
import { useChosenPremixes } from '../premix/premix-store.ts';

const storedRecipes = () => import('./stored-recipes.ts');

/** The recipes among foods, as the device has them; undefined until they are read. */
function useHistoryRecipes(eaten: readonly EatenFood[]): HistoryRecipes | undefined {
  const ids = [...new Set(eaten.flatMap(({ food }) => (food.kind === 'recipe' ? [food.recipeId] : [])))];
  return useQuery(
    'historyRecipes',
    lazyQuery(storedRecipes, ({ readHistoryRecipes }, device) => readHistoryRecipes(device, ids)),
    { deps: [ids.join(' ')] },
  );
}

type Eaten = { eaten: EatenFood[]; transitionDays: number };
const NOTHING: Eaten = { eaten: [], transitionDays: 0 };
const NO_PETS: readonly PlannedPet[] = [];

function useEaten(span: HistorySpan): Eaten | undefined {
  const fed = useFedMeals(span.from, span.to);
  const planned = usePlanView();
  const bought = useBoughtFoods(planned?.view.pets ?? NO_PETS);
  return useMemo(
    () =>
      fed === undefined || planned === undefined ? undefined : eatenFoods(span, fed, planned.view, bought),
    [span, fed, planned, bought],
  );
}

export type PetHistory = { history: DietHistory; transitionDays: number };

/** What an animal ate in the thirty days up to a day; undefined until everything is read. */
export function useDietHistory({ id, profile }: Pet, today: string): PetHistory | undefined {
  const span = useMemo(() => historySpan(id, today), [id, today]);
  const found = useEaten(span);
  const { eaten, transitionDays } = found ?? NOTHING;
  const recipes = useHistoryRecipes(eaten);
  const labelFoods = useLabelFoods();
  const premixes = useChosenPremixes();
  useEffect(loadPremixes, []);
  return useMemo(() => {
    if (found === undefined || recipes === undefined || labelFoods === undefined) return undefined;
    const { kcal, bowlKcal } = petEnergy(profile);
    const whole = { besidesKcal: kcal - bowlKcal, needs: petNeeds(profile) };
    const history = dietHistory(span, eaten, { recipes, premixes, labelFoods }, whole);
    return { history, transitionDays };
  }, [found, eaten, transitionDays, span, recipes, premixes, labelFoods, profile]);
}
