import { counted } from '../text/sentence-parts.ts';
import { addDays, dateText } from './calendar.ts';
import type { FedMeal } from './fed-log.ts';
import { type Pack, thawedUseBy } from './packs.ts';
import type { PlanView } from './plan-view.ts';
import { packCounts } from './supply.ts';

/** Something to do in the kitchen on a day, besides feeding. */
export type DayTask =
  /** Cooked grams, for all animals together. */
  | { kind: 'cook'; recipeId: number; grams: number }
  /** Packs to take out of the freezer in the evening, for the day after. */
  | { kind: 'thaw'; packs: Pack[] }
  /**
   * Meals left over in a pack whose use-by date is today or tomorrow, or was yesterday. We don't know whether a frozen pack
   * of which a meal wasn't given was thawed: it has a second, nearer date in case it was.
   */
  | { kind: 'use-up'; pack: Pack; meals: number; useBy: string; isIfThawed: boolean };

function cooking({ packs, batches }: PlanView, date: string): DayTask[] {
  const due = packs.filter(({ cookOn }) => cookOn === date);
  return [...new Set(due.map(({ recipeId }) => recipeId))].map((recipeId) => {
    const ofRecipe = packs.filter((pack) => pack.recipeId === recipeId);
    const isOnlyCooking = ofRecipe.every(({ cookOn }) => cookOn === date);
    const eaten = due.filter((pack) => pack.recipeId === recipeId);
    const grams = eaten.reduce((sum, pack) => sum + pack.grams, 0);
    // Whole batches may be more than is eaten; they are cooked at once unless the food would not keep.
    const batch = isOnlyCooking ? batches.find((one) => one.recipeId === recipeId) : undefined;
    return { kind: 'cook', recipeId, grams: batch?.grams ?? grams };
  });
}

/**
 * What to do in the kitchen on a day besides feeding: cook, take packs out of the freezer the evening before they are
 * eaten, use up or throw away what was left over.
 * @param fed what was marked as fed
 */
export function dayTasks(view: PlanView, fed: readonly FedMeal[], date: string): DayTask[] {
  const tomorrow = addDays(date, 1);
  const counts = packCounts(view, fed, date);
  const thawedBy = (pack: Pack) => thawedUseBy(pack, view.recipes.get(pack.recipeId)?.storage);
  const toThaw = counts.filter(
    ({ pack, mealsLeft }) => thawedBy(pack) !== null && pack.firstDate === tomorrow && mealsLeft > 0,
  );
  const toUseUp = counts
    .filter(({ leftOver }) => leftOver > 0)
    .flatMap(({ pack, leftOver: meals }) => {
      const task = { kind: 'use-up' as const, pack, meals };
      const thawed = thawedBy(pack);
      return [
        ...(thawed === null ? [] : [{ ...task, useBy: thawed, isIfThawed: true }]),
        { ...task, useBy: pack.useBy, isIfThawed: false },
      ];
    })
    .filter(({ useBy }) => addDays(date, -1) <= useBy && useBy <= tomorrow);
  return [
    ...cooking(view, date),
    ...(toThaw.length > 0 ? [{ kind: 'thaw' as const, packs: toThaw.map(({ pack }) => pack) }] : []),
    ...toUseUp,
  ];
}

/**
 * A task as a sentence without its full stop: 'Cook 1.5 kg of Chicken bowl', 'In the evening, take 1 pack out of the
 * freezer: Rex’s Chicken bowl, 1 kg'.
 * @param mass words of a weight
 * @param date the day of the task
 */
export function taskText(
  task: DayTask,
  { recipes, pets }: Pick<PlanView, 'recipes' | 'pets'>,
  mass: (grams: number) => string,
  date: string,
): string {
  const titleOf = (recipeId: number) => recipes.get(recipeId)?.title ?? `Recipe ${recipeId}`;
  const packName = ({ petId, recipeId }: Pack) =>
    `${pets.find(({ id }) => id === petId)?.name}’s ${titleOf(recipeId)}`;
  if (task.kind === 'cook') return `Cook ${mass(task.grams)} of ${titleOf(task.recipeId)}`;
  if (task.kind === 'thaw') {
    const packs = task.packs.map((pack) => `${packName(pack)}, ${mass(pack.grams)}`);
    return `In the evening, take ${counted(task.packs.length, 'pack')} out of the freezer: ${packs.join('; ')}`;
  }
  const { pack, meals, useBy, isIfThawed } = task;
  const what = `${counted(meals, 'meal')} of ${packName(pack)}`;
  const ifThawed = isIfThawed ? ', if you have thawed it' : '';
  if (useBy < date) return `Throw away ${what}${ifThawed}: the use-by date was ${dateText(useBy)}`;
  return `Use up ${what} ${useBy === date ? 'today' : 'by tomorrow'}${ifThawed}`;
}
