import { fnv1a } from '../illustration/random.ts';
import { newOwnRecipeId } from '../own/own-id.ts';
import type { Household } from './household.ts';
import { canonical } from './newer-of.ts';

type Recipes = Household['recipes'];
/** From the id that a phone uses to the one that both use from now on. */
export type Renames<K> = ReadonlyMap<K, K>;

/** New ids that are tried where the first is taken. */
const ATTEMPTS = [0, 1, 2, 3];

/** When and how a recipe began, which editing leaves alone. The recipe it was copied from may be renumbered itself. */
const beginning = ({ value: { createdAt, origin } }: Recipes[number]): string =>
  canonical([createdAt, origin.kind === 'copy' ? { ...origin, recipeId: 0 } : origin]);

const renumbered = (id: number, began: string, attempt: number): number =>
  newOwnRecipeId(() => fnv1a(`${id}|${began}|${attempt}`) / 2 ** 32);

/** The id before a recipe was renumbered, where the other recipe is on one of both phones. */
function firstId(id: number, began: string, ids: ReadonlySet<number>): number {
  for (const other of ids) {
    if (other !== id && ATTEMPTS.some((attempt) => renumbered(other, began, attempt) === id)) return other;
  }
  return id;
}

/**
 * One id for each recipe of two phones. Ids are random, so two phones may have given one to different recipes; which one
 * keeps it and what the other gets follow from the recipes alone, so that both phones agree.
 */
export function recipeIds(here: Recipes, file: Recipes): { here: Renames<number>; file: Renames<number> } {
  const all = [...here, ...file].map((row) => ({ id: row.value.id, began: beginning(row) }));
  const taken = new Set(all.map(({ id }) => id));
  const sameBeginning = new Map<string, Set<number>>();
  for (const { id, began } of all) sameBeginning.set(began, (sameBeginning.get(began) ?? new Set()).add(id));
  const known = new Map<string, { began: string; first: number; ids: Set<number> }>();
  for (const { id, began } of all) {
    const first = firstId(id, began, sameBeginning.get(began) ?? new Set());
    const recipe = known.get(`${first} ${began}`) ?? { began, first, ids: new Set() };
    known.set(`${first} ${began}`, recipe);
    recipe.ids.add(id);
  }
  const given = new Map<string, number>();
  const used = new Set<number>();
  for (const [, { began, first, ids }] of [...known].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const kept = [...ids].sort((a, b) => a - b).find((id) => !used.has(id));
    const id =
      kept ??
      ATTEMPTS.map((attempt) => renumbered(first, began, attempt)).find(
        (free) => !used.has(free) && !taken.has(free),
      ) ??
      first;
    used.add(id);
    for (const before of ids) given.set(`${before} ${began}`, id);
  }
  const renames = (recipes: Recipes) =>
    new Map(
      recipes.map((row) => [row.value.id, given.get(`${row.value.id} ${beginning(row)}`) ?? row.value.id]),
    );
  return { here: renames(here), file: renames(file) };
}
