import type { Recipe } from '../recipe/recipe.ts';
import { isEatenFrozen } from '../recipe/storage-words.ts';
import { compareCodes } from '../text/compare-codes.ts';
import { addDays, addMonths } from './calendar.ts';
import type { Feed, PlanRecipes } from './feeding-schedule.ts';

/** A thawed pack has to be eaten within this many days. */
const MOST_DAYS_PER_PACK = 3;

/** Food for one animal for one to three days, packed together. Dates are 'YYYY-MM-DD'. */
export type Pack = {
  petId: string;
  recipeId: number;
  grams: number;
  days: number;
  /** Date the pack is started. */
  firstDate: string;
  cookOn: string;
  place: 'refrigerator' | 'freezer';
  useBy: string;
};

type Storage = Recipe['storage'];

const frozenUseBy = (cookOn: string, { freezerMonths }: Storage) => addMonths(cookOn, freezerMonths);
const chilledUseBy = (cookOn: string, { refrigeratorDays }: Storage) => addDays(cookOn, refrigeratorDays);

/** Where to store a pack cooked on a date; null if it keeps in neither. */
function placeOf(cookOn: string, lastDate: string, storage: Storage): Pack['place'] | null {
  if (!isEatenFrozen(storage) && lastDate <= chilledUseBy(cookOn, storage)) return 'refrigerator';
  return storage.freezerMonths > 0 && lastDate <= frozenUseBy(cookOn, storage) ? 'freezer' : null;
}

/** As long as the recipe keeps chilled, three days at most. */
const mostDays = ({ refrigeratorDays }: Storage) =>
  Math.max(1, Math.min(MOST_DAYS_PER_PACK, refrigeratorDays));

/** Splits the days of a feed into packs. */
function* spansOf({ days }: Feed, storage: Storage): Generator<[at: number, days: number]> {
  const most = mostDays(storage);
  for (let at = 0; at < days; at += most) yield [at, Math.min(most, days - at)];
}

function packsOf(feed: Feed, storage: Storage, startsOn: string): Pack[] {
  const packs: Pack[] = [];
  let cookOn = startsOn;
  for (const [at, days] of spansOf(feed, storage)) {
    const firstDate = addDays(startsOn, feed.firstDay + at);
    const lastDate = addDays(firstDate, days - 1);
    // Cook again if it would not keep until then.
    if (placeOf(cookOn, lastDate, storage) === null) cookOn = firstDate;
    const place = placeOf(cookOn, lastDate, storage) ?? 'refrigerator';
    packs.push({
      petId: feed.petId,
      recipeId: feed.recipeId,
      grams: feed.gramsByDay.slice(at, at + days).reduce((sum, grams) => sum + grams, 0),
      days,
      firstDate,
      cookOn,
      place,
      useBy: place === 'refrigerator' ? chilledUseBy(cookOn, storage) : frozenUseBy(cookOn, storage),
    });
  }
  return packs;
}

/** The last day to eat a frozen pack that was thawed for its first day; null for packs that are not thawed. */
export function thawedUseBy({ place, firstDate }: Pack, storage: Storage | undefined): string | null {
  if (place !== 'freezer' || storage === undefined || isEatenFrozen(storage)) return null;
  return addDays(firstDate, mostDays(storage) - 1);
}

/**
 * The plan's food in packs of at most three days: refrigerated if eaten in time, else frozen, all cooked on the first
 * day if it keeps that long. Use-by dates are calendar days from the cooking date.
 */
export function planPacks(feeds: readonly Feed[], recipes: PlanRecipes, startsOn: string): Pack[] {
  return feeds
    .flatMap((feed) => {
      const recipe = recipes.get(feed.recipeId);
      return recipe === undefined ? [] : packsOf(feed, recipe.storage, startsOn);
    })
    .sort((a, b) => compareCodes(a.firstDate, b.firstDate));
}
