import type { Recipe } from '../recipe/recipe.ts';
import { isEatenFrozen } from '../recipe/storage-words.ts';
import type { Batch, BatchChoice } from './batch.ts';

type KeepUntil = {
  /** The last day in the refrigerator; null if it is best eaten at once, or frozen. */
  refrigerator: Date | null;
  /** The last day in the freezer; null if it does not freeze well. */
  freezer: Date | null;
  /** For an animal's batch, the portions for refrigerator and freezer; else null. */
  split: { chilled: number; frozen: number } | null;
};

/** The same day some months later, or the last day of a shorter month. */
function monthsLater(from: Date, months: number): Date {
  const day = new Date(from);
  day.setMonth(from.getMonth() + months);
  if (day.getDate() !== from.getDate()) day.setDate(0);
  return day;
}

/**
 * How long food cooked at that moment keeps, and how an animal's portions are split between refrigerator and freezer:
 * those eaten within the refrigerator's days stay there.
 */
export function keepUntil(
  { storage }: Pick<Recipe, 'storage'>,
  { portions }: Pick<Batch, 'portions'>,
  choice: BatchChoice,
  cookedAt: Date,
): KeepUntil {
  const { refrigeratorDays, freezerMonths } = storage;
  const refrigerator = new Date(cookedAt);
  refrigerator.setDate(cookedAt.getDate() + refrigeratorDays);
  const chilledDays = isEatenFrozen(storage) ? 0 : Math.max(refrigeratorDays, 1);
  const chilled = choice.kind === 'pet' ? Math.min(portions, chilledDays * choice.mealsPerDay) : 0;
  return {
    refrigerator: refrigeratorDays === 0 ? null : refrigerator,
    freezer: freezerMonths === 0 ? null : monthsLater(cookedAt, freezerMonths),
    split: choice.kind === 'pet' ? { chilled, frozen: portions - chilled } : null,
  };
}
