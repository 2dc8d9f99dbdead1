import { daysIn } from '#domain/cook/cooked-days';
import type { HistoryRecipe, HistoryRecipes } from '#domain/diet-history/history-recipe';
import { safetyLead } from '../../components/verdict-words.ts';
import type { Device } from '../../platform/database/open-device.ts';
import { recipeVersion } from '../../platform/database/stored-fed.ts';

async function historyRecipe(device: Device, id: number): Promise<[number, HistoryRecipe][]> {
  const { database } = device;
  const [found, version, cooked] = await Promise.all([
    device.recipe(id),
    recipeVersion(database, id),
    database.cookedDays.get(String(id)),
  ]);
  if (found === null) return [];
  const { recipe, card, reading, own } = found;
  const lead = safetyLead(card.verdict);
  const kept = {
    recipe,
    ...(reading !== undefined && { reading }),
    ...(own !== undefined && { words: own.words.ingredients }),
    ...(version !== undefined && { version }),
    ...(lead !== null && { lead }),
    cookedDays: daysIn(cooked?.value),
  };
  return [[id, kept]];
}

/** Recipes with their versions and the days on which they were cooked; those that are gone are left out. */
export async function readHistoryRecipes(device: Device, ids: readonly number[]): Promise<HistoryRecipes> {
  const found = await Promise.all(ids.map((id) => historyRecipe(device, id)));
  return new Map(found.flat());
}
